import fc from "fast-check";
import * as does from "@/e2e/specs/model/commands";
import { environments } from "@/e2e/specs/model/environment";
import { promoCodes } from "@/e2e/specs/model/promises";
import { answerNames, presses } from "@/e2e/specs/model/send";
import type { Command } from "@/e2e/specs/model/step";

const oneOf = (...makes: readonly (() => Command)[]) =>
  fc.constantFrom(...makes).map((make) => make());
const often = (arbitrary: fc.Arbitrary<Command>) => ({ arbitrary, weight: 3 });

const open = fc
  .constantFrom(
    ...["/contact", "/", "/unsubscribe?email=a@b.c", "/gallery"],
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
 * something else typed, and then the scripts or an answer come.
 */
const usualWay = [
  fc.oneof(often(oneOf(does.fillAll)), type),
  fc.oneof(often(oneOf(does.reload)), often(open), oneOf(does.back)),
  fc.oneof(often(send), oneOf(does.subscribe), oneOf(does.discard)),
  fc.oneof(type, choose, oneOf(does.translate), oneOf(does.focusNewsletter)),
  fc.oneof(
    often(oneOf(does.scriptsCome)),
    often(oneOf(does.answerComes)),
    oneOf(does.outlastTimeout),
  ),
].map((step) => fc.option(step, { nil: undefined, freq: 4 }));

/** Any step at all, in any order. */
const anything = fc.array(
  fc.oneof(
    ...[open, type, choose, tick, follow, send],
    ...[
      () => does.type("name", "Bob Other"),
      does.fillAll,
      does.answerComes,
      does.discard,
      does.reload,
      does.back,
      does.forward,
      does.subscribe,
      does.scriptsCome,
      does.focusNewsletter,
      does.unsubscribe,
      does.unsubscribe,
      does.openPhoto,
      does.openPhoto,
      does.loadAgain,
      does.goOffline,
      does.goOnline,
      does.secondTab,
      does.translate,
    ].map((make) => oneOf(make)),
  ),
  { maxLength: 6 },
);

/** Where a visit takes place, and its steps. */
export const visits = fc.tuple(
  fc.record({
    screen: fc.constantFrom(...environments.screen),
    scripts: fc.constantFrom(...environments.scripts),
    translator: fc.constantFrom(...environments.translator),
    storage: fc.constantFrom(...environments.storage),
    popovers: fc.constantFrom(...environments.popovers),
    reducedMotion: fc.constantFrom(...environments.reducedMotion),
    savesData: fc.constantFrom(...environments.savesData),
  }),
  fc
    .tuple(open, fc.tuple(...usualWay), anything, fc.tuple(...usualWay))
    .map(([first, way, list, again]) =>
      [first, ...way, ...list, ...again].filter((step) => step !== undefined),
    ),
);
