import { render, screen } from "@testing-library/react";
import { Words } from "@/components/ui/words";

const show = (text: string) =>
  render(
    <p>
      <Words>{text}</Words>
    </p>,
  );

test("a phone number in running text is a whole link in E.164", () => {
  const text = "Call (630) 555-0142, or Nicor at 888-642-6748, or wait 1-2 business days.";
  show(text);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["(630) 555-0142", "888-642-6748"]);
  expect(links[0]).toHaveAttribute("href", "tel:+16305550142");
  expect(links[1]).toHaveAttribute("href", "tel:+18886426748");
  expect(screen.getByText("1-2 business days")).toBeInTheDocument();
  expect(screen.getByText(/^Call/)).toHaveTextContent(text);
});

test("a number stays with its unit, a year with its since, and a name in one line", () => {
  show("90-day parts and 30-day labor for a Mini-Split, since 2010");
  for (const whole of ["30-day", "since 2010", "Mini-Split"])
    expect(screen.getByText(whole)).toHaveClass("whitespace-nowrap");
  expect(screen.getByText(/parts and/)).toHaveTextContent(/^90-day parts and 30-day labor/);
});
