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

test("short names that a hyphen joins stay together", () => {
  show("A Mini-Split with Wi-Fi");
  for (const name of ["Mini-Split", "Wi-Fi"])
    expect(screen.getByText(name)).toHaveClass("whitespace-nowrap");
});

test("a number stays with its unit, and a year with its since", () => {
  show("90-day parts and 30-day labor, family-run since 2010");
  expect(screen.getByText("30-day")).toHaveClass("whitespace-nowrap");
  expect(screen.getByText("since 2010")).toHaveClass("whitespace-nowrap");
  expect(screen.getByText(/parts and/)).toHaveTextContent(/^90-day parts and 30-day labor/);
});
