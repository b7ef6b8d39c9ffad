import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Picture } from "@/components/ui/picture";

const picture = {
  name: "boiler",
  version: "0a1b2c3d",
  alt: "A boiler",
  width: 1280,
  height: 800,
  tint: "line",
  opened: false,
} as const;

test("offers AVIF and one JPEG, never wider than the original", () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />);
  const offered = [...container.querySelectorAll("source")].map(({ type, srcset }) => [
    type,
    srcset,
  ]);
  expect(offered).toEqual([
    [
      "image/avif",
      "/made/pictures/boiler-0a1b2c3d-480.avif 480w, /made/pictures/boiler-0a1b2c3d-800.avif 800w, /made/pictures/boiler-0a1b2c3d-1200.avif 1200w",
    ],
  ]);
  const image = screen.getByRole("img", { name: "A boiler" });
  expect(image).toHaveAttribute("src", "/made/pictures/boiler-0a1b2c3d-1200.jpg");
});

test("reserves its box and waits until it is near", () => {
  render(<Picture picture={picture} sizes="50vw" />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("width", "1280");
  expect(image).toHaveAttribute("height", "800");
  expect(image).toHaveAttribute("loading", "lazy");
});

test("hides a decorative picture from assistive technology", () => {
  render(<Picture picture={picture} sizes="50vw" decorative />);
  expect(screen.getByRole("presentation")).toHaveAttribute("alt", "");
});

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

test("asks for the close-up alone where it is shown in all windows", () => {
  const html = renderToStaticMarkup(
    <Picture picture={picture} sizes="100vw" priority closeUp="all" />,
  );
  expect(html.match(/<link[^>]*>/g)).toHaveLength(1);
  expect(html).toContain("boiler-0a1b2c3d-close-960.avif 960w");
  expect(html).not.toContain("boiler-0a1b2c3d-1200.avif");
});
