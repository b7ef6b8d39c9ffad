import type { Browser } from "@playwright/test";
import fc from "fast-check";
import { open } from "@/e2e/specs/model/commands";
import type { Command } from "@/e2e/specs/model/step";
import { startVisit } from "@/e2e/specs/model/environment";
import type { Environment } from "@/e2e/specs/model/environment";
import { newVisitor } from "@/e2e/specs/model/visitor";
import type { Backend } from "@/e2e/support/browser/backend";

/** Makes one visit, and in the end opens the form once more: what is owed must be there. */
export async function expectVisit(
  browser: Browser,
  baseURL: string,
  backend: Backend,
  where: Environment,
  steps: Iterable<Command>,
): Promise<void> {
  const visit = await startVisit(browser, baseURL, backend, where);
  try {
    const visitor = newVisitor(where);
    await fc.asyncModelRun(() => ({ model: visitor, real: visit }), steps);
    await visit.context.setOffline(false);
    visitor.offline = false;
    await open("/contact").run(visitor, visit);
  } finally {
    await visit.context.close();
  }
}
