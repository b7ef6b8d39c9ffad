import type { ReactNode } from "react";
import { Sentence } from "@/components/ui/sentence";
import { formWords } from "@/content/words/forms";
import { receiptWords } from "@/content/words/receipt";
import { labels, quoteFields, type Quote } from "@/lib/forms/quote";
import { timeOf, type Receipt } from "@/lib/forms/receipt";

type Props = {
  receipt: Receipt<Quote>;
  /** The number, as a link and as text. */
  phone: ReactNode;
  phoneText: string;
  replyTime: string;
  onRemove: () => void;
};

const services: Partial<Record<string, string>> = formWords.services;

/** What a quote said, by label, without what was left empty. */
const linesOf = (quote: Quote) =>
  quoteFields.flatMap(({ name, type }) => {
    const value = type === "checkbox" ? quote[name] && receiptWords.yes : quote[name];
    if (typeof value !== "string" || !value.trim()) return [];
    return [[labels[name], type === "select" ? (services[value] ?? value) : value] as const];
  });

function save(name: string, text: string) {
  // Not revoked: some browsers read it later.
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
}

/**
 * What stays of a sent request: its words, when it was sent, what comes next and by when, or that
 * nobody can confirm it and what to do then. It is printed alone (styles/print.css).
 */
export function QuoteReceipt({ receipt, phone, phoneText, replyTime, onRemove }: Props) {
  const { content, arrived } = receipt;
  const heading = arrived ? receiptWords.arrived : receiptWords.unknown;
  const when = (arrived ? receiptWords.sent : receiptWords.tried)(timeOf(receipt));
  const lines = linesOf(content);
  const text = [
    location.host,
    `${heading}. ${when}`,
    (arrived ? receiptWords.next : formWords.unconfirmed)
      .replace("{time}", replyTime)
      .replace("{phone}", phoneText),
    ...lines.map(([label, value]) => `${label}: ${value}`),
  ].join("\n\n");

  return (
    <section
      aria-label={heading}
      className={`receipt mt-6 rounded-card border-2 p-6 wrap-anywhere ${arrived ? "border-sage" : "border-error"}`}
    >
      <h2 className="text-h3">{heading}</h2>
      <p className="mt-2">
        {arrived ? (
          <Sentence
            words={receiptWords.next}
            time={<span className="whitespace-nowrap">{replyTime}</span>}
            phone={phone}
          />
        ) : (
          <Sentence words={formWords.unconfirmed} phone={phone} />
        )}
      </p>
      <p className="mt-2 text-muted">{when}</p>
      <dl className="mt-4 grid gap-x-6 gap-y-2 border-t border-line pt-4 sm:grid-cols-[auto_1fr]">
        {lines.map(([label, value]) => (
          <div key={label} className="sm:contents">
            <dt className="text-muted">{label}</dt>
            {/* As long as it was written; on the screen its box scrolls. */}
            <dd className="max-h-56 overflow-x-hidden overflow-y-auto whitespace-pre-wrap print:max-h-none">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="no-print mt-4 flex flex-wrap gap-x-6">
        {/* Apps that show pages may not print. */}
        {typeof print === "function" && (
          <button
            type="button"
            className="link min-h-11 min-w-11 text-left"
            onClick={() => print()}
          >
            {receiptWords.print}
          </button>
        )}
        <button
          type="button"
          className="link min-h-11 min-w-11 text-left"
          onClick={() => save(receiptWords.file, text)}
        >
          {receiptWords.save}
        </button>
        <button type="button" className="link min-h-11 min-w-11 text-left" onClick={onRemove}>
          {receiptWords.remove}
        </button>
      </p>
      <p className="no-print text-small text-muted">{receiptWords.kept}</p>
    </section>
  );
}
