import type { BrowserContextOptions, Page } from "playwright";
import { pages } from "@/content/navigation";
import { serviceKeys } from "@/content/services";
import { formStates } from "@/e2e/tools/screenshots/form-states";
import { otherScreens } from "@/e2e/tools/screenshots/other-screens";
import { proofStates } from "@/e2e/tools/screenshots/proof-states";

export type Window = { width: number; height: number; touch: boolean };
export type State = {
  name: string;
  path: string;
  /** Prepares the network before the page is asked for. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state; a state is photographed as the window shows it, or whole. */
  act?: (page: Page, window: Window) => Promise<void>;
  whole?: boolean;
  windows?: readonly Window[];
  context?: BrowserContextOptions;
  media?: Parameters<Page["emulateMedia"]>[0];
};

/** The three windows in which everything is looked at. */
export const windows: readonly Window[] = [
  { width: 390, height: 844, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1440, height: 900, touch: false },
];

const routes: State[] = [
  ...Object.entries(pages).map(([name, { path }]) => ({ name, path })),
  ...serviceKeys.map((key) => ({ name: `service-${key}`, path: `/services/${key}` })),
  { name: "404", path: "/nowhere" },
  { name: "404-service", path: "/services/acrepair" },
  { name: "unsubscribe-confirm", path: "/unsubscribe?email=jane%2Bnews@example.com" },
];

async function openServices(page: Page, { width }: Window) {
  if (width < 992) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Services" }).click();
}

const acted: State[] = [
  { name: "state-top", path: "/", act: async () => {} },
  {
    name: "state-scrolled",
    path: "/",
    act: async (page) => {
      await page.mouse.wheel(0, 900);
      await page.waitForFunction(() => window.scrollY > 300);
    },
  },
  { name: "state-services-menu", path: "/", act: openServices },
  {
    name: "state-drawer",
    path: "/about-us",
    act: async (page, { width }) => {
      if (width < 992) await page.getByRole("button", { name: "Menu" }).click();
      else await page.getByRole("button", { name: "About" }).click();
    },
  },
  {
    name: "state-contact-errors",
    path: "/contact?promo=WARMFALL",
    act: async (page) => {
      await page.getByRole("button", { name: "Submit message" }).click();
    },
  },
  {
    name: "state-code-copied",
    path: "/promotions",
    context: { permissions: ["clipboard-write"] },
    act: async (page) => {
      await page.getByRole("button", { name: "Use Code" }).first().click();
      await page.getByText("Copied. Mention it").waitFor();
    },
  },
  {
    name: "state-no-town",
    path: "/service-area",
    act: async (page) => {
      await page.getByRole("searchbox").fill("Timbuktu");
    },
  },
  {
    name: "state-lightbox",
    path: "/gallery",
    act: async (page) => {
      await page.locator("main button img").nth(2).click();
      await page.getByRole("dialog").waitFor();
      await page.waitForLoadState("networkidle");
    },
  },
];

/** Every route, whole, and every state that needs a visitor's hand or another kind of screen. */
export const states: readonly State[] = [
  ...routes,
  ...acted,
  ...formStates,
  ...proofStates,
  ...otherScreens,
];
