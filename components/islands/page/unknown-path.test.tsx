import { render, screen, within } from "@testing-library/react";
import { NotFoundPage } from "@/app/not-found-page";
import { metadata } from "@/app/services/404/page";

const open = (path: string) => {
  window.history.replaceState(null, "", path);
  render(<NotFoundPage />);
};

test.each(["/services/unknown", "/services/acRepair/more", "/services/%3Cb%3E"])(
  "%s says 'Service not found!' (row 116)",
  (path) => {
    open(path);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Service not found!$/);
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

test("the page for unknown services wants not to be found", () => {
  expect(metadata.robots).toEqual({ index: false });
});
