import { ButtonLink } from "@/components/ui/button-link";
import { CheckedList } from "@/components/ui/checked-list";
import { PhoneLink } from "@/components/ui/phone-link";
import { Picture } from "@/components/ui/picture";
import type { Home } from "@/content/home";
import type { SitePicture } from "@/content/pictures";
import type { Company } from "@/content/data/schemas/company";
import { screenWide } from "@/lib/pictures/picture-files";

type Props = Home["plan"] & {
  price: string;
  period: string;
  phone: Company["phone"];
  picture: SitePicture;
  more: { href: string; label: string };
};

export const MaintenancePlan = ({ price, period, picture, more, ...plan }: Props) => (
  <section aria-labelledby="plan" className="relative isolate lg:py-24">
    <Picture
      picture={picture}
      sizes={screenWide}
      className="aspect-2/1 w-full object-cover lg:absolute lg:inset-0 lg:-z-1 lg:aspect-auto lg:h-full"
    />
    <div className="shell">
      <div data-reveal="" className="py-11 lg:w-[54%] lg:rounded-card lg:bg-paper lg:p-12">
        <h2 id="plan" className="text-h2">
          {plan.heading}
        </h2>
        <p className="mt-5 flex items-baseline gap-3">
          <span className="numerals text-key-figure tracking-[-0.04em]">{price}</span>{" "}
          <span>{period}</span>
        </p>
        <CheckedList items={plan.points} className="mt-6" />
        <p className="mt-5 max-w-lead text-small">
          <a href={more.href} className="link inline-flex min-h-11 items-center">
            {more.label}
          </a>
        </p>
        <div className="mt-8 grid items-center gap-x-5 gap-y-3 sm:flex sm:flex-wrap">
          <ButtonLink href="/contact">{plan.button}</ButtonLink>
          <p>
            {plan.callText}{" "}
            <PhoneLink
              phone={plan.phone}
              className="link inline-flex min-h-11 items-center font-semibold"
            />
          </p>
        </div>
      </div>
    </div>
  </section>
);
