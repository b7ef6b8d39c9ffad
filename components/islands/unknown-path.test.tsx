import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { UnknownPath } from "@/components/islands/unknown-path";
import NotFound from "@/app/not-found";

const open = (path: string) => {
  window.history.replaceState(null, "", path);
  return render(<NotFound />);
};
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test.each(["/services/unknown", "/services/acRepair/more", "/services/%3Cb%3E"])(
  "%s says 'Service not found!' (row 116)",
  (path) => {
    open(path);
    expect(heading()).toBe("Service not found!");
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  },
);

test.each([
  ["/services/acrepair", "/services/acRepair", "Cooling: AC Repair Services"],
  ["/SERVICES/ACREPAIR", "/services/acRepair", "Cooling: AC Repair Services"],
  ["/services/standardductcleaning", "/services/standardDuctCleaning", "Duct Cleaning: Standard"],
])(
  "%s, wrong in its case alone, offers the right page by its full name (row 10)",
  (path, meant, name) => {
    open(path);
    const [link] = within(screen.getByText(/Did you mean/)).getAllByRole("link");
    expect(link).toHaveAttribute("href", meant);
    expect(link).toHaveTextContent(name);
  },
);

test("any other address is unknown without speaking of a service (row 116)", () => {
  open("/abuot-us");
  expect(heading()).toBe("There is no page at this address");
});

test("the served file, which answers every address, speaks of none (row 116)", () => {
  expect(renderToString(<UnknownPath />)).not.toContain("Service not found!");
});
