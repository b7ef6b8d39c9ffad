import { contact } from "@/content/contact";
import { home } from "@/content/home";
import { pages } from "@/content/navigation";
import { services } from "@/content/services";
import { taglines } from "@/content/taglines";
import { formWords } from "@/content/words/forms";
import { frameWords } from "@/content/words/frame";
import { galleryWords, photoPosition } from "@/content/words/gallery";
import { newsletterWords } from "@/content/words/newsletter";
import { pauseWords } from "@/content/words/pause";
import { areaWords } from "@/content/words/service-area";
import { storyWords } from "@/content/words/stories";
import { unsubscribeWords } from "@/content/words/unsubscribe";
import { translator } from "@/e2e/specs/model/environment";
import { engines, test } from "@/e2e/support/engines/fixtures";
import { keys, until, type Visitor } from "@/e2e/support/engines/visitor";
import { expect } from "@/e2e/support/fixtures";
import { newAddress, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, mailsFrom, paths } from "@/e2e/support/journeys/sent";
import { unsubscribed } from "@/e2e/support/journeys/unsubscribe";
import { opening } from "@/e2e/support/page-steps";
import { labels, quoteFields } from "@/lib/forms/quote";

// The main journeys in the engines of Firefox and Safari, which Playwright cannot drive as Debian ships them.

async function fillQuote(visitor: Visitor, path: string, quote = sampleQuote()) {
  await visitor.visit(path);
  for (const { name, type: kind } of quoteFields) {
    const value = kind === "select" ? formWords.services.heating : String(quote[name]);
    if (kind !== "checkbox") await visitor.fill(labels[name], value);
  }
  await visitor.press(formWords.fields.subscribe, "main");
  return quote;
}

/** Expects the page at that place once it is there, and leaves it scrolled. */
async function expectTop(visitor: Visitor, top: number) {
  await until(async () => expect(await visitor.read("document.readyState")).toBe("complete"));
  await until(async () => expect(await visitor.read("Math.round(scrollY)")).toBe(top));
  await visitor.read("scrollTo({ top: 300, behavior: 'instant' })");
}

for (const engine of engines) {
  test.describe(`in ${engine} @full`, () => {
    test.use({ engine });
    test("a draft is sent once, whole, by a press before the scripts come (rows 86, 97, 99, 187; F27, F30)", async ({
      visitor,
      backend,
      site,
      watch,
    }) => {
      // Firefox complains of an import that a reload has ended.
      watch.expect([/error loading dynamically imported module/]);
      const quote = await fillQuote(visitor, "/");
      await visitor.reload();
      await visitor.sees(formWords.kept);
      site.hold();
      await visitor.reload();
      await visitor.press(home.quote.button, "main");
      await visitor.read(translator);
      site.release();
      await visitor.sees(formWords.sent.home);
      expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
      await visitor.reload();
      await visitor.read("document.querySelector('main form').scrollIntoView()");
      await visitor.sees(quote.message, "main section section");
    });

    test("a part is loaded again (F30, F44)", async ({ visitor, backend, site, watch }) => {
      watch.expect([/error loading dynamically imported module/]);
      site.hold();
      const quote = await fillQuote(visitor, "/contact");
      const email = newAddress();
      await visitor.fill(newsletterWords.label, email, "footer");
      await visitor.press(contact.button, "main");
      await visitor.sees(opening(frameWords.loading.failed), "main");
      await visitor.press(frameWords.loading.again, "main");
      await visitor.sees(formWords.kept, "main");
      const typed = `document.querySelector("footer input").value`;
      await until(async () => expect(await visitor.read(typed)).toBe(email));
      site.release();
      await visitor.press(contact.button, "main");
      await visitor.sees(formWords.sent.contact);
      expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
    });

    test("unsubscribing asks first, and ends as it should while a translator is at work (rows 158, 160, 189)", async ({
      visitor,
      backend,
    }) => {
      const email = newAddress();
      await visitor.visit(`/unsubscribe?email=${email.replace("@", "%2540")}%3E.`);
      await visitor.sees(email, "main");
      await visitor.read(translator);
      expect(await backend.requests()).toEqual([]);
      await visitor.press(unsubscribeWords.yes, "main");
      await visitor.sees(unsubscribed);
      expect(await bodiesSentTo(backend, paths.unsubscribe)).toEqual([{ email }]);
    });

    test("menus lead on, Back leads back (rows 19-22, 35, 39)", async ({ visitor, isMobile }) => {
      await visitor.visit(pages.accessibility.path);
      await expectTop(visitor, 0);
      await visitor.reload();
      await expectTop(visitor, 300);
      // On a page that comes in, the first press counts.
      await visitor.press(pages.about.label, "footer");
      await visitor.isAt("/about-us");
      if (isMobile) await visitor.press(frameWords.menu.open, "header");
      await visitor.press(pages.services.label, "header");
      await visitor.press("Ductless Mini-Split AC", "header");
      await visitor.sees(services.ductlessAC.title, "h1");
      await visitor.read("history.back()");
      await visitor.isAt("/about-us");
      await visitor.press(pages.terms.label, "footer");
      await visitor.isAt(pages.terms.path);
      await visitor.read("history.back()");
      await visitor.isAt("/about-us");
      await expectTop(visitor, 0);
    });

    test("towns are found by ZIP code (rows 142, 143)", async ({ visitor, site }) => {
      site.hold();
      await visitor.visit("/service-area");
      await visitor.fill(areaWords.search, "60540");
      site.release();
      await visitor.sees(areaWords.ours("60540", "Naperville"), "main");
    });

    test("a photo opens, moves on and closes (rows 173, 178, 181, 182)", async ({ visitor }) => {
      await visitor.visit("/gallery");
      await visitor.press(galleryWords.filters.heating, "main");
      await visitor.isAt(`/gallery?category=${galleryWords.filters.heating}`);
      await until(() => visitor.click("document.querySelector('main li button')"));
      await visitor.sees(photoPosition(1, ""), "[role=dialog]");
      const middle = "document.elementFromPoint(innerWidth / 2, innerHeight / 2)";
      await until(async () =>
        expect(await visitor.read(`${middle}.naturalWidth`)).toBeGreaterThan(0),
      );
      await visitor.type(keys.right);
      await visitor.sees(photoPosition(2, ""), "[role=dialog]");
      await visitor.type(keys.escape);
      await until(() => visitor.read("document.activeElement.closest('li').tagName"));
      await visitor.type(keys.enter);
      await visitor.sees(photoPosition(1, ""), "[role=dialog]");
      await visitor.read("history.back()");
      const dialog = "document.querySelector('[role=dialog]')";
      await until(async () => expect(await visitor.read(dialog)).toBeNull());
    });

    test("a quote whose page is left arrives (rows 97, 99; F26)", async ({ visitor, backend }) => {
      const quote = await fillQuote(visitor, "/contact");
      await backend.fault({ path: paths.quote, method: "POST", fault: { delayMs: 4000 } });
      await visitor.press(contact.button, "main");
      await visitor.sees(formWords.sending);
      await visitor.press(pages.about.label, "footer");
      await visitor.isAt("/about-us");
      await until(async () => expect(await mailsFrom(backend, quote.email)).toHaveLength(1));
      await visitor.visit("/contact");
      await visitor.sees(opening(formWords.unconfirmed));
    });

    test("the headline is typed, and stops on demand (rows 67, 68)", async ({ visitor }) => {
      await visitor.visit("/");
      await visitor.sees(taglines[1]?.split("\n")[0] ?? "", "h1");
      await visitor.press(pauseWords.pause.headline);
      await visitor.press(pauseWords.start.headline);
    });

    test("stories turn by a press (row 146)", async ({ visitor }) => {
      await visitor.visit("/");
      await visitor.press(storyWords.next);
      const dot = `[aria-label='${storyWords.goTo(2)}'][aria-current=true]`;
      await until(() => visitor.read(`document.querySelector("${dot}").tagName`));
    });
  });
}
