import { PhoneLink } from "@/components/ui/phone-link";
import { HoursLine } from "@/components/ui/hours-line";
import { PostalAddress } from "@/components/ui/postal-address";
import { Words } from "@/components/ui/words";
import type { Contact } from "@/content/contact";
import type { OpenHours } from "@/content/open-hours";
import type { Company } from "@/content/data/schemas/company";

type Props = { company: Company; open: OpenHours } & Pick<Contact, "hours" | "beside">;

export const ContactWays = ({ company, hours, beside, open }: Props) => (
  <aside
    aria-label={beside.label}
    className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] content-start gap-10"
  >
    <div id="hours" data-reveal="">
      <h2 className="text-large">{beside.hours.heading}</h2>
      <div className="mt-3 text-small">
        <HoursLine {...open} />
      </div>
      <dl className="mt-3 grid gap-2">
        {hours.map(({ what, when }) => (
          <div key={what}>
            <dt className="text-muted">{what}</dt>
            <dd>
              <Words>{when}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </div>
    <div data-reveal="">
      <h2 className="text-large">{beside.call.heading}</h2>
      <PhoneLink phone={company.phone} className="link mt-1 flex min-h-11 items-center text-h3" />
      <p className="text-muted">{beside.call.relay}</p>
      <a href={`mailto:${company.email}`} className="link flex min-h-11 items-center">
        {company.email}
      </a>
      <PostalAddress {...company.address} className="mt-2" />
    </div>
  </aside>
);
