import { render, screen, within } from "@testing-library/react";
import { PromotionGrid } from "@/components/sections/promotion-grid";
import type { Promotion } from "@/content/schema";

const offer = (id: string, dates: Pick<Promotion, "startsOn" | "endsOn">): Promotion => ({
  ...{ id, icon: "flame", title: `Offer ${id}`, amount: "$1", description: `For ${id}.` },
  ...{ code: id.toUpperCase(), validUntil: `Dates of ${id}`, ...dates },
});
const promotions = [
  offer("summer", { endsOn: "2025-08-31" }),
  offer("fall", { startsOn: "2025-09-01", endsOn: "2025-10-31" }),
  offer("always", {}),
];

const redeem = "Mention the code to your technician to redeem it.";
const tickets = () => screen.getAllByRole("article");
const titles = () => tickets().map((ticket) => within(ticket).getByRole("heading").textContent);
const all = promotions.map(({ title }) => title);

/** The page as built at this moment. */
function build(now: string) {
  jest.useFakeTimers({ now: new Date(now) });
  return render(
    <PromotionGrid promotions={promotions} redeem={redeem}>
      <p>All year</p>
    </PromotionGrid>,
  );
}

afterEach(() => jest.useRealTimers());

test("what runs comes first, then what is to come, and what is over last (row 130)", () => {
  build("2025-08-10T12:00:00Z");
  const [summer, fall, always] = all;
  expect(titles()).toEqual([summer, always, fall]);
  expect(screen.getByRole("heading", { name: "Coming next" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Past offers" })).toBeNull();
});

test("years later what has no end runs, and the others are past (row 130)", () => {
  build("2026-11-22T12:00:00Z");
  const [summer, fall, always] = all;
  expect(titles()).toEqual([always, summer, fall]);
  expect(screen.queryByRole("heading", { name: "Coming next" })).toBeNull();
  const order = screen.getByText("All year");
  const past = screen.getByRole("heading", { name: "Past offers" });
  expect(order.compareDocumentPosition(past)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(redeem)).toBeVisible();
});
