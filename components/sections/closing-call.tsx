import { ServiceActions } from "@/components/sections/service-actions";
import { ButtonLink } from "@/components/ui/button-link";
import { Picture } from "@/components/ui/picture";
import { Sentences } from "@/components/ui/sentences";
import type { SitePicture } from "@/content/pictures";
import type { Company } from "@/content/data/schemas/company";
import { phoneWide } from "@/lib/pictures/picture-files";

type Props = {
  heading: string;
  text?: string;
  ctaText: string;
  /** Absent where the page already has such a button: the band then has one. */
  phone?: Company["phone"];
  picture: SitePicture;
};

/** The closing band, at night: a heading, the button to the form, and the number to call. */
export const ClosingCall = ({ heading, text, phone, ctaText, picture }: Props) => (
  <section
    aria-labelledby="closing"
    className="closing no-print on-night border-b border-night-line"
  >
    <Picture
      picture={picture}
      sizes={`(min-width: 992px) 60vw, ${phoneWide}`}
      decorative
      className="object-cover"
    />
    <div data-reveal="" className="shell grid gap-8">
      <div>
        <h2 id="closing" className="max-w-title text-h2">
          <Sentences>{heading}</Sentences>
        </h2>
        {text && <p className="mt-4 max-w-lead text-lead text-balance text-night-muted">{text}</p>}
      </div>
      <div className="grid gap-4 sm:flex sm:flex-wrap sm:items-center">
        {phone ? (
          <ServiceActions primaryAction="form" phone={phone} ctaText={ctaText} />
        ) : (
          <ButtonLink href="/contact">{ctaText}</ButtonLink>
        )}
      </div>
    </div>
  </section>
);
