import type { Visit } from "@/e2e/specs/model/environment";
import { expectInvariants } from "@/e2e/specs/model/invariants";
import { hasForm, scriptsRun, type Visitor } from "@/e2e/specs/model/visitor";

/** One step: when it can be taken, and what it does to the page and to what the site owes. */
export type Command = {
  check: (visitor: Readonly<Visitor>) => boolean;
  run: (visitor: Visitor, visit: Visit) => Promise<void>;
  toString: () => string;
};

export const step = (name: string, check: Command["check"], run: Command["run"]): Command => ({
  check,
  toString: () => name,
  async run(visitor, visit) {
    await run(visitor, visit);
    await expectInvariants(visitor, visit);
  },
});

export const isOpen = ({ path }: Readonly<Visitor>) => path !== "";
export const canLeave = (visitor: Readonly<Visitor>) => isOpen(visitor) && !visitor.offline;
export const idle = ({ early, underway }: Readonly<Visitor>) => !early && !underway;
/** Nothing is under way, and the page may be left. */
export const isFree = (visitor: Readonly<Visitor>) => canLeave(visitor) && idle(visitor);
/** A part of the page at this path works. */
export const canUse = (path: string) => (visitor: Readonly<Visitor>) =>
  canLeave(visitor) && visitor.path === path && scriptsRun(visitor);
export const canType = (visitor: Readonly<Visitor>) =>
  hasForm(visitor) && visitor.quote !== undefined;
