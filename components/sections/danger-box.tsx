import { Icon } from "@/components/ui/icon";
import type { Finder } from "@/content/finder";

/**
 * What to do about gas and carbon monoxide, before anything else is asked; no link leads away. It
 * stands on the night.
 */
export const DangerBox = ({ heading, text }: Finder["danger"]) => (
  <div className="rounded-card border-2 border-night-error bg-error-wash px-5 py-4">
    <h3 className="flex gap-3 text-night-error">
      <Icon name="triangle-alert" className="mt-0.5 size-6 shrink-0" />
      {heading}
    </h3>
    <p className="mt-1 font-semibold">{text}</p>
  </div>
);
