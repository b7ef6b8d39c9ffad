import { spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, Capabilities, WebElement } from "selenium-webdriver";
// Safari's driver takes the same arguments as that of WebKitGTK.
import { ServiceBuilder } from "selenium-webdriver/safari.js";
import { programOrInstall } from "@/e2e/support/hosts/debian-package";
import type { Engine } from "@/e2e/support/engines/visitor";

/**
 * Starts WebKitGTK's MiniBrowser on a screen of its own. Its driver speaks classic WebDriver only,
 * which has no console, so there are no complaints to hear.
 */
export async function startWebKit(size: { width: number; height: number }): Promise<Engine> {
  const xvfb = await programOrInstall("Xvfb", "xvfb");
  const screen = spawn(xvfb, ["-displayfd", "1", "-screen", "0", "1920x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const service = new ServiceBuilder(await programOrInstall("WebKitWebDriver", "webkit2gtk-driver"))
    .setEnvironment({ ...process.env, DISPLAY: `:${display.toString().trim()}` })
    .build();
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
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    read: (expression) => driver.executeScript(`return ${expression}`),
    async click(expression) {
      const element = await driver.executeScript(`return ${expression}`);
      if (!(element instanceof WebElement)) throw new Error(`There is no ${expression}`);
      await element.click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    async close() {
      await driver.quit();
      await service.kill();
      screen.kill();
    },
  };
}
