import { renderToStaticMarkup } from "react-dom/server";
import { Picture } from "@/components/ui/picture";

const picture = {
  name: "boiler",
  version: "0a1b2c3d",
  alt: "A boiler",
  width: 1280,
  height: 800,
  tint: "line",
  kind: "view",
} as const;

test("asks for a hero first, in narrow windows for its close-up, and writes no inline style", () => {
  const html = renderToStaticMarkup(
    <Picture picture={picture} sizes="100vw" priority closeUp="narrow" />,
  );
  const preloads = html.match(/<link[^>]*>/g) ?? [];
  expect(preloads).toHaveLength(2);
  expect(preloads[0]).toContain('media="(max-width: 991.98px)"');
  expect(preloads[0]).toContain("boiler-0a1b2c3d-close-960.avif 960w");
  expect(preloads[1]).toContain('media="(min-width: 992px)"');
  expect(preloads[1]).toContain("boiler-0a1b2c3d-1200.avif 1200w");
  expect(html).toContain('loading="eager"');
  expect(html).not.toContain("style=");
});
