import { frameWords } from "@/content/words/frame";

const words = ` ${frameWords.newTab}`;

/** Hidden text after a link that opens a new tab. */
export const NewTab = () => <span className="sr-only">{words}</span>;
