import { PauseButton } from "@/components/ui/pause-button";
import { Icon } from "@/components/ui/icon";
import type { Home } from "@/content/home";

type Props = Home["strip"] & { towns: readonly string[] };

/**
 * One copy of the towns; the second is hidden from assistive technology and makes the loop
 * seamless.
 */
const Towns = ({ towns, copy = false }: { towns: readonly string[]; copy?: boolean }) => (
  <ul className={`flex shrink-0 gap-3 ${copy ? "strip-copy" : ""}`} aria-hidden={copy || undefined}>
    {towns.map((town) => (
      <li key={town}>{town}</li>
    ))}
  </ul>
);

/** The towns we serve, moving by in 70 seconds. */
export const TownStrip = ({ heading, link, towns }: Props) => (
  <section
    aria-labelledby="towns"
    className="overflow-hidden border-y border-line bg-card py-11 lg:py-20"
  >
    <div className="shell flex items-center justify-between gap-4">
      <h2 id="towns" className="text-h3">
        {heading}
      </h2>
      <div className="-mr-1.5">
        <PauseButton what="towns" />
      </div>
    </div>
    <div data-reveal="" className="strip mt-6">
      <div className="strip-track flex w-max py-2">
        <Towns towns={towns} />
        <Towns towns={towns} copy />
      </div>
    </div>
    <p className="shell mt-6">
      <a
        href="/service-area"
        className="link inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        {link}
        <Icon name="arrow-right" className="size-5" />
      </a>
    </p>
  </section>
);
