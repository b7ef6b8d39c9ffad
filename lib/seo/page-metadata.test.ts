import { previewPath } from "@/lib/seo/page-metadata";

test.each([
  ["/", "/made/og/home.jpg"],
  ["/about-us", "/made/og/about-us.jpg"],
  ["/services/acRepair", "/made/og/services-acRepair.jpg"],
])("the preview of %s is %s", (path, preview) => {
  expect(previewPath(path)).toBe(preview);
});
