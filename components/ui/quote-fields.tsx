import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { ServiceOption } from "@/content/schema";
import { formWords } from "@/content/words/forms";
import { labels, quoteFields, type QuotePlace, type QuoteProblems } from "@/lib/forms/quote";

/** Values and labels of the service options, in this order. */
const options: Record<ServiceOption, string> = formWords.services;

type Props = {
  /** Decides which fields are required, and keeps the two forms' ids apart. */
  place: QuotePlace;
  problems: QuoteProblems;
};

/**
 * The fields of a quote request, as lib/forms/quote defines them: those of one line side by side.
 * Their names are the payload's keys.
 */
export function QuoteFields({ place, problems }: Props) {
  const sideBySide: ReactNode[] = [];
  const below: ReactNode[] = [];
  for (const { required: where, ...attributes } of quoteFields) {
    const { name, type } = attributes;
    const label = labels[name];
    if (type === "checkbox") {
      below.push(
        <label key={name} className="flex min-h-11 items-center gap-3">
          <input {...attributes} className="size-6 shrink-0 accent-action" />
          {label}
        </label>,
      );
      continue;
    }
    const id = `${place}-${name}`;
    const problemId = `${id}-problem`;
    const problem = problems[name];
    const required = !!where?.includes(place);
    const shared = {
      id,
      name,
      className: "control",
      "aria-invalid": problem ? true : undefined,
      "aria-describedby": problem ? problemId : undefined,
      required,
    };
    (type === "textarea" ? below : sideBySide).push(
      <div key={name}>
        {/* The required mark is drawn by CSS, so that the label's text and the field's name are exactly this. */}
        <label
          htmlFor={id}
          className={`mb-1.5 block font-heading font-semibold ${required ? "required-mark" : ""}`}
        >
          {label}
        </label>
        {type === "textarea" ? (
          <textarea {...shared} rows={required ? 5 : 2} />
        ) : type === "select" ? (
          <div className="relative">
            <select {...shared} defaultValue="" className="control appearance-none pr-12">
              <option value="" disabled>
                {formWords.choose}
              </option>
              {Object.entries(options).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Icon
              name="chevron-down"
              className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-muted"
            />
          </div>
        ) : (
          <input {...shared} {...attributes} />
        )}
        {/* The message stays until the value is corrected. */}
        <p
          id={problemId}
          className={`mt-1.5 font-semibold text-error ${problem ? "problem-mark" : "hidden"}`}
        >
          {problem}
        </p>
      </div>,
    );
  }
  return (
    <>
      <p className="text-small text-muted">{formWords.required}</p>
      <div className="grid gap-5 sm:grid-cols-2">{sideBySide}</div>
      {below}
    </>
  );
}
