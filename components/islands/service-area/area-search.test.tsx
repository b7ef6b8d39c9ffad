import { act, fireEvent, render, screen } from "@testing-library/react";
import { AreaSearch } from "@/components/islands/service-area/area-search";
import { towns, zipCodes } from "@/content/towns";
import { areaWords } from "@/content/words/service-area";
import * as timings from "@/lib/timings";

// One that has codes and a dot: an owner may serve others.
const [[town = "", [code = ""] = []] = []] = Object.entries(zipCodes.street);
const box = () => screen.getByRole("searchbox", { name: areaWords.search });
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const rest = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const status = () => screen.getByRole("status");
const listed = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  render(<AreaSearch area={{ towns, zipCodes }} />);
});
afterEach(() => jest.useRealTimers());

test("no match is said at once, and anew when the typing rests, with the town that was meant", () => {
  const slip = `${town}q`;
  box().focus();
  type(town.slice(0, 1));
  fireEvent.keyDown(box(), { key: "Enter" });
  expect(box()).toHaveFocus();
  type(slip);
  fireEvent.keyDown(box(), { key: "Enter" });
  expect(box()).not.toHaveFocus();
  const typing = status().firstChild;
  expect(typing).toHaveTextContent(areaWords.noResults(slip));
  rest(timings.announceResults);
  expect(status().firstChild).not.toBe(typing);
  expect(status()).toHaveTextContent(areaWords.noResults(slip));
  expect(listed()).toEqual([]);

  fireEvent.click(screen.getByRole("button", { name: areaWords.didYouMean(town) }));
  expect(box()).toHaveValue(town);
  expect(box()).toHaveFocus();
  expect(listed()).toEqual([town]);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/contact");
});

test.each(["", town, town.slice(0, 2), code, "no such town", "9"])(
  "after %j the link for towns not listed is there (row 141)",
  (search) => {
    type(search);
    rest(timings.announceResults);
    const ask = screen.getByRole("link", { name: areaWords.ask });
    expect(ask.getAttribute("href")).toMatch(/^\/contact(\?town=|$)/);
  },
);

test("whoever finds nothing can ask, and the question carries what was typed", () => {
  type("Springfield & more");
  const ask = screen.getByRole("link", { name: areaWords.ask });
  expect(ask).toHaveAttribute("href", "/contact?town=Springfield%20%26%20more");
  expect(screen.queryByRole("button")).toBeNull();

  // ZIP codes that begin with a nine are far away.
  type("9");
  expect(screen.getByText(areaWords.allDigits)).toBeVisible();
  expect(screen.getByRole("link", { name: areaWords.ask })).toBeVisible();

  type("99999");
  expect(screen.getByText(areaWords.notOurs)).toBeVisible();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/contact?town=99999");
});
