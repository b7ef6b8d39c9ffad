import { renderToStaticMarkup } from "react-dom/server";
import { HouseStyles } from "@/components/sections/house";
import { houseViews, seasonTroubles } from "@/content/figures/house";

test("in either season what is dark in the house at rest is the furnace's flames", () => {
  const dark = (["heating", "cooling"] as const).map((season) => {
    const styles = renderToStaticMarkup(
      <HouseStyles {...houseViews[season]} season={seasonTroubles[season]} />,
    );
    return [...styles.matchAll(/--out:([^;]+)/g)].map(([, box]) => box);
  });
  expect(dark[0]).toHaveLength(2);
  expect(dark[1]).toEqual(dark[0]);
});
