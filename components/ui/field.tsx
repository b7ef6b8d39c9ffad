import type { ReactNode } from "react";

/** What every control of ours looks like: 48 px high, a border of 3:1 on paper and card. */
export const controlClass =
  "block w-full min-h-13 leading-6 rounded-control border border-control bg-card px-4 py-2.5 text-ink placeholder:text-muted focus-visible:outline-offset-0 aria-invalid:border-error aria-invalid:border-2 disabled:bg-paper disabled:text-muted";

type Props = {
  id: string;
  label: string;
  required?: boolean;
  /** What is wrong with the value, in words; stays until it is corrected (row 107). */
  problem?: string | undefined;
  children: ReactNode;
};

/** A control under its visible label, with its own error beneath, tied to it by `${id}-problem`. */
export const Field = ({ id, label, required = false, problem, children }: Props) => (
  <div>
    {/* The required mark is drawn by CSS, so that the label's text is exactly the field's name (row 204). */}
    <label
      htmlFor={id}
      className={`mb-1.5 block font-heading font-semibold ${required ? "required-mark" : ""}`}
    >
      {label}
    </label>
    {children}
    <p
      id={`${id}-problem`}
      className={`mt-1.5 text-small font-semibold text-error ${problem ? "problem-mark" : "hidden"}`}
    >
      {problem}
    </p>
  </div>
);
