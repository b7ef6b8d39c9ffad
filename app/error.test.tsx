import { fireEvent, render, screen } from "@testing-library/react";
import ErrorPage from "@/app/error";
import { PhoneLink } from "@/components/ui/phone-link";
import { company } from "@/content/company";

test("a page that fails gives the number and another try (faults finding 4)", () => {
  const reset = jest.fn();
  render(
    <header>
      <PhoneLink phone={company.phone} prefix="Call for a Quote: " />
    </header>,
  );
  render(<ErrorPage error={new Error("Loading chunk failed")} reset={reset} />);
  const [, number] = screen.getAllByRole("link", { name: /555-01/ });
  expect(number).toHaveTextContent(company.phone.display);
  expect(number).toHaveAttribute("href", `tel:${company.phone.e164}`);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(reset).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("main")).not.toHaveTextContent("chunk");
});

test("without a header around it, it speaks of no number (faults finding 4)", () => {
  render(<ErrorPage error={new Error("x")} reset={() => {}} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("This page did not load");
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
