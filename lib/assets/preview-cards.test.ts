/** @jest-environment node */
import { pages, serviceMenu } from "@/content/navigation";
import { serviceKeys } from "@/content/services";
import { openedOn } from "@/content/figures/parts";
import { previewCards } from "@/lib/assets/preview-cards";

const cards = previewCards();

test("gives every page a preview of its own", () => {
  expect(cards).toHaveLength(Object.keys(pages).length + serviceKeys.length);
  expect(new Set(cards.map(({ file }) => file)).size).toBe(cards.length);
});

test("shows a service in its family's hue with its own title and its machine, opened", () => {
  expect(cards.find(({ file }) => file === "/made/og/services-furnaceRepair.jpg")).toMatchObject({
    family: "heating",
    kicker: serviceMenu.find(({ family }) => family === "heating")?.label,
    picture: { name: openedOn("furnaceRepair") },
  });
});
