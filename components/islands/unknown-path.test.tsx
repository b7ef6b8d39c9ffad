import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { UnknownPath } from "@/components/islands/unknown-path";
import { serviceKeys, services } from "@/content/services";

const known = serviceKeys.map((key) => ({ path: `/services/${key}`, label: services[key].title }));
const open = (path: string) => {
  window.history.replaceState(null, "", path);
  return render(<UnknownPath services={known} />);
};
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test.each(["/services/unknown", "/services/acRepair/more", "/services/%3Cb%3E"])(
  "%s says 'Service not found!' (row 116)",
  (path) => {
    open(path);
    expect(heading()).toBe("Service not found!");
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  },
);

test.each(["/services/acrepair", "/SERVICES/ACREPAIR"])(
  "%s, wrong in its case alone, offers the right page (row 10)",
  (path) => {
    open(path);
    const link = screen.getByRole("link", { name: services.acRepair.title });
    expect(link).toHaveAttribute("href", "/services/acRepair");
  },
);

test("any other address is unknown without speaking of a service (row 116)", () => {
  open("/abuot-us");
  expect(heading()).toBe("There is no page at this address");
});

test("the served file, which answers every address, speaks of none (row 116)", () => {
  expect(renderToString(<UnknownPath services={known} />)).not.toContain("Service not found!");
});
