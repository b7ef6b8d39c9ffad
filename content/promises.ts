import { facts } from "@/content/facts";

/** Always shown under the submit button. */
export const replyPromise = `We'll get back to you in ${facts.replyTime}.`;

/** Under the buttons of a service page. */
export const onlineReply = `We answer online requests in ${facts.replyTime}.`;

/** What the phone number is for: shown under the forms once the owner has confirmed it. */
export const { phoneUse } = facts;
