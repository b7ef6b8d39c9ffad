import puppeteer from "puppeteer-core";
import type { Browser, ElementHandle, Viewport } from "puppeteer-core";
import { programOrInstall } from "@/e2e/support/hosts/debian-package";
import type { Engine } from "@/e2e/support/engines/visitor";

/** Firefox waits with its load event for modules, which a test may keep back. */
const parsed = { waitUntil: "domcontentloaded" } as const;

/** One for all tests of a worker, since it starts slowly; puppeteer ends it with the process. */
let launched: Promise<Browser> | undefined;

async function launch(): Promise<Browser> {
  const executablePath = await programOrInstall("firefox-esr", "firefox-esr");
  return puppeteer.launch({ browser: "firefox", executablePath });
}

/** Opens Debian's Firefox. Its WebDriver BiDi lacks what Playwright needs, and suffices for puppeteer. */
export async function startFirefox(size: Viewport): Promise<Engine> {
  launched ??= launch();
  const profile = await (await launched).createBrowserContext();
  const page = await profile.newPage();
  await page.setViewport(size);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return {
    complaints,
    open: async (url) => void (await page.goto(url, parsed)),
    reload: async () => void (await page.reload(parsed)),
    read: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    async click(expression) {
      const element = (await page.evaluateHandle(expression)).asElement();
      if (!element) throw new Error(`There is no ${expression}`);
      await (element as ElementHandle<Element>).click().catch((error: unknown) => {
        // The page that a click leads to may take the node away before the driver is done with it.
        if (!String(error).includes("no such node")) throw error;
      });
    },
    type: (text) => page.keyboard.type(text),
    close: () => profile.close(),
  };
}
