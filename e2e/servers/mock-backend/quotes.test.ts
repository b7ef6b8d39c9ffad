/** @jest-environment node */
import { formWords } from "@/content/words/forms";
import { labels, quoteFields } from "@/lib/forms/quote";
import * as quotes from "./quotes";

const { quoteSchema } = quotes;
const filled = {
  ...Object.fromEntries(quoteFields.map(({ name, type }) => [name, type !== "checkbox" && name])),
  service: "heating",
};

test.each(quoteFields)("a quote without $name is taken only if that is optional", (field) => {
  const { data, error } = quoteSchema.safeParse({ ...filled, [field.name]: undefined });
  const [problem] = error?.issues ?? [];
  if (field.required?.includes("home")) expect(problem?.message).toContain(labels[field.name]);
  else expect(data?.[field.name]).toBe(field.type === "checkbox" ? false : "");
});

test("a label that is a question gets no other mark after it", () => {
  jest.isolateModules(() => {
    const fields = { ...formWords.fields, phone: "May we call?" };
    jest.doMock("@/content/words/forms", () => ({ formWords: { ...formWords, fields } }));
    const asking = jest.requireActual<typeof quotes>("./quotes");
    const { error } = asking.quoteSchema.safeParse({ ...filled, phone: " " });
    expect(error?.issues[0]?.message).toBe("Please fill in: May we call?");
    const { text } = asking.composeQuote(quoteSchema.parse(filled));
    expect(String(text)).toContain("\nMay we call? phone\n");
  });
});

test("a key that the form doesn't have is refused (row 187)", () => {
  expect(quoteSchema.safeParse({ ...filled, page: "/" }).success).toBe(false);
});
