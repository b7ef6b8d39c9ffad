import { render } from "@testing-library/react";
import { Wordmark } from "@/components/ui/wordmark";

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
