import type { Locator, Page } from "@playwright/test";

/**
 * Each node of a part's accessibility tree as "role name", a heading with its level, and a closed
 * `<details>` as "question" with its summary's words.
 */
export async function treeOf(part: Locator): Promise<string[]> {
  const lines = (await part.ariaSnapshot()).split("\n").map((line) => line.trim().slice(2));
  return lines.map((line) => {
    // YAML puts a line in quotes when it holds a colon.
    const plain = line.replace(/^'(.*)':?$/, (_, inner: string) => inner.replaceAll("''", "'"));
    const question = /^group: (.*)$/.exec(plain)?.[1];
    if (question) return `question ${question}`;
    const [, role = "", name = ""] = /^(\w+)(?: "((?:[^"\\]|\\.)*)")?/.exec(plain) ?? [];
    const level = /\[level=(\d)\]/.exec(plain)?.[1];
    return `${role}${level ? ` ${level}` : ""} ${name.replaceAll('\\"', '"')}`.trim();
  });
}

/** Where Tab goes from the start of the main part until it leaves it, as `treeOf` writes it. */
export async function tabStopsOf(page: Page): Promise<string[]> {
  const main = page.locator("#main");
  const stops: string[] = [];
  await main.focus();
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = main.locator(":focus");
    if ((await stop.count()) === 0) return stops;
    const question = await stop.evaluate((element) =>
      element.matches("summary") ? (element.textContent ?? "") : undefined,
    );
    stops.push(question ? `question ${question}` : ((await treeOf(stop))[0] ?? ""));
  }
}
