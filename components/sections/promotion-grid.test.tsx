import { render, screen, within } from "@testing-library/react";
import { PromotionGrid } from "@/components/sections/promotion-grid";
import type { Promotion } from "@/content/schema";
import { byPhase } from "@/lib/calendar/promotion-state";

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

test("all stand there with their terms, years after their end too (rows 130-136)", () => {
  build("2030-01-01T12:00:00Z");
  const { current, past } = byPhase(promotions, new Date());
  expect(tickets()).toHaveLength(promotions.length);
  [...current, ...past].forEach(({ title, description, validUntil }, index) => {
    for (const words of [title, description, validUntil]) {
      expect(tickets()[index]).toHaveTextContent(words);
    }
  });
  for (const ticket of tickets()) expect(ticket).not.toHaveTextContent(/undefined|null|NaN/);
});

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

test("each has its code's button, and one link of ours that carries the code (rows 137, 138, 205)", () => {
  build("2026-11-22T12:00:00Z");
  for (const { code, title, endsOn } of promotions) {
    const ticket = within(screen.getByRole("heading", { name: title }).closest("article")!);
    expect(ticket.getByRole("button", { name: `Use Code: ${code}` })).toBeInTheDocument();
    const ask = ticket.getByRole("link");
    expect(ask).toHaveAccessibleName(
      endsOn ? `Ask what we offer now : ${title}` : `Ask about this offer : ${title}`,
    );
    expect(ask).toHaveAttribute("href", `/contact?promo=${code}`);
  }
});
