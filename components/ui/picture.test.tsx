import { renderToStaticMarkup } from "react-dom/server";
import { Picture } from "@/components/ui/picture";
import { findPicture } from "@/content/pictures";

const picture = {
  ...{ name: "boiler", version: "0a1b2c3d", alt: "A boiler" },
  ...{ width: 1280, height: 800 },
  ...{ tint: "line" as const, kind: "hero" as const },
} as const;

test("asks for a hero first, on phones composed for them, in narrow windows for its close-up, and writes no inline style", () => {
  const html = renderToStaticMarkup(
    <Picture
      picture={picture}
      portrait={{ ...findPicture("hero-winter-portrait-dark"), version: "0a1b2c3d" }}
      sizes="100vw"
      priority
      narrow="close"
    />,
  );
  const preloads = html.match(/<link[^>]*>/g) ?? [];
  expect(preloads).toHaveLength(3);
  expect(preloads[0]).toContain('media="(max-width: 767.98px)"');
  expect(preloads[0]).toContain("hero-winter-portrait-dark-0a1b2c3d-800.avif 800w");
  expect(preloads[1]).toContain('media="(min-width: 768px) and (max-width: 991.98px)"');
  expect(preloads[1]).toContain("boiler-0a1b2c3d-close-960.avif 960w");
  expect(preloads[2]).toContain('media="(min-width: 992px)"');
  expect(preloads[2]).toContain("boiler-0a1b2c3d-1200.avif 1200w");
  expect(html).toContain('loading="eager"');
  expect(html).not.toContain("style=");
});
