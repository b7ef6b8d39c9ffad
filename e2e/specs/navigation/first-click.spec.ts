import type { Locator, Page } from "@playwright/test";
import { company } from "@/content/company";
import { maintenancePlan } from "@/content/maintenance-plan";
import { pages } from "@/content/navigation";
import { callWords } from "@/content/words/calls";
import { codeWords, offerWords } from "@/content/words/offers";
import { expect, test } from "@/e2e/support/fixtures";
import { lightbox, thumbnails } from "@/e2e/support/gallery-steps";
import { footerLink, frames, open } from "@/e2e/support/page-steps";

const { about, accessibility, contact, gallery, promotions, serviceArea, terms } = pages;

const main = (page: Page) => page.getByRole("main");
const link = (name: string) => (page: Page) => main(page).getByRole("link", { name }).first();
const bar = (page: Page) => page.locator(".call-bar").getByRole("link");

/** What is pressed on which page, where that leads (each change of path), and what else it does. */
const presses: readonly (readonly [
  at: string,
  control: (page: Page) => Locator,
  leads?: string,
  does?: (page: Page) => Promise<unknown>,
])[] = [
  [contact.path, (page) => page.getByRole("banner").getByRole("link", { name: company.name }), "/"],
  ["/", link(callWords.freeQuote), "/#quote"],
  [pages.maintenancePlan.path, link(maintenancePlan.closing.ctaText), contact.path],
  [promotions.path, link(offerWords.ask), contact.path],
  [
    promotions.path,
    (page) => main(page).getByRole("button").first(),
    "",
    (page) => expect(page.getByText(codeWords.copied)).toHaveCount(1),
  ],
  [
    serviceArea.path,
    (page) => main(page).getByRole("searchbox"),
    "",
    async (page) => {
      await page.keyboard.type("60540");
      await expect(main(page).getByRole("listitem")).toHaveText(["Naperville"]);
    },
  ],
  // Its photo is an entry that Back leaves.
  [
    gallery.path,
    (page) => thumbnails(page).first(),
    gallery.path,
    (page) => expect(lightbox(page)).toHaveCount(1),
  ],
  [terms.path, (page) => footerLink(page, about), about.path],
  [terms.path, (page) => bar(page).last(), contact.path],
  [
    terms.path,
    (page) => bar(page).first(),
    "",
    (page) => expect(page.locator("html[data-called]")).toHaveCount(1),
  ],
];

for (const moment of ["on arrival", "50 ms into a change", "350 ms into a change"])
  test(
    `${moment}, on a slow processor, the first click counts and does one thing (rows 19, 20)`,
    { tag: "@once" },
    async ({ page, context }) => {
      test.slow();
      await context.grantPermissions(["clipboard-write"]);
      await page.addInitScript(
        (at) => {
          addEventListener("pagereveal", ({ viewTransition }) => {
            void viewTransition?.ready.then(() => {
              for (const animation of document.getAnimations()) {
                animation.pause();
                animation.currentTime = at;
              }
              document.documentElement.setAttribute("data-halted", "");
            });
          });
          addEventListener("click", (event) => {
            const { protocol } = (event.target as Element).closest("a") ?? {};
            if (protocol !== "tel:" || event.defaultPrevented) return;
            event.preventDefault();
            document.documentElement.setAttribute("data-called", "");
          });
        },
        parseInt(moment) || 0,
      );
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      const led: string[] = [];
      page.on("framenavigated", (frame) => led.push(frame.url()));
      for (const [at, control, leads = "", does] of presses) {
        // The bar is the phone's.
        await page.setViewportSize({ width: at === terms.path ? 390 : 1280, height: 720 });
        if (moment === "on arrival") await page.goto(at, { waitUntil: "commit" });
        else {
          await open(page, accessibility.path);
          await page.evaluate((path) => location.assign(path), at);
          await expect(page.locator("html[data-halted]")).toHaveCount(1);
        }
        await expect(control(page)).toBeEnabled();
        await control(page).scrollIntoViewIfNeeded();
        const { x = 0, y = 0, width = 0, height = 0 } = (await control(page).boundingBox()) ?? {};
        led.length = 0;
        await page.mouse.click(x + width / 2, y + height / 2);
        await does?.(page);
        if (leads) await expect.poll(() => led, at).not.toHaveLength(0);
        await frames(page);
        expect(led.map((url) => url.replace(/^.*?\/\/[^/]*|\?.*/g, "")).join(), at).toBe(leads);
      }
    },
  );
