import { facts } from "@/content/facts";

/** Stands under the submit button at all times (rows 109, 203). */
export const replyPromise = `We'll get back to you in ${facts.replyTime}.`;
