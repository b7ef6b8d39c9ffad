import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { portFrom } from "@/e2e/servers/preview/addresses";
import { findBrowser } from "@/e2e/support/browser/find-browser";

/**
 * Says what is missing before the first test runs, each in one sentence with the command that helps:
 * a browser, an export, an export made for the mock backend.
 */
export default async function checkSetup(): Promise<void> {
  if (!findBrowser()) {
    throw new Error("There is no Chromium: run `npx playwright install chromium`.");
  }
  const published = process.env.BASE_URL;
  if (published) return checkPublished(published);
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

/** Pages are linked without `.html`: a host that does not serve them so fails every test. */
async function checkPublished(site: string): Promise<void> {
  const address = new URL("/contact", site);
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok) return;
  throw new Error(
    `${address} answers ${answer?.status ?? "nothing"}: the host must serve contact.html there (lib/build/README.md, Hosts).`,
  );
}
