import { render } from "@testing-library/react";
import { ServiceMediaAfter } from "@/components/sections/service-media";
import { mediaOf, type ServiceMedia } from "@/content/service-pictures";

const installation = mediaOf("boilerInstallation");
const ducts = mediaOf("standardDuctCleaning");
const altsAfter = (media: ServiceMedia, after: number, of = 6) => {
  const { container, unmount } = render(<ServiceMediaAfter {...{ media, after, of }} />);
  const alts = [...container.querySelectorAll("img")].map(({ alt }) => alt);
  unmount();
  return alts;
};

test("the machine opened follows the first section, a picture every second one from there", () => {
  const shown = installation.pictures.map(({ wide, detail }) =>
    [wide, detail].flatMap((picture) => (picture ? [picture.alt] : [])),
  );
  expect([0, 1, 2, 3, 4, 5].map((after) => altsAfter(installation, after))).toEqual([
    [installation.figure.picture.alt],
    [],
    shown[0],
    [],
    shown[1],
    [],
  ]);
});

test("nothing follows the last section", () => {
  expect(altsAfter(installation, 4, 5)).toEqual([]);
});

test("before and after stand in the place of the first picture", () => {
  const { before, after } = ducts.comparison!;
  expect(altsAfter(ducts, 2)).toEqual([before.alt, after.alt]);
});
