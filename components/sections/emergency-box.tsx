import { CallButton } from "@/components/ui/call-button";
import { Icon } from "@/components/ui/icon";
import type { Emergency } from "@/content/emergency";
import type { Company } from "@/content/data/schemas/company";

type Props = { emergency: Emergency; phone: Company["phone"] };

/**
 * For emergencies: what is not ours to answer, the number as a filled button, and links to the
 * pages about what has failed.
 */
export const EmergencyBox = ({ emergency, phone }: Props) => (
  <section
    aria-labelledby="emergency"
    className="rounded-card border border-line bg-card p-[16px] sm:p-6 lg:[grid-area:urgent]"
  >
    <h2 id="emergency" className="text-large">
      {emergency.heading}
    </h2>
    <p className="mt-3 flex gap-3 rounded-control border-2 border-error p-[12px] font-semibold text-error">
      <Icon name="triangle-alert" className="size-6 shrink-0" />
      {emergency.danger}
    </p>
    <p className="mt-4">{emergency.text}</p>
    <p className="mt-3 grid sm:flex">
      <CallButton phone={phone} />
    </p>
    <EmergencyWays ways={emergency.ways} />
  </section>
);

/** The two pages that "24/7" may mean: heating and cooling, or water. */
export const EmergencyWays = ({ ways }: Pick<Emergency, "ways">) => (
  <ul className="mt-1 flex flex-wrap gap-x-6">
    {ways.map(({ short, more, path }) => (
      <li key={path}>
        <a href={path} className="link inline-flex min-h-11 items-center">
          {/* In the narrowest windows the short form is enough: the form below begins sooner. */}
          <span>
            {short} <span className="max-[360px]:sr-only">{more}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
);
