import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { finder } from "@/content/finder";
import { home } from "@/content/home";
import { pages } from "@/content/navigation";
import { services } from "@/content/services";
import { taglines } from "@/content/taglines";
import { formWords } from "@/content/words/forms";
import { frameWords } from "@/content/words/frame";
import { galleryWords, photoPosition } from "@/content/words/gallery";
import { newsletterWords } from "@/content/words/newsletter";
import { notFoundWords } from "@/content/words/not-found";
import { pauseWords } from "@/content/words/pause";
import { areaWords } from "@/content/words/service-area";
import { storyWords } from "@/content/words/stories";
import { unsubscribeWords } from "@/content/words/unsubscribe";
import { keys } from "@/e2e/support/engines/engine";
import { engines, test } from "@/e2e/support/engines/fixtures";
import { until } from "@/e2e/support/engines/visitor";
import type { Visitor } from "@/e2e/support/engines/visitor";
import { expect } from "@/e2e/support/fixtures";
import { newAddress, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, mailsFrom, paths } from "@/e2e/support/journeys/sent";
import type { Quote } from "@/lib/forms/mail";

// The main journeys once more in the engines of Firefox and Safari.

const field = formWords.fields;

async function fillQuote(visitor: Visitor, quote: Quote) {
  await visitor.fill(field.name, quote.name);
  await visitor.fill(field.email, quote.email);
  await visitor.fill(field.phone, quote.phone);
  await visitor.fill(field.service, formWords.services.heating);
  await visitor.fill(field.message, quote.message);
  await visitor.press(formWords.subscribe, "main");
}

/** Runs in the page: gives its headings the fonts that would stand in for ours. */
function withoutOurFonts() {
  const ours = [...document.fonts].filter(({ display }) => display === "optional");
  const names = ours.map(({ family }) => family);
  for (const heading of document.querySelectorAll<HTMLElement>("h1, h2")) {
    const families = getComputedStyle(heading).fontFamily.split(", ");
    heading.style.fontFamily = families.filter((family) => !names.includes(family)).join();
  }
}

for (const engine of Object.keys(engines) as (keyof typeof engines)[]) {
  test.describe(`in ${engine}`, { tag: "@full" }, () => {
    test.use({ engine });

    for (const [path, button, sent] of [
      ["/", home.quote.button, formWords.sent.home],
      ["/contact", contact.button, formWords.sent.contact],
    ] as const) {
      test(`a quote is sent from ${path} with all six fields (rows 86, 187)`, async ({
        visitor,
        backend,
      }) => {
        const quote = sampleQuote();
        await visitor.visit(path);
        await fillQuote(visitor, quote);
        await visitor.press(button, "main");
        await visitor.sees(sent);
        expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
      });

      test(`a draft kept on ${path} is sent once and whole by a press before the scripts come (rows 97, 99, 187; F30)`, async ({
        visitor,
        site,
        backend,
      }) => {
        const quote = sampleQuote();
        await visitor.visit(path);
        await fillQuote(visitor, quote);
        await visitor.visit(path);
        await visitor.sees(formWords.kept);
        site.hold();
        await visitor.visit(path);
        await visitor.press(button, "main");
        site.release();
        await visitor.sees(sent);
        expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
      });
    }

    test("an empty contact form says what is missing and sends nothing (row 106)", async ({
      visitor,
      backend,
    }) => {
      await visitor.visit("/contact");
      await visitor.press(contact.button, "main");
      await visitor.sees(formWords.hints.message);
      expect(await backend.requests()).toEqual([]);
    });

    test("a page that is left while it sends has sent, and says that nobody knows (rows 97, 99; F26)", async ({
      visitor,
      backend,
    }) => {
      const quote = sampleQuote();
      await visitor.visit("/contact");
      await fillQuote(visitor, quote);
      await backend.fault({ path: paths.quote, method: "POST", fault: { delayMs: 1500 } });
      await visitor.press(contact.button, "main");
      await visitor.sees(formWords.sending);
      await visitor.press(pages.about.label, "footer");
      await visitor.isAt("/about-us");
      await until(async () => expect(await mailsFrom(backend, quote.email)).toHaveLength(1));
      await visitor.visit("/contact");
      await visitor.sees(formWords.unconfirmed.split("{phone}")[0] ?? "");
    });

    test("a press is answered with the number where the scripts do not come (rows 18, 76)", async ({
      visitor,
      site,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors([/.js/]);
      site.lose();
      await visitor.visit("/contact");
      await visitor.press(contact.button, "main");
      await visitor.sees(frameWords.loading.failed.replace("{phone}", company.phone.display));
      await visitor.isAt("/contact");
    });

    for (const early of [false, true]) {
      test(`the newsletter takes an address ${early ? "typed before its script" : ""} (rows 149, 188; F30)`, async ({
        visitor,
        site,
        backend,
      }) => {
        const email = newAddress();
        if (early) site.hold();
        await visitor.visit(`/unsubscribe?email=${newAddress()}`);
        await visitor.fill(newsletterWords.label, email + keys.enter, "footer");
        site.release();
        await visitor.sees(newsletterWords.subscribed, "footer");
        expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
      });
    }

    test("the unsubscribe page asks first, then obeys (rows 158, 160, 189)", async ({
      visitor,
      backend,
    }) => {
      const email = newAddress();
      await visitor.visit(`/unsubscribe?email=${email}`);
      await visitor.sees(email, "main");
      expect(await backend.requests()).toEqual([]);
      await visitor.press(unsubscribeWords.yes, "main");
      await visitor.sees(unsubscribeWords.done("7–10 days"), "main");
      expect(await bodiesSentTo(backend, paths.unsubscribe)).toEqual([{ email }]);
    });

    test("the services menu opens, leads to a service and closes, and Back leads back (rows 19-22, 35, 39)", async ({
      visitor,
      isMobile,
    }) => {
      await visitor.visit("/about-us");
      if (isMobile) await visitor.press(frameWords.menu.open, "header");
      await visitor.press(pages.services.label, "header");
      await visitor.press("Ductless Mini-Split AC", "header");
      await visitor.isAt("/services/ductlessAC");
      await visitor.sees(services.ductlessAC.title, "h1");
      await visitor.read("history.back()");
      await visitor.isAt("/about-us");
      await visitor.sees(/About/, "h1");
    });

    test("the headline is typed, and stops for whoever wants that (rows 67, 68)", async ({
      visitor,
    }) => {
      await visitor.visit("/");
      // A whole line stands for a moment only.
      await visitor.sees(taglines[1]?.slice(0, 9) ?? "", "h1");
      await visitor.press(pauseWords.pause.headline, "main");
      await visitor.press(pauseWords.start.headline, "main");
    });

    test("stories turn by a press (row 146)", async ({ visitor }) => {
      await visitor.visit("/");
      for (const place of [2, 3]) {
        await visitor.press(storyWords.next, "main");
        await until(async () =>
          expect(
            await visitor.read(
              `document.querySelector("[aria-label='${storyWords.goTo(place)}']").ariaCurrent`,
            ),
          ).toBe("true"),
        );
      }
    });

    test("what is wrong leads in two taps to its answer (row 85)", async ({ visitor }) => {
      for (const { name, symptoms } of finder.worries) {
        for (const { words, service, part } of symptoms.slice(0, 1)) {
          await visitor.visit("/");
          await visitor.press(name, "main");
          await visitor.press(words, "main");
          await visitor.isAt(`/services/${service}#part-${part}`);
        }
      }
    });

    test("towns are found by name and by ZIP code, also before the script comes (rows 142, 143)", async ({
      visitor,
      site,
    }) => {
      await visitor.visit("/service-area");
      await visitor.fill(areaWords.search, "60540");
      await visitor.sees(areaWords.ours("60540", "Naperville"), "main");
      site.hold();
      await visitor.visit("/service-area");
      await visitor.fill(areaWords.search, "zzz");
      site.release();
      await visitor.sees(areaWords.noResults("zzz"), "main");
    });

    test("photos are filtered; one opens, moves on by key and closes, and focus returns (rows 173, 178, 181, 182)", async ({
      visitor,
    }) => {
      await visitor.visit("/gallery");
      await visitor.press(galleryWords.filters.heating, "main");
      await visitor.sees(/^\d+ pictures/, "main [role=status]");
      await until(() => visitor.click("document.querySelector('main li button')"));
      await visitor.sees(photoPosition(1, ""), "[role=dialog]");
      await visitor.type(keys.right);
      await visitor.sees(photoPosition(2, ""), "[role=dialog]");
      await visitor.type(keys.escape);
      await until(async () =>
        expect(await visitor.read("document.activeElement.closest('li') !== null")).toBe(true),
      );
    });

    test("our own fonts are shown on the second page at the latest", async ({ visitor }) => {
      await visitor.visit("/about-us");
      await visitor.visit("/terms");
      const shown = await visitor.picture();
      expect(await visitor.picture()).toBe(shown);
      await visitor.read(`(${withoutOurFonts.toString()})()`);
      expect(await visitor.picture()).not.toBe(shown);
    });

    test("an unknown service says so (row 116)", async ({ visitor, expectConsoleErrors }) => {
      expectConsoleErrors([/404/]);
      await visitor.visit("/services/nope");
      await visitor.sees(notFoundWords.service, "h1");
    });
  });
}
