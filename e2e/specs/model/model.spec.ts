import fc from "fast-check";
import { services } from "@/content/services";
import * as does from "@/e2e/specs/model/commands";
import type { Command } from "@/e2e/specs/model/step";
import { environments } from "@/e2e/specs/model/environment";
import { promoCode } from "@/e2e/specs/model/promises";
import { expectVisit } from "@/e2e/specs/model/run";
import { answerNames, presses } from "@/e2e/specs/model/send";
import { test } from "@/e2e/support/fixtures";

const [service = ""] = Object.keys(services);
const addresses = [
  "/contact",
  "/",
  `/services/${service}`,
  `/contact?promo=${promoCode}`,
  "/unsubscribe?email=a@b.c",
];

const type = fc.constantFrom("name", "email", "phone", "message").map((name) => does.type(name));
const send = fc
  .tuple(fc.constantFrom(...answerNames), fc.constantFrom(...presses))
  .map(([answer, press]) => does.send(answer, press));

/** What stands here more than once is done more often: most that can go wrong begins with a whole form. */
const commands: fc.Arbitrary<Command>[] = [
  fc.constantFrom(...addresses).map(does.open),
  type,
  type,
  fc.constant(does.type("name", "Bob Other")),
  fc.constantFrom("heating", "cooling", "other").map(does.chooseService),
  fc.boolean().map(does.tick),
  send,
  send,
  send,
  send,
  fc.constantFrom("/about-us", "/contact").map(does.followLink),
  ...[
    does.fillAll,
    does.fillAll,
    does.fillAll,
    does.answerComes,
    does.discard,
    does.reload,
    does.reload,
    does.back,
    does.forward,
    does.subscribe,
    does.scriptsCome,
    does.scriptsCome,
    does.outlastPatience,
    does.goOffline,
    does.goOnline,
    does.secondTab,
    does.translate,
  ].map((make) => fc.constant(make())),
];

/** The ordinary value, which stands first, or one of the others, more often the more there are. */
const mostly = <Value>([ordinary, ...others]: readonly [Value, ...Value[]]) =>
  fc.oneof(
    { arbitrary: fc.constant(ordinary), weight: 2 },
    { arbitrary: fc.constantFrom(...others), weight: others.length },
  );

const where = fc.record({
  screen: mostly(environments.screen),
  scripts: mostly(environments.scripts),
  storage: mostly(environments.storage),
  popovers: mostly(environments.popovers),
  reducedMotion: mostly(environments.reducedMotion),
  savesData: mostly(environments.savesData),
});

const steps = fc.commands(commands, { maxCommands: 15, replayPath: process.env.MODEL_REPLAY });

const full = Boolean(process.env.FULL);
const seconds = full ? 600 : 60;
const seed = Number(process.env.MODEL_SEED ?? (full ? Date.now() % 2 ** 31 : 20261124));

test.describe("a visitor made of rules", { tag: "@once" }, () => {
  test(`keeps finding every promise kept, seed ${seed}`, async ({ browser, site, backend }) => {
    // Shrinking a failure takes as long again.
    test.setTimeout((seconds * 2 + 60) * 1000);
    console.log(`The model's seed: ${seed}`);
    const first = fc.constantFrom(...addresses).map(does.open);
    const property = fc.asyncProperty(where, first, steps, (place, open, list) =>
      expectVisit(browser, site.url, backend, place, [open, ...list]),
    );
    await fc.assert(property, {
      seed,
      path: process.env.MODEL_PATH,
      numRuns: full ? 10_000 : 40,
      interruptAfterTimeLimit: seconds * 1000,
    });
  });
});
