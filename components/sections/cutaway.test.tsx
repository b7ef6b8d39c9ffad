import { render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Cutaway } from "@/components/sections/cutaway";
import { figureOf } from "@/content/figures";

const figure = figureOf("furnaceRepair");

test("the picture has its words, and every part its place in an ordered list", () => {
  render(<Cutaway {...figure} />);
  expect(screen.getByRole("heading", { name: figure.title })).toBeVisible();
  expect(screen.getByRole("img", { name: figure.picture.alt })).toHaveAttribute("loading", "lazy");
  const entries = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(entries.map((entry) => entry.textContent)).toEqual(
    figure.parts.map(({ name, says }) => `${name} ${says}`),
  );
});

test("each entry leads to the number that stands on its part", () => {
  const { container } = render(<Cutaway {...figure} />);
  const links = screen.getAllByRole("link");
  expect(links).toHaveLength(figure.parts.length);
  links.forEach((link, index) => {
    const mark = container.querySelector(link.getAttribute("href") ?? "");
    expect(mark).toHaveTextContent(new RegExp(`^${index + 1}$`));
    expect(mark?.querySelector("circle")).toHaveAttribute(
      "cx",
      `${Math.round((figure.parts[index]?.x ?? 0) * 10_000) / 100}%`,
    );
  });
});

test("the numbers are hidden from assistive technology, and nothing has an inline style", () => {
  const { container } = render(<Cutaway {...figure} />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(renderToStaticMarkup(<Cutaway {...figure} />)).not.toContain("style=");
});
