import { Icon } from "@/components/ui/icon";
import { Words } from "@/components/ui/words";
import type { Safety } from "@/content/safety";

/** What to do about gas and carbon monoxide, on every gas appliance page. */
export const SafetyBox = ({ heading, text, steps }: Safety) => (
  <aside aria-labelledby="safety" className="rounded-card border-2 border-error bg-card p-6 sm:p-8">
    <h2 id="safety" className="flex gap-3 text-h3 text-error">
      <Icon name="triangle-alert" className="mt-0.5 size-7 shrink-0" />
      {heading}
    </h2>
    <p className="mt-3 max-w-lead font-semibold">
      <Words>{text}</Words>
    </p>
    <ol className="steps mt-4 grid max-w-lead gap-2">
      {steps.map((step) => (
        <li key={step}>
          <Words>{step}</Words>
        </li>
      ))}
    </ol>
  </aside>
);
