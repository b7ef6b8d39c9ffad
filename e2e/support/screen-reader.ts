import type { Locator, Page } from "@playwright/test";
import type { virtual } from "@guidepup/virtual-screen-reader";
import { build } from "esbuild";

/*
 * A screen reader that runs in the page: its cursor goes through a part by the rules of the accessibility
 * tree, and it tells of focus and live regions as they change.
 */

type InPage = { reader: { virtual: typeof virtual } };

const contents = 'export { virtual } from "@guidepup/virtual-screen-reader"';
const bundling = build({
  stdin: { contents, resolveDir: process.cwd() },
  bundle: true,
  format: "iife",
  globalName: "window.reader",
  write: false,
});

/**
 * Reads a part of the open page through, and goes on listening there.
 * @returns What was said, a phrase each, but for where something ends.
 */
export async function read(page: Page, part: Locator): Promise<string[]> {
  const { outputFiles } = await bundling;
  await page.evaluate(outputFiles[0]?.text ?? "");
  await part.evaluate(async (container) => {
    const { virtual } = (window as unknown as InPage).reader;
    await virtual.stop();
    await virtual.start({ container });
    const first = await virtual.lastSpokenPhrase();
    do await virtual.next();
    while (![first, `end of ${first}`].includes(await virtual.lastSpokenPhrase()));
  });
  return said(page);
}

/**
 * What was said since this was asked last. The reader speaks at each change of the tree: words that are
 * said again at once are one answer, and a message that goes is none.
 */
export async function said(page: Page): Promise<string[]> {
  const phrases = await page.evaluate(async () => {
    const { virtual } = (window as unknown as InPage).reader;
    const log = await virtual.spokenPhraseLog();
    await virtual.clearSpokenPhraseLog();
    return log;
  });
  return phrases.filter(
    (phrase, at) => phrase !== phrases[at - 1] && !/^end of |^\w+: $/.test(phrase),
  );
}
