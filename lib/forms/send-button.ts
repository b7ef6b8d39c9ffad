import type { MouseEvent } from "react";

/**
 * What the button that sends a form has beside its label. The second click of a double click does
 * nothing: a quick answer would already be there, and it would send again or find an empty form.
 * `autoComplete`: after a reload Firefox restores a button's old enabled state, and a press before
 * the script runs would submit the form to the server.
 */
export const sendButton = {
  type: "submit",
  autoComplete: "off",
  onClick: (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
  },
} as const;
