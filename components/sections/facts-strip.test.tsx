import { render, screen } from "@testing-library/react";
import { FactsStrip } from "@/components/sections/facts-strip";

const facts = { when: "Monday to Friday 8AM-5PM", cost: "Free quote", who: "Us. Everybody" };
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("the strip answers in one order, one answer a line", () => {
  render(<FactsStrip facts={{ ...facts, warranty: "90-day parts" }} />);
  expect(rows()).toEqual([
    "When Monday to Friday 8AM-5PM",
    "Cost Free quote",
    "Warranty 90-day parts",
    "Who Us. Everybody",
  ]);
});

test("without a warranty there is no row for one", () => {
  render(<FactsStrip facts={facts} />);
  expect(rows()).toHaveLength(3);
});
