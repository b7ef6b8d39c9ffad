import { useId } from "react";
import { iconId } from "@/lib/pictures/icon-id";

type Props = { name: string };

/**
 * The company's symbol and name, the home link of header and footer. The symbol, a house with the
 * comfort scale as roof and a thermometer in it, is that of content/icon.svg. The name is a drawing
 * as well (content/wordmark.svg), so that no late font changes it; its text stays for assistive
 * technology.
 */
export function Wordmark({ name }: Props) {
  const scale = useId();
  return (
    <>
      <svg aria-hidden="true" viewBox="4 4.4 110 24" width="156" height="34">
        <linearGradient id={scale}>
          <stop className="mark-cool" />
          <stop offset=".5" stopColor="currentColor" />
          <stop offset="1" className="mark-warm" />
        </linearGradient>
        <path
          d="M6 24.5v-9.3a2.6 2.6 0 0 1 .9-2l7.4-6.4a2.6 2.6 0 0 1 3.4 0l7.4 6.4a2.6 2.6 0 0 1 .9 2v9.3"
          stroke={`url(#${scale})`}
          className="mark-roof"
        />
        <path d="M14.3 14a1.7 1.7 0 0 1 3.4 0v4.9a4.4 4.4 0 1 1-3.4 0z" className="mark-warm" />
        <use href={`#${iconId("wordmark")}`} x="35" y="11.1" width="79" height="10.6" />
      </svg>
      <span className="sr-only">{name}</span>
    </>
  );
}
