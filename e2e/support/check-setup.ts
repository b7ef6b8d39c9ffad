import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
  const folder = process.env.OUT_DIR || "out";
  const page = join(folder, "contact.html");
  if (!existsSync(page)) {
    throw new Error(`${folder}/ holds no export: run \`npm run build:e2e\`.`);
  }
  const backend = `http://localhost:${portFrom("TEST_MAIL_PORT", 3101)}`;
  // A page may speak to no other server than those its policy names.
  if (!new RegExp(`${backend}(?!\\d)`).test(readFileSync(page, "utf8"))) {
    throw new Error(
      `The export in ${folder}/ does not speak to the mock backend at ${backend}: run \`npm run build:e2e\`.`,
    );
  }
}
