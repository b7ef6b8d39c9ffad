import { pageMetadata, previewPath } from "@/lib/seo/page-metadata";

test.each([
  ["/", "/made/og/home.jpg"],
  ["/about-us", "/made/og/about-us.jpg"],
  ["/services/acRepair", "/made/og/services-acRepair.jpg"],
])("the preview of %s is %s", (path, preview) => {
  expect(previewPath(path)).toBe(preview);
});

test("a page's metadata carry its words, its own address and its preview", () => {
  const words = { path: "/contact", title: "A title", description: "A description" };
  expect(pageMetadata({ ...words, imageAlt: "A house" })).toEqual({
    title: "A title",
    description: "A description",
    alternates: { canonical: "/contact" },
    openGraph: {
      type: "website",
      locale: "en_US",
      url: "/contact",
      title: "A title",
      description: "A description",
      images: [{ url: "/made/og/contact.jpg", width: 1200, height: 630, alt: "A house" }],
    },
    twitter: { card: "summary_large_image" },
  });
});
