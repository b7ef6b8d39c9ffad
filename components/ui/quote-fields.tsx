import { controlClass, Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { ServiceOption } from "@/content/schema";
import { formWords } from "@/content/words/forms";
import type { QuoteField, QuoteProblems } from "@/lib/forms/quote";

/** Values and labels of the service choice, in this order (rows 91, 94). */
const options: Record<ServiceOption, string> = formWords.services;

type Props = {
  /** Tells the two forms' ids apart. */
  idPrefix: string;
  /** Home leaves the message optional, contact requires it (rows 89, 104). */
  messageRequired: boolean;
  problems: QuoteProblems;
};

/** The six fields of a quote request; names are exactly the payload's keys (rows 86-94, 102, 204). */
export function QuoteFields({ idPrefix, messageRequired, problems }: Props) {
  const describe = (name: QuoteField) => ({
    id: `${idPrefix}-${name}`,
    name,
    className: controlClass,
    "aria-invalid": problems[name] ? true : undefined,
    "aria-describedby": problems[name] ? `${idPrefix}-${name}-problem` : undefined,
  });
  const field = (name: QuoteField, required = true) => ({
    id: `${idPrefix}-${name}`,
    label: formWords.fields[name],
    required,
    problem: problems[name],
  });

  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field("name")}>
          <input {...describe("name")} type="text" autoComplete="name" required />
        </Field>
        <Field {...field("email")}>
          <input
            {...describe("email")}
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            inputMode="email"
            required
          />
        </Field>
        <Field {...field("phone")}>
          <input {...describe("phone")} type="tel" autoComplete="tel" inputMode="tel" required />
        </Field>
        <Field {...field("service")}>
          {/* Without the selected placeholder a browser would preselect heating, also after a reset. */}
          <div className="relative">
            <select
              {...describe("service")}
              required
              defaultValue=""
              className={`${controlClass} appearance-none pr-12`}
            >
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
        </Field>
      </div>
      <Field {...field("message", messageRequired)}>
        <textarea
          {...describe("message")}
          rows={messageRequired ? 5 : 2}
          required={messageRequired}
        />
      </Field>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="subscribe"
          defaultChecked
          className="size-6 shrink-0 accent-action"
        />
        {formWords.subscribe}
      </label>
    </>
  );
}
