import { render } from "@testing-library/react";
import { SectionMedia } from "@/components/sections/service-media";
import { mediaOf, type ServiceMedia } from "@/content/service-pictures";

const altsOf = (media: ServiceMedia) => {
  const { container } = render(<SectionMedia {...media} />);
  return [...container.querySelectorAll("img")].map(({ alt }) => alt);
};

test("among the sections stands a picture, or the duct before and after", () => {
  const installation = mediaOf("boilerInstallation");
  expect(altsOf(installation)).toEqual([installation.picture!.alt]);
  const ducts = mediaOf("standardDuctCleaning");
  expect(altsOf(ducts)).toEqual([ducts.comparison!.before.alt, ducts.comparison!.after.alt]);
});
