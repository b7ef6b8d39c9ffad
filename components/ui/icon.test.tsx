import { render } from "@testing-library/react";
import { Icon } from "@/components/ui/icon";

test("names its drawing in the page and stays out of the accessibility tree", () => {
  const { container } = render(<Icon name="phone" />);
  const drawing = container.querySelector("svg");
  expect(drawing).toHaveAttribute("aria-hidden", "true");
  expect(drawing?.innerHTML).toBe('<use href="#icon-phone"></use>');
});
