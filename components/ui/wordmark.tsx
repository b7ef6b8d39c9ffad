type Props = { name: string };

/** The company's symbol and name; the lead link of header and footer. */
export const Wordmark = ({ name }: Props) => (
  <span className="inline-flex items-center gap-2.5 font-heading text-[1.35rem] font-bold tracking-tight">
    {name}
  </span>
);
