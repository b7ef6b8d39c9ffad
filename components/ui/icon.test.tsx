import { render } from "@testing-library/react";
import { Icon } from "@/components/ui/icon";

test("draws from the sprite and stays out of the accessibility tree", () => {
  const { container } = render(<Icon name="phone" />);
  const drawing = container.querySelector("svg");
  expect(drawing).toHaveAttribute("aria-hidden", "true");
  expect(drawing?.innerHTML).toMatch(/^<use href="\/icons\.svg\?v=[0-9a-f]{8}#phone"><\/use>$/);
});
