import { CallButton } from "@/components/ui/call-button";
import { ButtonLink } from "@/components/ui/button-link";
import { CheckedList } from "@/components/ui/checked-list";
import type { MaintenancePlanWords } from "@/content/maintenance-plan";
import { dollars } from "@/content/words/dollars";
import type { Company } from "@/content/data/schemas/company";

type Props = Omit<MaintenancePlanWords, "closing" | "heading" | "lead"> & {
  ctaText: string;
  phone: Company["phone"];
  price: string;
  period: string;
};

type Part = {
  heading: string;
  text?: string;
  seasons: readonly { heading: string; when?: string; items: readonly string[] }[];
};

/** In spring, and in fall. */
const families = ["cooling", "heating"] as const;

const listClass = "mt-4 print:mt-1 print:gap-0.5 print:[&_svg]:mt-0";

/** What is done in either season: ticked off by us, or with `when`, by a reader on paper. */
const Seasons = ({ id, heading, text, seasons }: Part & { id: string }) => (
  <section aria-labelledby={id} className="mt-14 lg:mt-18 print:mt-2.5">
    <h2 id={id} className="text-large">
      {heading}
    </h2>
    {text && <p className="mt-3 max-w-lead print:mt-1">{text}</p>}
    <div className="mt-6 grid gap-8 md:grid-cols-2 lg:gap-16 print:mt-2.5 print:grid-cols-2 print:gap-3.5">
      {seasons.map(({ heading, when, items }, index) => (
        <div
          key={heading}
          data-reveal=""
          data-family={families[index]}
          className="border-t-2 border-hue pt-4 print:pt-1"
        >
          <h3 className="text-h3 text-hue">{heading}</h3>
          {when && <p className="text-small text-muted">{when}</p>}
          {when ? (
            <ul className="ticks checks mt-4 grid gap-3 print:mt-1 print:gap-1.5">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : (
            <CheckedList items={items} className={listClass} />
          )}
        </div>
      ))}
    </div>
  </section>
);

/**
 * What the plan includes, when it pays off, what is done on its visits, and what to do oneself: prints on one sheet, side by
 * side.
 */
export const PlanDetails = ({ price, period, ctaText, phone, ...plan }: Props) => (
  <div className="plan-details print:leading-snug">
    <div className="mt-6 grid gap-10 sm:mt-14 lg:grid-cols-2 lg:gap-16 print:mt-2.5 print:grid-cols-2 print:gap-3.5">
      <section data-reveal="" aria-labelledby="buys">
        <h2 id="buys" className="flex items-baseline gap-3 text-body font-normal">
          <span className="numerals text-key-figure tracking-[-0.04em]">{price}</span>{" "}
          <span className="font-text font-normal">{period}</span>
        </h2>
        <CheckedList items={plan.buys} className={listClass} />
        <p className="no-print mt-6 grid gap-3 sm:flex sm:flex-wrap">
          <ButtonLink href="/contact">{ctaText}</ButtonLink>
          <CallButton phone={phone} tone="quiet" />
        </p>
      </section>
      <section
        data-reveal=""
        aria-labelledby="pays"
        className="rounded-card border border-line bg-card p-6 sm:p-8 print:p-3"
      >
        <h2 id="pays" className="text-h3">
          {plan.arithmetic.heading}
        </h2>
        <p className="mt-3 font-semibold">{plan.arithmetic.line}</p>
        <table className="no-print mt-4 w-full border-collapse text-left text-sums">
          <thead>
            <tr className="text-muted">
              <th className="w-1/2 py-2 font-normal">{plan.arithmetic.repairs}</th>
              <th className="py-2 text-right font-normal">{plan.arithmetic.saves}</th>
            </tr>
          </thead>
          <tbody>
            {plan.arithmetic.rows.map(({ repairs, saves, pays }) => (
              <tr key={repairs} className={`border-t border-line ${pays ? "font-bold" : ""}`}>
                <td className="py-2 tabular-nums">{dollars(repairs)}</td>
                <td className="py-2 text-right tabular-nums">{dollars(saves)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4">{plan.arithmetic.text}</p>
      </section>
    </div>
    <Seasons id="visits" {...plan.visits} />
    <Seasons id="checklist" {...plan.checklist} />
  </div>
);
