import { useId, type ReactNode } from "react";

type Tone = "paper" | "card";

const tones: Record<Tone, string> = {
  paper: "bg-paper",
  card: "bg-card border-y border-line",
};

type Props = {
  /** The band's heading, which names the region. */
  heading: string;
  tone?: Tone;
  /** Extra classes of the content box, such as a grid. */
  className?: string;
  /** On wide screens the heading stands beside its content, as large as an article's. */
  beside?: boolean;
  children: ReactNode;
};

/** A full-width band named by its heading. */
export function Section({ heading, tone = "paper", className = "", beside, children }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`py-14 lg:py-24 ${tones[tone]}`}>
      <div className={`shell ${beside ? "lg:grid lg:grid-cols-[4fr_8fr] lg:gap-8" : ""}`}>
        <h2 id={headingId} className={`max-w-band ${beside ? "text-large" : "text-h2"}`}>
          {heading}
        </h2>
        <div className={`mt-9 ${beside ? "lg:mt-0" : "lg:mt-10"} ${className}`}>{children}</div>
      </div>
    </section>
  );
}
