import { existsSync, readFileSync } from "node:fs";
import { portFrom } from "@/lib/servers/ports";
import { findBrowser } from "@/e2e/support/browser/find-browser";

/**
 * Says what is missing before the first test runs, each in one sentence with the command that helps:
 * a browser, an export, an export made for the mock backend.
 */
export default function checkSetup(): void {
  if (!findBrowser()) {
    throw new Error("There is no Chromium: run `npx playwright install chromium`.");
  }
  if (process.env.BASE_URL) return;
  const page = "out/contact.html";
  if (!existsSync(page)) {
    throw new Error("out/ holds no export: run `npm run build:e2e`.");
  }
  const backend = `http://localhost:${portFrom("TEST_MAIL_PORT")}`;
  // A page may speak to no other server than those its policy names.
  if (!new RegExp(`${backend}(?!\\d)`).test(readFileSync(page, "utf8"))) {
    throw new Error(
      `The export in out/ does not speak to the mock backend at ${backend}: run \`npm run build:e2e\`.`,
    );
  }
}
