/** The three button styles: primary, secondary, and on dark. */
export type ButtonTone = "action" | "quiet" | "night";

/**
 * For a button that waits for its script. After a reload Firefox restores its old enabled state,
 * and a press would submit the form to the server.
 */
export const staysDisabled = { autoComplete: "off" } as const;

/** The classes of a button or button-like link (styles/controls.css). */
export const buttonClass = (tone: ButtonTone) => `button button-${tone}`;
