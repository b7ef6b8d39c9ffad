import { render } from "@testing-library/react";
import { Icon } from "@/components/ui/icon";

test("draws from the sprite and stays out of the accessibility tree", () => {
  const { container } = render(<Icon name="phone" />);
  expect(container.innerHTML).toBe(
    '<svg aria-hidden="true" focusable="false" class="size-[1.25em] shrink-0"><use href="/icons.svg#phone"></use></svg>',
  );
});

test("takes another size", () => {
  const { container } = render(<Icon name="fan" className="size-8" />);
  expect(container.querySelector("svg")).toHaveClass("size-8", { exact: true });
});
