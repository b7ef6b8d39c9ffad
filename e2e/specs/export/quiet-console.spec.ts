import { expect, test } from "@/e2e/support/fixtures";
import { bringToLife, frames, open } from "@/e2e/support/page-steps";
import { everyRoute, tagOf } from "@/e2e/support/routes";

// The watch of e2e/support/fixtures fails each of these on a console error (a hydration warning is one in
// React's production build), an uncaught error or a request to another host.

for (const path of everyRoute) {
  test(
    `${path} comes alive and is scrolled through in silence, and leaves nothing behind (rows 2, 7-18)`,
    { tag: tagOf(path) },
    async ({ page, context, backend }) => {
      const failed: string[] = [];
      page.on("response", (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
      });
      const warnings: string[] = [];
      page.on("console", (message) => {
        if (/hydrat|did not match/i.test(message.text())) warnings.push(message.text());
      });
      await open(page, path);
      await bringToLife(page);
      const screens = await page.evaluate(() => document.body.scrollHeight / innerHeight);
      for (let screen = 1; screen <= screens; screen += 1) {
        await page.evaluate((top) => window.scrollTo(0, top * innerHeight), screen);
        await frames(page);
      }
      await page.waitForLoadState("networkidle");
      expect(failed).toEqual([]);
      expect(warnings).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      const sent = (await backend.requests()).filter(({ method }) => method !== "GET");
      expect(sent).toEqual([]);
    },
  );
}
