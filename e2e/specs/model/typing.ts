import type { formWords } from "@/content/words/forms";
import { field } from "@/e2e/specs/model/invariants";
import { canType, step } from "@/e2e/specs/model/step";
import { hasForm, pasted, typeOn } from "@/e2e/specs/model/visitor";
import { fillFields, sampleQuote } from "@/e2e/support/journeys/quote-form";

/** Types into one field what that visitor would: a message goes behind what stands there. */
export const type = (name: "name" | "email" | "phone" | "message", words?: string) =>
  step(`type(${name})`, canType, async (visitor, { page }) => {
    const { quote } = visitor;
    // An address's line may stand behind an earlier message: one is enough.
    if (!quote || (name === "message" && quote.message)) return;
    const usual = sampleQuote({ email: pasted(visitor, visitor.email) })[name];
    // Whoever types again means something else.
    const text = words ?? (quote[name] === usual && name !== "email" ? `${usual} 2` : usual);
    typeOn(visitor, { [name]: text });
    if (name !== "message") {
      await field(page, name).fill(text);
      quote[name] = text;
      return;
    }
    await field(page, name).press("ControlOrMeta+End");
    await field(page, name).pressSequentially(text);
    quote.message = text;
  });
export const chooseService = (service: keyof typeof formWords.services) =>
  step(`chooseService(${service})`, canType, async (visitor, { page }) => {
    typeOn(visitor, { service });
    await field(page, "service").selectOption(service);
    if (visitor.quote) visitor.quote.service = service;
  });
export const tick = (subscribe: boolean) =>
  step(`tick(${subscribe})`, canType, async (visitor, { page }) => {
    typeOn(visitor, { subscribe });
    await field(page, "subscribe").setChecked(subscribe);
    if (visitor.quote) visitor.quote.subscribe = subscribe;
  });
/** A password manager fills the form: its values change, and nobody types. */
export const autofill = step("autofill()", hasForm, async (visitor, { page }) => {
  // Where nothing is kept, the browser may have put back its tick.
  const subscribe = visitor.quote?.subscribe ?? (await field(page, "subscribe").isChecked());
  const quote = { ...sampleQuote({ email: pasted(visitor, visitor.email) }), subscribe };
  typeOn(visitor, quote);
  for (const [name, value] of Object.entries(quote)) {
    if (typeof value === "string") await page.evaluate(change, [name, value] as const);
  }
  visitor.quote = quote;
  delete visitor.code;
});

/**
 * Runs in the page: gives a field a value, of which the browser tells by `change` alone. It finds the field
 * itself, since React may replace one that a test has found.
 */
function change([name, value]: readonly [string, string]) {
  const field = document.querySelector<HTMLInputElement>(`main form [name=${name}]`);
  if (!field) throw new Error(`no field ${name}`);
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Fills the whole form anew, also where nothing could keep what was typed before. */
export const fillAll = step("fillAll()", hasForm, async (visitor, { page }) => {
  const quote = sampleQuote({ email: pasted(visitor, visitor.email) });
  typeOn(visitor, quote);
  await fillFields((name) => field(page, name), quote);
  visitor.quote = quote;
  delete visitor.code;
});
