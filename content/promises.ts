import { facts } from "@/content/facts";

/** When an answer comes. */
export const replyPromise = `We'll get back to you in ${facts.replyTime}.`;

/** Under the buttons of a service page. */
export const onlineReply = `We answer online requests in ${facts.replyTime}.`;
/** The same where nobody should wait for it. */
export const urgentReply = `Call now. Online replies take ${facts.replyTime}.`;

/** Under a form's button, with what the phone number is for once the owner has confirmed it. */
export const formPromise = facts.phoneUse ? `${replyPromise} ${facts.phoneUse}.` : replyPromise;
