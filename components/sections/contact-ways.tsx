import { PhoneLink } from "@/components/ui/phone-link";
import { HoursLine } from "@/components/ui/hours-line";
import { SaveNumber } from "@/components/ui/save-number";
import type { OpenHours } from "@/content/open-hours";
import type { Contact } from "@/content/contact";
import type { Company } from "@/content/schema";

type Props = { company: Company; urgent: Contact["urgent"]; hours: OpenHours };

/** Every other way to reach the company, beside the form. */
export const ContactWays = ({ company, urgent, hours }: Props) => (
  <aside
    aria-label="Other ways to reach us"
    className="grid content-start gap-8 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-1"
  >
    <div>
      <h2 className="text-h3">Call</h2>
      <PhoneLink
        phone={company.phone}
        className="link inline-flex min-h-12 items-center text-lead font-semibold"
      />
      <HoursLine {...hours} />
      <SaveNumber className="link" />
    </div>
    <div>
      <h2 className="text-h3">Write</h2>
      <a href={`mailto:${company.email}`} className="link inline-flex min-h-12 items-center">
        {company.email}
      </a>
    </div>
    <div>
      <h2 className="text-h3">Visit</h2>
      <address className="mt-2 not-italic">
        {company.address.street}
        <br />
        {company.address.town}, {company.address.state} {company.address.postalCode}
      </address>
    </div>
    <div className="col-span-full rounded-card bg-tint p-6">
      <h2 className="text-h3">{urgent.heading}</h2>
      <p className="mt-2">{urgent.text}</p>
      <a href={urgent.path} className="link mt-2 inline-flex min-h-11 items-center">
        {urgent.link}
      </a>
    </div>
  </aside>
);
