import type { Page } from "playwright";

const pixel = Buffer.from("R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");
const categories = ["AC", "Heating", "Duct Cleaning", "WaterHeaters", "Heat Pump"];

/** From now on the gallery has so many photos, evenly of all categories, each of one pixel. */
export async function serveManyPhotos(page: Page, count: number): Promise<void> {
  const photos = Array.from({ length: count }, (_, index) => ({
    public_id: `many/${index}`,
    category: categories[index % categories.length],
    context: { custom: { alt: `Photo ${index} of a finished job` } },
  }));
  const headers = { "access-control-allow-origin": "*" };
  await page.route("**/api/get-all-images", (route) => route.fulfill({ headers, json: photos }));
  await page.route("**/image/upload/**", (route) =>
    route.fulfill({ headers, contentType: "image/gif", body: pixel }),
  );
}
