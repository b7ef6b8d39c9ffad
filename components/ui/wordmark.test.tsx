import { render, screen } from "@testing-library/react";
import { Wordmark } from "@/components/ui/wordmark";

test("says the name in words and keeps both drawings out of the accessibility tree", () => {
  const { container } = render(<Wordmark name="Smart Heat" />);
  expect(screen.getByText("Smart Heat")).toBeVisible();
  const drawings = [...container.querySelectorAll("svg")];
  expect(drawings.map((svg) => svg.getAttribute("aria-hidden"))).toEqual(["true", "true"]);
  // Their boxes are known before the sprite is there, so nothing moves.
  for (const svg of drawings) expect(Number(svg.getAttribute("width"))).toBeGreaterThan(0);
});

test("draws each symbol with a scale of its own, so header and footer do not share one", () => {
  const { container } = render(
    <>
      <Wordmark name="Header" />
      <Wordmark name="Footer" />
    </>,
  );
  const ids = [...container.querySelectorAll("linearGradient")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  const strokes = [...container.querySelectorAll("path[stroke]")].map((path) =>
    path.getAttribute("stroke"),
  );
  expect(strokes).toEqual(ids.map((id) => `url(#${id})`));
});
