import { render, screen } from "@testing-library/react";
import { ServiceMediaAfter } from "@/components/sections/service-media";
import { mediaOf, type ServiceMedia } from "@/content/service-pictures";

const repair = mediaOf("furnaceRepair");
const ducts = mediaOf("standardDuctCleaning");
const altsAfter = (media: ServiceMedia, after: number, of = 6) => {
  const { container, unmount } = render(<ServiceMediaAfter media={media} after={after} of={of} />);
  const alts = [...container.querySelectorAll("img")].map(({ alt }) => alt);
  unmount();
  return alts;
};

test("the machine opened follows the first section, a picture every second one from there", () => {
  const shown = repair.pictures.map(({ wide, detail }) =>
    [wide, detail].flatMap((picture) => (picture ? [picture.alt] : [])),
  );
  expect([0, 1, 2, 3, 4, 5].map((after) => altsAfter(repair, after))).toEqual([
    [repair.figure.picture.alt],
    [],
    shown[0],
    [],
    shown[1],
    [],
  ]);
});

test("nothing follows the last section", () => {
  expect(altsAfter(repair, 4, 5)).toEqual([]);
});

test("before and after stand in the place of the first picture, called an illustration", () => {
  const { before, after, caption } = ducts.comparison!;
  expect(altsAfter(ducts, 2)).toEqual([before.alt, after.alt]);
  render(<ServiceMediaAfter media={ducts} after={2} of={6} />);
  expect(screen.getByRole("figure")).toHaveTextContent(caption);
  expect(caption).toMatch(/^Illustration/);
  expect(screen.getByRole("slider", { name: "Show more of before" })).toHaveValue("50");
});

test("every picture waits until it is near and keeps its room", () => {
  render(<ServiceMediaAfter media={repair} after={4} of={6} />);
  for (const image of screen.getAllByRole("img")) {
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveAttribute("width");
    expect(image).toHaveAttribute("height");
  }
});
