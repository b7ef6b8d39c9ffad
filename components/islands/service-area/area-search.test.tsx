import { act, fireEvent, render, screen } from "@testing-library/react";
import { AreaSearch } from "@/components/islands/service-area/area-search";
import { towns, zipCodes } from "@/content/towns";
import { areaWords } from "@/content/words/service-area";
import * as timings from "@/lib/timings";

// An owner may serve others.
const [town = ""] = Object.keys(zipCodes.street);
const box = () => screen.getByRole<HTMLInputElement>("searchbox", { name: areaWords.search });
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const rest = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const status = () => screen.getByRole("status");
const listed = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  render(<AreaSearch area={{ towns: [...towns, "Elsewhere"], zipCodes }} />);
});
afterEach(() => jest.useRealTimers());

test("no match is said at once, and anew when the typing rests, with the town that was meant", () => {
  const slip = `${town}q`;
  box().focus();
  // A phone's keyboard stays for who has more to type.
  for (const typed of ["", "99"]) {
    type(typed);
    fireEvent.keyDown(box(), { key: "Enter" });
    expect(box()).toHaveFocus();
  }
  for (const typed of ["99999", slip]) {
    box().focus();
    type(typed);
    fireEvent.keyDown(box(), { key: "Enter" });
    expect(box()).not.toHaveFocus();
  }
  const typing = status().firstChild;
  expect(typing).toHaveTextContent(areaWords.noResults(slip));
  rest(timings.announceResults);
  expect(status().firstChild).not.toBe(typing);
  expect(status()).toHaveTextContent(areaWords.noResults(slip));
  expect(listed()).toEqual([]);

  fireEvent.click(screen.getByRole("button", { name: areaWords.didYouMean(town) }));
  expect(box()).toHaveValue(town);
  // To this, WebKit resets the box of a page that it keeps.
  expect(box()).toHaveAttribute("value", town);
  expect(box()).toHaveFocus();
  expect(listed()).toEqual([town]);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/contact");
});
