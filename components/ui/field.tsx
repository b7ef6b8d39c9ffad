import type { ReactNode } from "react";

/** What every control of ours looks like (styles/controls.css). */
export const controlClass = "control";

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
      className={`mt-1.5 font-semibold text-error ${problem ? "problem-mark" : "hidden"}`}
    >
      {problem}
    </p>
  </div>
);
