import type { MouseEvent } from "react";
import { cleanFields } from "@/lib/forms/clean-fields";
import type { SubmitState } from "@/lib/forms/use-submit";
import { fieldsOf, isAsServed } from "@/lib/islands/fields";

/**
 * What the button that sends a form has beside its label. Before the browser checks the form, its
 * fields are cleaned. While it is being sent a press does nothing, and the focus stays: a disabled button
 * would lose it. Nor does the second click of a double click, or a slower one that finds the thanks
 * beside an empty form. `autoComplete`: after a reload
 * Firefox restores a button's old enabled state, and a press before the script runs would submit the
 * form to the server.
 */
export const sendButton = (kind: SubmitState["kind"]) =>
  ({
    type: "submit",
    autoComplete: "off",
    "aria-disabled": kind === "loading" || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      const { form } = event.currentTarget;
      if (!form) return;
      const isDone = kind === "success" && fieldsOf(form).every(isAsServed);
      if (kind === "loading" || event.detail > 1 || isDone) event.preventDefault();
      else cleanFields(form);
    },
  }) as const;
