import { render } from "@testing-library/react";
import { Icon } from "@/components/ui/icon";

test("draws from the sprite and stays out of the accessibility tree", () => {
  const { container } = render(<Icon name="phone" />);
  const drawing = container.querySelector("svg");
  expect(drawing).toHaveAttribute("aria-hidden", "true");
  expect(drawing).toHaveClass("size-[1.25em] shrink-0", { exact: true });
  expect(drawing?.innerHTML).toMatch(/^<use href="\/icons\.svg\?v=[0-9a-f]{8}#phone"><\/use>$/);
});

test("takes another size", () => {
  const { container } = render(<Icon name="fan" className="size-8" />);
  expect(container.querySelector("svg")).toHaveClass("size-8", { exact: true });
});
