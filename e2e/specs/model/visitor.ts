import type { Environment } from "@/e2e/specs/model/environment";
import { initialValues, newAddress } from "@/e2e/support/journeys/quote-form";
import { quoteFields, type Quote } from "@/lib/forms/quote";

/** What one visitor has done so far, and so what the site owes. Commands change it; promises read it. */
export type Visitor = {
  where: Environment;
  /** Both forms are filled with addresses no other run uses: the outbox is shared. */
  email: string;
  newsletterEmail: string;
  /** The path of the open page; "" before the first. */
  path: string;
  offline: boolean;
  /** What the quote form must hold, or its draft; undefined once nothing could keep it. */
  quote: Quote | undefined;
  /** A code that an address has brought, and that nobody has taken out of the message. */
  code?: string;
  /** The query that has filled the draft. */
  query?: string;
  /** Sent and not answered yet. */
  underway?: Quote;
  /** Pressed before the scripts came; done when they come. */
  early?: "quote" | "newsletter";
  /** How the last send ended, as far as the page can know; said when the draft is put back. */
  lastSend?: "unsent" | "unconfirmed";
  /** The tab has a copy with the draft as it is. */
  copied?: true;
  /** The draft's note stands above the form. */
  noted: boolean;
  /** Quotes that must have arrived, and those of which nobody can know. */
  arrived: number;
  /** Those of which a receipt is kept. */
  receipts: number;
  mayHaveArrived: number;
  subscribed: boolean;
};

/** Somebody who has just opened the browser. */
export const newVisitor = (where: Environment): Visitor => ({
  where,
  email: newAddress(),
  newsletterEmail: newAddress(),
  path: "",
  offline: false,
  quote: { ...initialValues },
  noted: false,
  arrived: 0,
  receipts: 0,
  mayHaveArrived: 0,
  subscribed: false,
});

export const pasted = ({ where }: Readonly<Visitor>, address: string) =>
  where.pasted.replace("%", address);

/** Whether the quote form's presses are done by React by now, rather than kept for it. */
export const scriptsRun = ({ where }: Readonly<Visitor>) => where.scripts === "at once";
export const areLate = ({ where }: Readonly<Visitor>) => /late/.test(where.scripts);
/** The same of the newsletter's. */
export const newsletterRuns = ({ where }: Readonly<Visitor>) => /at once|form/.test(where.scripts);

/** Whoever types on has given up the press that waits for the form's scripts; the same values are no typing. */
export function typeOn(visitor: Visitor, values: Partial<Quote>): void {
  const { quote, code } = visitor;
  const isNew = quoteFields.some(({ name }) => name in values && values[name] !== quote?.[name]);
  // A code stands in the message, too.
  if (!isNew && !(code && "message" in values)) return;
  if (visitor.early === "quote") delete visitor.early;
  delete visitor.copied;
}

export const hasForm = ({ path }: Pick<Visitor, "path">) => path === "/" || path === "/contact";

/** Whether somebody has put anything into the form: then there is a draft. */
export const isTyped = ({ quote }: Visitor) =>
  quote !== undefined && JSON.stringify(quote) !== JSON.stringify(initialValues);

/** Whether either form's own check lets this pass, also before its script can clean an address. */
export const isComplete = (visitor: Visitor): boolean =>
  quoteFields.every(({ name, required }) => !required || visitor.quote?.[name]) &&
  (scriptsRun(visitor) || visitor.path !== "/" || visitor.where.pasted === "%");

/** The document is gone: what was early is lost with it, what was under way nobody can know. */
export function leaveDocument(visitor: Visitor): void {
  delete visitor.early;
  visitor.noted = false;
  if (visitor.underway) {
    visitor.lastSend = "unconfirmed";
    visitor.mayHaveArrived += 1;
  }
  delete visitor.underway;
  if (!isTyped(visitor) || visitor.where.storage !== "free") {
    delete visitor.code;
    delete visitor.query;
  }
  if (visitor.where.storage === "free") return;
  // Nothing was kept: what the browser itself puts back is not the site's promise.
  if (isTyped(visitor)) visitor.quote = undefined;
  delete visitor.lastSend;
  visitor.receipts = 0;
}

/** The form as at first: it has arrived, or was discarded. */
export function startAfresh(visitor: Visitor): void {
  visitor.quote = { ...initialValues };
  delete visitor.code;
  delete visitor.lastSend;
  delete visitor.copied;
  visitor.noted = false;
}
