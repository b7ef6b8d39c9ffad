import { render, screen } from "@testing-library/react";
import { Wordmark } from "@/components/ui/wordmark";

test("says the name in words and keeps the drawing out of the accessibility tree", () => {
  const { container } = render(<Wordmark name="Smart Heat" />);
  expect(screen.getByText("Smart Heat")).toBeVisible();
  const drawing = container.querySelector("svg");
  expect(drawing).toHaveAttribute("aria-hidden", "true");
  // Its box is known before the sprite is there, so nothing moves.
  expect(drawing).toHaveAttribute("width", "156");
  expect(drawing).toHaveAttribute("height", "34");
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
