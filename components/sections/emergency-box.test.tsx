import { render, screen } from "@testing-library/react";
import { EmergencyWays } from "@/components/sections/emergency-box";

test("a way reads whole, whatever it is called where there is no room", () => {
  const path = "/services/furnaceRepair";
  const way = { short: "Cold?", more: "Heating help", label: "Heating help, now", path };
  render(<EmergencyWays ways={[way]} />);
  expect(screen.getByRole("link", { name: "Cold? Heating help" })).toHaveAttribute("href", path);
});
