import type { MouseEvent } from "react";
import { cleanFields } from "@/lib/forms/clean-fields";

/**
 * What the button that sends a form has beside its label. Before the browser checks the form, its
 * fields are cleaned. While it is being sent (`loading`) a press does nothing, and the focus stays: a
 * disabled button would lose it. Nor does the second click of a double click: a quick answer would
 * already be there, and it would send again or find an empty form. `autoComplete`: after a reload
 * Firefox restores a button's old enabled state, and a press before the script runs would submit the
 * form to the server.
 */
export const sendButton = (loading: boolean) =>
  ({
    type: "submit",
    autoComplete: "off",
    "aria-disabled": loading || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (loading || event.detail > 1) event.preventDefault();
      else if (event.currentTarget.form) cleanFields(event.currentTarget.form);
    },
  }) as const;
