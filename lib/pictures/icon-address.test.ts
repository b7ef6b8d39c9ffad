import { iconAddress } from "@/lib/pictures/icon-address";

test("a drawing is in the page, and while developing in the file of them all", () => {
  expect(iconAddress("star")).toBe("#icon-star");
  const env = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  expect(iconAddress("star")).toBe("/made/icons.svg#icon-star");
  env.restore();
});
