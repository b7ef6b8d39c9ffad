import fc from "fast-check";
import * as does from "@/e2e/specs/model/commands";
import { environments, type Environment } from "@/e2e/specs/model/environment";
import { promoCodes } from "@/e2e/specs/model/invariants";
import { answerNames, presses } from "@/e2e/specs/model/send";
import type { Command } from "@/e2e/specs/model/step";

const just = fc.constant<Command>;
const often = (arbitrary: fc.Arbitrary<Command>) => ({ arbitrary, weight: 3 });

const open = fc
  .constantFrom(
    ...["/contact", "/", "/unsubscribe?email=%", "/gallery"],
    ...promoCodes.map((code) => `/contact?promo=${code}`),
  )
  .map(does.open);
const type = fc.constantFrom("name", "email", "phone", "message").map((name) => does.type(name));
const choose = fc.constantFrom("heating", "cooling", "other").map(does.chooseService);
const tick = fc.boolean().map(does.tick);
const follow = fc.constantFrom("/about-us", "/contact").map(does.followLink);
const send = fc
  .tuple(fc.constantFrom(...answerNames, "slow" as const), fc.constantFrom(...presses))
  .map(([answer, press]) => does.send(answer, press));

/**
 * Most that goes wrong does so on this way: something is typed, the page left, a button pressed,
 * something else typed, and then the scripts or an answer come, also when they were given up.
 */
const usualWay = fc
  .tuple(
    ...[
      fc.oneof(often(just(does.fillAll)), just(does.autofill), type),
      fc.oneof(often(just(does.reload)), often(open), just(does.back)),
      fc.oneof(often(send), just(does.subscribe), just(does.discard)),
      fc.oneof(type, choose, just(does.translate), often(just(does.focusNewsletter))),
      fc.oneof(...[does.scriptsCome, does.answerComes, does.outlastTimeout].map(just).map(often)),
      fc.oneof(type, just(does.switchMotion), just(does.turn)),
      just(does.scriptsCome),
    ].map((step) => fc.option(step, { nil: undefined, freq: 4 })),
  )
  .map((steps) => steps.filter((step) => step !== undefined));

const elsewhere = fc.constantFrom(
  [
    ...[does.open("/gallery"), does.subscribe, does.outlastTimeout],
    ...[does.scriptsCome, does.openPhoto],
  ],
  [does.open("/unsubscribe?email=%"), does.unsubscribe],
  [does.open("/"), does.turn, does.nextStory, does.switchMotion],
  [does.open("/contact"), does.fillAll, does.duplicateTab(), does.send("accepted", "click")],
  [does.open("/about-us"), does.reloadBelow, does.restoreTab, does.followLink("/contact")],
);

const anything = fc.array(
  fc.oneof(
    ...[open, type, choose, tick, follow, send],
    ...[
      does.type("name", "Bob Other"),
      does.fillAll,
      does.autofill,
      does.answerComes,
      does.discard,
      does.reload,
      does.back,
      does.forward,
      does.subscribe,
      does.scriptsCome,
      does.focusNewsletter,
      does.unsubscribe,
      does.openPhoto,
      does.nextStory,
      does.loadAgain,
      does.goOffline,
      does.goOnline,
      does.secondTab,
      does.duplicateTab(),
      does.restoreTab,
      does.reloadBelow,
      does.translate,
      does.switchMotion,
      does.turn,
    ].map(just),
  ),
  { maxLength: 5 },
);

const environment = (scripts: readonly Environment["scripts"][]) =>
  fc.record(
    Object.fromEntries(
      Object.entries({ ...environments, scripts }).map(([name, values]) => [
        name,
        fc.constantFrom<unknown>(...values),
      ]),
    ),
  ) as fc.Arbitrary<Environment>;

export const visits = fc.tuple(
  environment(environments.scripts),
  fc
    .tuple(open, usualWay, anything, fc.oneof(elsewhere, fc.constant([])), usualWay)
    .map(([first, way, list, other, again]) => [first, ...way, ...list, ...other, ...again]),
);

/** What went wrong on other sites of this kind, each part by itself. */
const parts = [
  [does.open("/gallery"), does.openPhoto, does.back],
  [does.open("/"), does.nextStory, does.turn, does.nextStory, does.switchMotion, does.turn],
  [does.open("/unsubscribe?email=%"), does.translate, does.unsubscribe],
  [does.open("/contact"), does.fillSilently, does.discard],
  [
    ...[does.open("/contact"), does.autofill, does.duplicateTab("/terms")],
    does.send("accepted", "click"),
    ...[does.fillAll, does.send("accepted", "double click")],
  ],
  [
    ...[does.open("/contact"), does.fillAll, does.goOffline, does.send("accepted", "click")],
    ...[does.goOnline, does.reload, does.send("broken off", "click"), does.goOffline],
    ...[does.send("accepted", "click"), does.goOnline, does.reload],
    does.send("accepted", "Enter"),
  ],
  [does.open("/about-us"), does.reloadBelow, does.restoreTab],
];

/** All of them, in any order and place. */
export const reportedBugs = fc.tuple(
  environment(["at once"]),
  fc.shuffledSubarray(parts, { minLength: parts.length }).map((shuffled) => shuffled.flat()),
);
