/** The three button styles: primary, secondary, and on dark. */
export type ButtonTone = "action" | "quiet" | "night";

/** The classes of a button or button-like link (styles/controls.css). */
export const buttonClass = (tone: ButtonTone) => `button button-${tone}`;
