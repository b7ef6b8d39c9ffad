type Props = {
  /** Where on the line from cold to warm its marks stand, 0..1. */
  marks: readonly number[];
};

/**
 * The comfort scale: a line from cold to warm as wide as what it stands in, with even ticks
 * and a mark at what it shows. Decoration to assistive technology: the words beside it say it.
 */
export const ComfortScale = ({ marks }: Props) => (
  <svg aria-hidden="true" className="no-print temperature-line">
    {marks.map((mark) => (
      <rect key={mark} x={`${mark * 100}%`} />
    ))}
  </svg>
);
