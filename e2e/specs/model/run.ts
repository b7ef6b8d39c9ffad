import type { Browser } from "@playwright/test";
import { goOnline, open } from "@/e2e/specs/model/commands";
import type { Command } from "@/e2e/specs/model/step";
import { type Environment, startVisit } from "@/e2e/specs/model/environment";
import { newVisitor } from "@/e2e/specs/model/visitor";
import type { Backend } from "@/e2e/support/browser/backend";

/**
 * Makes one visit, and in the end opens the form once more: what is owed must be there. Rejects with
 * the steps that were taken until a promise was broken.
 */
export async function expectVisit(
  browser: Browser,
  baseURL: string,
  backend: Backend,
  where: Environment,
  steps: readonly Command[],
): Promise<void> {
  const visit = await startVisit(browser, baseURL, backend, where);
  const visitor = newVisitor(where);
  const taken: Command[] = [];
  try {
    for (const step of [...steps, goOnline(), open("/contact")]) {
      if (!step.check(visitor)) continue;
      taken.push(step);
      await step.run(visitor, visit);
    }
  } catch (cause) {
    throw new Error(`A promise is broken after ${taken.join(", ")}`, { cause });
  } finally {
    await visit.context.close();
  }
}
