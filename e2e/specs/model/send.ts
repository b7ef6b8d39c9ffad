import type { Page } from "@playwright/test";
import { formWords } from "@/content/words/forms";
import type { Visit } from "@/e2e/specs/model/environment";
import { expectFailedNote, field } from "@/e2e/specs/model/invariants";
import { areLate, hasForm, scriptsRun, startAfresh, type Visitor } from "@/e2e/specs/model/visitor";
import type { PlannedFault } from "@/e2e/support/browser/backend";
import { expect } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { initialValues, quoteFormOn } from "@/e2e/support/journeys/quote-form";
import { paths } from "@/e2e/support/journeys/sent";
import { expectLive } from "@/e2e/support/page-steps";

export const presses = ["click", "double click", "Enter"] as const;
export type Press = (typeof presses)[number];

type Answer = Pick<PlannedFault, "times" | "fault"> & {
  delivered: boolean;
  known: boolean;
  accepted?: true;
};

/** How the backend goes wrong: whether the quote arrives all the same, and whether a page can know. */
const faults = {
  refused: { fault: { status: 400, body: "{}" }, delivered: false, known: true },
  down: { fault: { status: 503 }, delivered: false, known: false },
  redirected: { fault: { status: 302, location: "/outbox.json" }, delivered: false, known: false },
  "broken off": { times: 9, fault: { dropConnection: "before" }, delivered: false, known: false },
  unreadable: { fault: { omitCors: true }, delivered: true, known: false },
  "cut off": {
    ...{ fault: { dropConnection: "afterHeaders" }, delivered: true, known: true },
    accepted: true,
  },
} as const satisfies Record<string, Answer>;
export type AnswerName = "accepted" | "slow" | keyof typeof faults;
export const answerNames: readonly AnswerName[] = [
  "accepted",
  "slow",
  ...(Object.keys(faults) as (keyof typeof faults)[]),
];

async function pressSend({ page }: Visit, press: Press) {
  const { button } = quoteFormOn(page);
  if (press === "Enter") await field(page, "name").press("Enter");
  else await button.click({ clickCount: press === "click" ? 1 : 2 });
}

/**
 * Presses Send and expects what the visitor is told, as far as this answer goes. A press before the
 * scripts come is accepted when they have.
 */
export async function sendNow(
  visitor: Visitor,
  visit: Visit,
  name: AnswerName,
  press: Press,
): Promise<void> {
  const { page, backend } = visit;
  const form = quoteFormOn(page);
  if (!scriptsRun(visitor)) {
    await pressSend(visit, press);
    if (areLate(visitor)) visitor.early = "quote";
    else await expectFailedNote(page);
    return;
  }
  // A press cleans the address, in its field; home's own check would come before the script does.
  await field(page, "name").focus();
  await expectLive(field(page, "name"));
  if (visitor.quote) visitor.quote.email = visitor.email;
  if (visitor.offline) {
    await pressSend(visit, press);
    await expectNotSent(form);
    visitor.lastSend ??= "unsent";
  } else if (name === "slow") {
    visit.mail = await holdRequests(page, `**${paths.quote}`);
    await pressSend(visit, press);
    await visit.mail.arrived;
    visitor.underway = visitor.quote && { ...visitor.quote };
  } else if (name === "accepted") {
    await pressSend(visit, press);
    await settleAccepted(visitor, visit);
    // A slow second tap finds the thanks beside an empty form.
    if (press === "double click") await form.button.click();
    await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
  } else {
    const { delivered, known, accepted, ...planned }: Answer = faults[name];
    await backend.fault({ path: paths.quote, method: "POST", ...planned });
    await pressSend(visit, press);
    if (accepted) return settleAccepted(visitor, visit);
    await expectNotSent(form);
    await backend.clear();
    // What an earlier send left open, a refusal does not settle.
    if (known) visitor.lastSend ??= "unsent";
    else visitor.lastSend = "unconfirmed";
    if (delivered) visitor.arrived += 1;
  }
}

/** What was sent here is no draft in a copy of the tab, at once and when the copy is loaded again. */
async function expectNothingKept(copy?: Page) {
  if (!copy) return;
  const expectFresh = async () => {
    await expect(field(copy, "name")).toHaveValue(initialValues.name);
    await expect(copy.locator("[data-draft-note]")).toBeHidden();
  };
  // Nobody tells a page that was left.
  if (!hasForm({ path: new URL(copy.url()).pathname })) await copy.goBack();
  await expectFresh();
  await copy.reload();
  await expectFresh();
  await copy.close();
}

async function expectNotSent({ error, success }: ReturnType<typeof quoteFormOn>) {
  await expect(error).toHaveText(/\S/);
  await expect(success).toBeEmpty();
}

/** Expects that what was sent has arrived, and that only what was typed meanwhile is kept. */
export async function settleAccepted(visitor: Visitor, visit: Visit): Promise<void> {
  const { page } = visit;
  const { success, error } = quoteFormOn(page);
  const sent = visitor.underway;
  await expect(success).toHaveText(formWords.sent[visitor.path === "/" ? "home" : "contact"]);
  await expect(error).toBeEmpty();
  visitor.arrived += 1;
  visitor.receipts += 1;
  delete visitor.underway;
  delete visitor.lastSend;
  if (visitor.copied) await expectNothingKept(visit.copy);
  delete visitor.copied;
  if (sent && JSON.stringify(sent) !== JSON.stringify(visitor.quote)) return;
  startAfresh(visitor);
}
