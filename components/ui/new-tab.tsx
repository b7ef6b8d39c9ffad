import { frameWords } from "@/content/words/frame";

const words = ` ${frameWords.newTab}`;

/** Said after the words of a link that leaves this tab. */
export const NewTab = () => <span className="sr-only">{words}</span>;
