import { render, screen, within } from "@testing-library/react";
import { PromotionGrid } from "@/components/sections/promotion-grid";
import type { Promotion } from "@/content/data/schemas/promotions";
import { endsToday } from "@/content/words/offer-dates";
import { offerWords } from "@/content/words/offers";
import { start as updateOffers } from "@/lib/browser/features/offer";

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

/** The page as built at this time. */
function build(now: string) {
  jest.useFakeTimers({ now: new Date(now) });
  return render(
    <PromotionGrid promotions={promotions} redeem={redeem}>
      <p>All year</p>
    </PromotionGrid>,
  );
}

afterEach(() => jest.useRealTimers());

/** The page after its script has updated it at this time. */
function visit(now: string) {
  jest.setSystemTime(new Date(now));
  updateOffers();
}
const linksOf = (title: string) =>
  tickets()
    .filter((ticket) => within(ticket).queryByRole("heading", { name: title }))
    .flatMap((ticket) => within(ticket).queryAllByRole("link"))
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("what runs comes first, then what is to come, and what is over last (row 130)", () => {
  build("2025-08-10T12:00:00Z");
  const [summer, fall, always] = all;
  expect(titles()).toEqual([summer, always, fall]);
  expect(screen.getByRole("heading", { name: offerWords.next })).toBeVisible();
  expect(screen.queryByRole("heading", { name: offerWords.past })).toBeNull();
});

test("years later what has no end runs, and the others are past (rows 130, 138)", () => {
  build("2026-11-22T12:00:00Z");
  const [summer, fall, always] = all;
  expect(titles()).toEqual([always, summer, fall]);
  expect(screen.queryByRole("heading", { name: offerWords.next })).toBeNull();
  const order = screen.getByText("All year");
  const past = screen.getByRole("heading", { name: offerWords.past });
  expect(order.compareDocumentPosition(past)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(redeem)).toBeVisible();
  // Who asks about what was over at the build is given no code to use.
  const asks = screen.getAllByRole("link", { name: offerWords.askInstead });
  expect(asks.map((link) => link.getAttribute("href"))).toEqual(["/contact"]);
  for (const row of tickets().slice(1)) expect(within(row).queryByRole("link")).toBeNull();
});

test("an offer that ended after the build is past, by its place, its words and its links (rows 130, 138)", () => {
  build("2025-08-31T12:00:00Z");
  const [summer = "", fall, always] = all;
  expect(linksOf(summer)).toEqual([[`${offerWords.ask}: ${summer}`, "/contact?promo=SUMMER"]]);
  visit("2025-09-01T05:00:00Z");
  expect(titles()).toEqual([always, fall, summer]);
  expect(screen.getByRole("heading", { name: fall, level: 2 })).toBeVisible();
  expect(screen.queryByRole("heading", { name: offerWords.next })).toBeNull();
  expect(screen.getByRole("heading", { name: offerWords.past })).toBeVisible();
  expect(linksOf(summer)).toEqual([]);
});

test("a tab left open says at midnight that an offer is over, and moves nothing (rows 130, 138)", () => {
  build("2025-08-31T12:00:00Z");
  visit("2025-09-01T04:59:30Z");
  const [summer = ""] = all;
  const before = titles();
  expect(screen.getByText(endsToday)).toBeVisible();
  jest.advanceTimersByTime(30_000);
  expect(screen.queryByText(endsToday)).toBeNull();
  expect(linksOf(summer)).toEqual([]);
  expect(titles()).toEqual(before);
});

test("when nothing runs the page says so, at the build and after it (row 130)", () => {
  const note = () => screen.queryByText(offerWords.none);
  const { rerender } = build("2025-08-31T12:00:00Z");
  expect(note()).not.toBeVisible();
  const ending = promotions.slice(0, 1);
  rerender(
    <PromotionGrid promotions={ending} redeem={redeem}>
      <p>All year</p>
    </PromotionGrid>,
  );
  visit("2025-09-01T05:00:00Z");
  expect(note()).toBeVisible();
  expect(tickets()).toHaveLength(1);
});
