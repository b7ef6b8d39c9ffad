import { PhoneLink } from "@/components/ui/phone-link";
import { HoursLine } from "@/components/ui/hours-line";
import { SaveNumber } from "@/components/ui/save-number";
import { Words } from "@/components/ui/words";
import type { Contact } from "@/content/contact";
import type { OpenHours } from "@/content/open-hours";
import type { Company } from "@/content/schema";

type Props = { company: Company; open: OpenHours } & Pick<Contact, "hours" | "beside">;

/** The other ways to reach the company, beside the form, and the opening hours. */
export const ContactWays = ({ company, hours, beside, open }: Props) => (
  <aside
    aria-label={beside.label}
    className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] content-start gap-8"
  >
    <div id="hours">
      <h2 className="text-h3">{beside.hours.heading}</h2>
      <dl className="mt-2 grid gap-2">
        {hours.map(({ what, when }) => (
          <div key={what}>
            <dt className="text-small text-muted">{what}</dt>
            <dd className="font-semibold">
              <Words>{when}</Words>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <HoursLine {...open} line={beside.hours.note} />
      </div>
    </div>
    <div>
      <h2 className="text-h3">{beside.call.heading}</h2>
      <PhoneLink
        phone={company.phone}
        className="link flex min-h-11 items-center text-lead font-semibold"
      />
      <SaveNumber className="link" />
      <a href={`mailto:${company.email}`} className="link flex min-h-11 items-center">
        {company.email}
      </a>
      <address className="mt-2 not-italic">
        {company.address.street}
        <br />
        {company.address.town}, {company.address.state} {company.address.postalCode}
      </address>
    </div>
  </aside>
);
