import { spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, Capabilities, WebElement } from "selenium-webdriver";
import { ServiceBuilder } from "selenium-webdriver/safari.js";
import { programOrInstall } from "@/e2e/servers/hosts/debian-package";
import type { Engine, Size } from "@/e2e/support/engines/engine";

/**
 * Starts WebKitGTK's MiniBrowser on a screen of its own. Its driver speaks classic WebDriver only,
 * which has no console, so there are no complaints to hear.
 */
export async function startWebKit(size: Size): Promise<Engine> {
  const screen = await startScreen();
  const path = await programOrInstall("WebKitWebDriver", "webkit2gtk-driver");
  const environment = { ...process.env, DISPLAY: screen.display } as Record<string, string>;
  const service = new ServiceBuilder(path).setEnvironment(environment).build();
  // Without its toolbar the window can be as narrow as a phone.
  const options = { args: ["--automation", "--full-screen"] };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options }),
    )
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  return {
    complaints: [],
    open: (address) => driver.get(address),
    read: (expression) => driver.executeScript(`return ${expression}`),
    async click(expression) {
      const element = await driver.executeScript(`return ${expression}`);
      if (!(element instanceof WebElement)) throw new Error(`There is no ${expression}`);
      await element.click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    picture: () => driver.takeScreenshot(),
    async close() {
      await driver.quit();
      await service.kill();
      screen.close();
    },
  };
}

/** Starts an X server on a display that is free. */
async function startScreen(): Promise<{ display: string; close: () => void }> {
  const path = await programOrInstall("Xvfb", "xvfb");
  const server = spawn(
    path,
    ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const [display] = (await once(server.stdout, "data")) as [Buffer];
  return { display: `:${display.toString().trim()}`, close: () => server.kill() };
}
