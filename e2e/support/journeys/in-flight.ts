import type { Page } from "@playwright/test";
import type { Backend } from "@/e2e/support/browser/backend";
import type { Call } from "@/e2e/support/journeys/calls";
import type { Ready } from "@/e2e/support/journeys/ready";
import { type Held, holdRequests } from "@/e2e/support/journeys/hold-requests";

/** Sends a form and keeps its request waiting, with the mock backend's log empty: it is in flight. */
export async function sendAndHold(
  page: Page,
  backend: Backend,
  call: Call,
  { button }: Pick<Ready, "button">,
): Promise<Held> {
  await backend.clear();
  const held = await holdRequests(page, `**${call.path}`);
  await button.click();
  await held.arrived;
  return held;
}
