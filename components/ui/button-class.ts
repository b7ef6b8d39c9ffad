/** The house's three buttons: the one that acts, the one beside it, and the one on dark ground. */
export type ButtonTone = "action" | "quiet" | "night";

/** The classes of a button or button-like link in one of the three tones (styles/controls.css). */
export const buttonClass = (tone: ButtonTone) => `button button-${tone}`;
