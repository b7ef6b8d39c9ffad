import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { programOrInstall } from "@/e2e/support/hosts/debian-package";
import { builtFiles } from "@/e2e/support/exported";

// The HTML of every page as served, read by the Nu HTML checker behind validator.w3.org/nu.

const checker = ["--yes", "--package", "vnu-jar@26.9.27", "vnu"];
const messageSchema = z.object({
  type: z.string(),
  url: z.string().optional(),
  message: z.string(),
});
const reportSchema = z.object({ messages: z.array(messageSchema) });

/**
 * What it says of other things than HTML, and knows too little of: of styles it knows neither
 * `@property` nor view transitions nor anchors, and of policies neither that data is no script nor
 * where a file would be served; a browser holds every page against its own.
 */
const beside = /^CSS: |violates Content Security Policy/;

/** What may stand although the standard forbids it, with its reason. */
const allowed = [
  // Firefox remembers over a reload that a button was enabled, and this alone makes it forget:
  // a form whose script does not come the second time stays as served, and cannot be sent away.
  "Attribute “autocomplete” not allowed on element “button” at this point.",
  // The checker does not know the standard's rel=expect yet, whose only use is with `blocking`.
  "A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.",
  // Of an eagerness it knows fewer words than the standard, which has "immediate".
  "The “eagerness” property in a speculation rule must be one of “eager”, “moderate”, or “conservative”.",
];

test("the Nu HTML checker finds no error in any page but those allowed @full @once", async () => {
  // The first run may have to fetch the checker and Java.
  test.setTimeout(300_000);
  await programOrInstall("java", "default-jre-headless");
  const pages = (await builtFiles()).filter((file) => file.endsWith(".html"));
  const words = ["--stdout", "--exit-zero-always", "--format", "json"];
  const { stdout } = await promisify(execFile)(
    "npx",
    [...checker, ...words, ...pages.map((file) => join("out", file))],
    { maxBuffer: 2 ** 28 },
  );
  const { messages } = reportSchema.parse(JSON.parse(stdout));
  const errors = messages.filter(({ type, message }) => type !== "info" && !beside.test(message));
  expect(errors.filter(({ message }) => !allowed.includes(message))).toEqual([]);
  // An exception that nothing needs any more goes; and the checker is awake.
  for (const each of allowed) expect(errors.map(({ message }) => message)).toContain(each);
});
