import type { Page } from "@playwright/test";
import { newsletterWords } from "@/content/words/newsletter";
import { keepTranslating } from "@/e2e/specs/model/environment";
import { expectFailedNote, field, move } from "@/e2e/specs/model/invariants";
import { type AnswerName, type Press, sendNow, settleAccepted } from "@/e2e/specs/model/send";
import { canLeave, idle, isFree, isOpen, step } from "@/e2e/specs/model/step";
import {
  areLate,
  hasForm,
  isComplete,
  newsletterRuns,
  pasted,
  scriptsRun,
  startAfresh,
} from "@/e2e/specs/model/visitor";
import { expect } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { expectLive } from "@/e2e/support/page-steps";

export * from "@/e2e/specs/model/other-parts";
export * from "@/e2e/specs/model/tabs";
export * from "@/e2e/specs/model/typing";

export const open = (address: string) =>
  step(
    `open(${address})`,
    ({ offline }) => !offline,
    (visitor, visit) =>
      move(visitor, visit, (page) =>
        page.goto(address.replace("%", encodeURIComponent(pasted(visitor, "a@b.c")))),
      ),
  );
export const reload = step("reload()", canLeave, (visitor, visit) =>
  move(visitor, visit, (page) => page.reload()),
);
const travel = (name: string, way: (page: Page) => Promise<unknown>) =>
  step(name, canLeave, async (visitor, visit) => {
    // Where nothing is kept the browser may put back what stood there, which is not the site's promise.
    if (visitor.where.storage !== "free") visitor.quote = undefined;
    await move(visitor, visit, way);
  });
// Where history ends, a visitor meets the same page anew.
export const back = travel("back()", async (page) => {
  await page.goBack();
  if (page.url() === "about:blank") await page.goForward();
});
export const forward = travel(
  "forward()",
  async (page) => (await page.goForward()) ?? page.reload(),
);
export const followLink = (to: string) =>
  step(
    `followLink(${to})`,
    (visitor) => canLeave(visitor) && visitor.path !== to,
    (visitor, visit) =>
      move(visitor, visit, async (page) => {
        await page.locator(`footer a[href="${to}"]`).first().click();
        await page.waitForURL(to);
      }),
  );

export const send = (answer: AnswerName, press: Press) =>
  step(
    `send(${answer}, ${press})`,
    (visitor) => hasForm(visitor) && isComplete(visitor) && idle(visitor),
    (visitor, visit) => sendNow(visitor, visit, answer, press),
  );
export const answerComes = step(
  "answerComes()",
  ({ underway, offline }) => underway !== undefined && !offline,
  async (visitor, visit) => {
    visit.mail?.release();
    delete visit.mail;
    await settleAccepted(visitor, visit);
  },
);
export const discard = step(
  "discard()",
  (visitor) => visitor.noted && idle(visitor),
  async (visitor, { page }) => {
    await page.locator("[data-discard]").click();
    await expect(field(page, "name")).toBeFocused();
    startAfresh(visitor);
  },
);

export const subscribe = step(
  "subscribe()",
  (visitor) =>
    isFree(visitor) && !visitor.subscribed && (newsletterRuns(visitor) || areLate(visitor)),
  async (visitor, { page }) => {
    const { input, button, success } = newsletterOn(page);
    await input.fill(pasted(visitor, visitor.newsletterEmail));
    await button.click();
    if (!newsletterRuns(visitor)) visitor.early = "newsletter";
    else {
      await expect(success).toHaveText(newsletterWords.subscribed);
      visitor.subscribed = true;
    }
  },
);

/** The scripts that were late come, and with them what was pressed. */
export const scriptsCome = step(
  "scriptsCome()",
  (visitor) => canLeave(visitor) && areLate(visitor),
  async (visitor, visit) => {
    const { page } = visit;
    visit.scripts?.release();
    visitor.where = { ...visitor.where, scripts: "at once" };
    const used = page.locator("react-island[state]:has([data-draft])");
    if (await used.count()) await expect(used).toHaveAttribute("state", "live");
    const { early } = visitor;
    delete visitor.early;
    if (early === "quote") await settleAccepted(visitor, visit);
    if (early !== "newsletter") return;
    await expect(newsletterOn(page).success).toHaveText(newsletterWords.subscribed);
    visitor.subscribed = true;
  },
);
/** What was pressed is given up: the page says so, and scripts that come later do nothing of it. */
export const outlastTimeout = step(
  "outlastTimeout()",
  ({ early }) => early !== undefined,
  async (visitor, { page }) => {
    await page.evaluate("endTimeouts()");
    await expectFailedNote(page);
    delete visitor.early;
  },
);
/** The page is loaded again from the note of a part that has failed. */
export const loadAgain = step("loadAgain()", isFree, async (visitor, visit) => {
  const button = visit.page.getByRole("alert").getByRole("button");
  if (!(await button.count())) return;
  await move(visitor, visit, (page) =>
    Promise.all([page.waitForEvent("load"), button.first().click()]),
  );
});

/** Whoever loses the connection has used the form before: without, its scripts could not come. */
export const goOffline = step(
  "goOffline()",
  (visitor) => isFree(visitor) && hasForm(visitor) && scriptsRun(visitor),
  async (visitor, { context, page }) => {
    await field(page, "name").focus();
    await expectLive(field(page, "name"));
    await context.setOffline(true);
    visitor.offline = true;
  },
);
export const goOnline = step(
  "goOnline()",
  ({ offline }) => offline,
  async (visitor, { context }) => {
    await context.setOffline(false);
    visitor.offline = false;
  },
);
export const translate = step("translate()", isOpen, (_, { page }) =>
  page.evaluate(keepTranslating),
);
