import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { UnknownPath } from "@/components/islands/page/unknown-path";
import { NotFoundPage } from "@/app/not-found-page";
import ServiceNotFound, { metadata } from "@/app/services/404/page";

const open = (path: string, Page = NotFoundPage) => {
  window.history.replaceState(null, "", path);
  return render(<Page />);
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
  expect(heading()).toBe("There's no page at this address");
});

test("the served file that answers every address speaks of no service (row 116)", () => {
  expect(renderToString(<UnknownPath service={false} />)).not.toContain("Service not found!");
});

test("the one for unknown services says so as served, and wants not to be found (row 116)", () => {
  expect(renderToString(<UnknownPath service />)).toContain("Service not found!");
  expect(metadata.robots).toEqual({ index: false });
});

test("the page for unknown services offers the right one as well (row 10)", () => {
  open("/services/acrepair", ServiceNotFound);
  expect(heading()).toBe("Service not found!");
  const [link] = within(screen.getByText(/Did you mean/)).getAllByRole("link");
  expect(link).toHaveAttribute("href", "/services/acRepair");
});
