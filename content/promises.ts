import { facts } from "@/content/facts";

/** Always shown under the submit button. */
export const replyPromise = `We'll get back to you in ${facts.replyTime}.`;
