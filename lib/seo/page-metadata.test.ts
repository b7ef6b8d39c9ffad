import { findPicture } from "@/content/pictures";
import { pageMetadata } from "@/lib/seo/page-metadata";

test("where a page is shared, its picture shows as the file that every browser takes", () => {
  const picture = { ...findPicture("hero-dusk"), width: 1600, height: 900, version: "v1" };
  const words = { path: "/", title: "Title", description: "Description" };
  expect(pageMetadata({ ...words, picture }).openGraph).toMatchObject({
    images: [
      {
        url: "/made/pictures/hero-dusk-v1-1200.jpg",
        ...{ width: 1200, height: 675, alt: picture.alt },
      },
    ],
  });
});
