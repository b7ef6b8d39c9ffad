import { useId, type ReactNode } from "react";

const layouts = {
  usual: { box: "", heading: "max-w-band text-h2", content: "mt-9 lg:mt-10" },
  /** For a text of its own. */
  close: { box: "", heading: "max-w-band text-h2", content: "mt-4" },
  /** On wide screens the heading stands beside its content, as large as an article's. */
  beside: {
    box: "lg:grid lg:grid-cols-[4fr_8fr] lg:gap-8",
    heading: "max-w-band text-large",
    content: "mt-9 lg:mt-0",
  },
  /** For content that is as large as a heading itself. */
  quiet: { box: "", heading: "text-h3", content: "mt-6" },
};

type Props = {
  heading: string;
  /** On a card's ground, between two lines. */
  card?: boolean;
  /** Extra classes of the content box, such as a grid. */
  className?: string;
  layout?: keyof typeof layouts;
  children: ReactNode;
};

/** A full-width band named by its heading. */
export function Section({
  heading,
  card = false,
  className = "",
  layout = "usual",
  children,
}: Props) {
  const headingId = useId();
  const classes = layouts[layout];
  return (
    <section
      aria-labelledby={headingId}
      className={`py-11 lg:py-24 ${card ? "border-y border-line bg-card" : "bg-paper"}`}
    >
      <div className={`shell ${classes.box}`}>
        <h2 id={headingId} className={classes.heading}>
          {heading}
        </h2>
        <div data-reveal="" className={`${classes.content} ${className}`}>
          {children}
        </div>
      </div>
    </section>
  );
}
