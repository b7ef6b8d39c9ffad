import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { PromotionGrid } from "@/components/sections/promotion-grid";
import { promotions } from "@/content/promotions";
import { fakeMedia, fakeObserver } from "@/lib/testing/fake-window";

const grid = <PromotionGrid promotions={promotions} />;
const tickets = () => screen.getAllByRole("article");

beforeEach(() => {
  fakeMedia();
  fakeObserver();
});
afterEach(() => jest.useRealTimers());

test("all six tickets stand in their order, years after their end too (rows 130-136)", () => {
  jest.useFakeTimers({ now: new Date("2030-01-01T12:00:00Z") });
  render(grid);
  expect(tickets()).toHaveLength(6);
  promotions.forEach(({ title, description, validUntil }, index) => {
    for (const words of [title, description, validUntil]) {
      expect(tickets()[index]).toHaveTextContent(words);
    }
  });
});

test("the built tickets say what their dates mean on the day of the build (row 130)", () => {
  jest.useFakeTimers({ now: new Date("2030-01-01T12:00:00Z") });
  const dated = promotions.filter(({ endsOn }) => endsOn);
  expect(renderToString(grid).match(/Ended - ask us about the current offer/g)).toHaveLength(
    dated.length,
  );
});

test("an offer without an end prints neither undefined nor null (row 136)", () => {
  render(grid);
  expect(tickets()[5]).toHaveTextContent("No expiration");
  for (const ticket of tickets()) expect(ticket).not.toHaveTextContent(/undefined|null|NaN/);
});

test("each ticket has its code's button, and a link of ours that carries the code (rows 137, 138, 205)", () => {
  render(grid);
  promotions.forEach(({ code, title }, index) => {
    const ticket = within(tickets()[index]!);
    expect(ticket.getByRole("button", { name: `Use Code: ${code}` })).toBeEnabled();
    const ask = ticket.getByRole("link", { name: /^Ask about this offer/ });
    expect(ask).toHaveAccessibleName(expect.stringContaining(title));
    expect(ask).toHaveAttribute("href", `/contact?promo=${code}`);
  });
});
