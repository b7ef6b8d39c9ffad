import type { Page } from "playwright";
import type { State, Window } from "@/e2e/tools/screenshots/states";

const wide: readonly Window[] = [{ width: 1440, height: 900, touch: false }];
const narrow: readonly Window[] = [{ width: 320, height: 640, touch: true }];
/** What 1280 px leave at 200 %. */
const zoomed: readonly Window[] = [{ width: 640, height: 450, touch: false }];
/** A sheet of letter paper between its margins. */
const sheet: readonly Window[] = [{ width: 720, height: 960, touch: false }];

const images = "**/api/get-all-images";
const look = async () => {};
const tab = (times: number) => async (page: Page) => {
  for (let press = 0; press < times; press++) await page.keyboard.press("Tab");
};

const everywhere = ["/", "/contact", "/promotions", "/services/furnaceRepair", "/gallery"];
const slug = (path: string) => path.split("/").at(-1) || "home";

/** Other screens than the three: small, magnified, without colours of ours, on paper, without motion. */
export const otherScreens: readonly State[] = [
  ...everywhere.flatMap((path): State[] => [
    { name: `screen-320-${slug(path)}`, path, windows: narrow },
    { name: `screen-zoom-${slug(path)}`, path, windows: zoomed },
    {
      name: `screen-print-${slug(path)}`,
      path,
      windows: sheet,
      media: { media: "print" },
      act: look,
      whole: true,
    },
    {
      name: `screen-forced-${slug(path)}`,
      path,
      windows: wide,
      context: { forcedColors: "active" },
    },
  ]),
  {
    name: "screen-still",
    path: "/",
    windows: wide,
    context: { reducedMotion: "reduce" },
    act: look,
    whole: true,
  },
  {
    name: "state-gallery-loading",
    path: "/gallery",
    before: (page) => page.route(images, () => new Promise<never>(() => {})),
    act: look,
  },
  {
    name: "state-gallery-empty",
    path: "/gallery",
    before: (page) =>
      page.route(images, (route) =>
        route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: [] }),
      ),
    act: (page) => page.getByText("0 pictures").waitFor(),
  },
  { name: "state-focus-night", path: "/", windows: wide, act: tab(3) },
  { name: "state-focus-paper", path: "/promotions", windows: wide, act: tab(14) },
  { name: "state-focus-footer", path: "/finance", windows: wide, act: tab(15) },
];
