import fc from "fast-check";
import { services } from "@/content/services";
import * as does from "@/e2e/specs/model/commands";
import { environments } from "@/e2e/specs/model/environment";
import { promoCode } from "@/e2e/specs/model/promises";
import { answerNames, presses } from "@/e2e/specs/model/send";
import type { Command } from "@/e2e/specs/model/step";

const [service = ""] = Object.keys(services);
const addresses = [
  "/contact",
  "/",
  `/contact?promo=${promoCode}`,
  "/unsubscribe?email=a@b.c",
  `/services/${service}`,
];

const oneOf = (...makes: readonly (() => Command)[]) =>
  fc.constantFrom(...makes).map((make) => make());
const often = (arbitrary: fc.Arbitrary<Command>) => ({ arbitrary, weight: 3 });

const open = fc.constantFrom(...addresses).map(does.open);
const type = fc.constantFrom("name", "email", "phone", "message").map((name) => does.type(name));
const choose = fc.constantFrom("heating", "cooling", "other").map(does.chooseService);
const tick = fc.boolean().map(does.tick);
const follow = fc.constantFrom("/about-us", "/contact").map(does.followLink);
const send = fc
  .tuple(fc.constantFrom(...answerNames), fc.constantFrom(...presses))
  .map(([answer, press]) => does.send(answer, press));

/** Most that goes wrong does so on this way: something is typed, the page left, a button pressed, and then the scripts or an answer come. */
const usualWay = [
  fc.oneof(often(oneOf(does.fillAll)), type),
  fc.oneof(often(oneOf(does.reload)), oneOf(does.back), open),
  fc.oneof(often(send), oneOf(does.subscribe, does.discard)),
  fc.oneof(often(oneOf(does.scriptsCome)), oneOf(does.answerComes, does.outlastPatience), type),
].map((step) => fc.option(step, { nil: undefined, freq: 4 }));

/** Any step at all, in any order. */
const anything = fc.commands(
  [
    open,
    type,
    choose,
    tick,
    follow,
    send,
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
      does.outlastPatience,
      does.goOffline,
      does.goOnline,
      does.secondTab,
      does.translate,
    ].map((make) => oneOf(make)),
  ],
  { maxCommands: 10, replayPath: process.env.MODEL_REPLAY },
);

/** The ordinary value, which stands first, twice as often as each of the others. */
const mostly = <Value>([ordinary, ...others]: readonly [Value, ...Value[]]) =>
  fc.oneof(
    { arbitrary: fc.constant(ordinary), weight: 2 },
    ...others.map((other) => fc.constant(other)),
  );

/** Where a visit takes place, and its steps. */
export const visits = fc.tuple(
  fc.record({
    screen: mostly(environments.screen),
    scripts: mostly(environments.scripts),
    storage: mostly(environments.storage),
    popovers: mostly(environments.popovers),
    reducedMotion: mostly(environments.reducedMotion),
    savesData: mostly(environments.savesData),
  }),
  fc
    .tuple(open, fc.tuple(...usualWay), anything, fc.tuple(...usualWay))
    .map(([first, way, list, again]) =>
      [first, ...way, ...list, ...(again ?? [])].filter((step) => step !== undefined),
    ),
);
