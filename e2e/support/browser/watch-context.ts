import type { BrowserContext } from "@playwright/test";

/** Lines the browser itself writes when a request fails. */
export const networkComplaints = [/Failed to load resource/, /blocked by CORS policy/];

/**
 * Notes every console error, uncaught error and request to an origin that is not listed (where origins
 * are listed), in all pages of a context. A page that merely works can still be wrong in these three ways.
 */
export function watchContext(context: BrowserContext, origins?: string[]): Watch {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (origins && /^(https?|wss?):$/.test(url.protocol) && !origins.includes(url.origin)) {
      complaints.push(`request to another host: ${url.href}`);
    }
  });
  return watchFor(complaints);
}

/** What browsers on a loaded machine report of a page that is left: a font not read to its end, a page change not shown. */
const ofLeaving = [/downloadable font: .*status=2152398850/, /^uncaught: Transition was aborted/];

/** The watch over a list that grows: what was complained of, less what the test said it expects. */
export function watchFor(complaints: readonly string[]) {
  const expected = [...ofLeaving];
  return {
    expect: (patterns: RegExp[]) => void expected.push(...patterns),
    unexpected: () => complaints.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
export type Watch = ReturnType<typeof watchFor>;
