/** The house's three buttons: the one that acts, the one beside it, and the one on dark ground. */
export type ButtonTone = "action" | "quiet" | "night";

/**
 * For a button that waits for its script: after a reload Firefox would restore it as alive as it
 * was, and a press would send the page away (F30).
 */
export const staysDisabled = { autoComplete: "off" } as const;

/** The classes of a button or button-like link in one of the three tones (styles/controls.css). */
export const buttonClass = (tone: ButtonTone) => `button button-${tone}`;
