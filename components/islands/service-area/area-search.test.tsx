import { act, fireEvent, render, screen } from "@testing-library/react";
import { AreaSearch } from "@/components/islands/service-area/area-search";
import { towns } from "@/content/towns";
import { zipCodes } from "@/content/service-area/zip-codes";

const [first = ""] = towns;
const page = <AreaSearch area={{ towns, zipCodes }} />;
const box = () => screen.getByRole("searchbox", { name: "Search your area" });
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const shown = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const status = () => screen.getByRole("status").textContent;
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the box and all towns are there from the start (rows 142, 144, 206)", () => {
  render(page);
  expect(box()).toHaveAttribute("placeholder", "Search your area...");
  expect(box()).toHaveAttribute("type", "search");
  expect(shown()).toEqual(towns);
  expect(status()).toBe("");
});

test("what is typed filters the list, in any case and trimmed (rows 142, 144)", () => {
  render(page);
  type(` ${first.toUpperCase()}  `);
  expect(shown()).toEqual([first]);
  type("VILLE");
  expect(shown()).toEqual(towns.filter((town) => /ville/i.test(town)));
  type("");
  expect(shown()).toEqual(towns);
});

test("the number of results is announced once the typing rests (row 143; F39)", async () => {
  render(page);
  type(first.slice(0, 4));
  await pass(399);
  expect(status()).toBe("");
  type(first);
  await pass(399);
  expect(status()).toBe("");
  await pass(1);
  expect(status()).toBe("1 area");
  type("ville");
  await pass(400);
  expect(status()).toBe(`${towns.filter((town) => /ville/i.test(town)).length} areas`);
});

test("no match is said in the search's own letters, with a way to ask (rows 141, 143)", () => {
  render(page);
  type(' Sprng"field <b> ');
  expect(screen.getByRole("status").textContent).toBe('No results found for " Sprng"field <b> "');
  expect(shown()).toEqual([]);
  expect(screen.getByRole("link")).toHaveAttribute(
    "href",
    `/contact?town=${encodeURIComponent('Sprng"field <b>')}`,
  );
});

test("no number of none is said while the typing goes on to a match (row 143)", async () => {
  render(page);
  type("zz");
  await pass(400);
  expect(screen.getByRole("status")).toHaveAttribute("aria-busy", "false");
  type(first);
  expect(screen.getByRole("status")).toHaveAttribute("aria-busy", "true");
  expect(status()).toBe("");
});

test("Escape empties the box and shows every town (row 142)", () => {
  render(page);
  type("xyz");
  fireEvent.keyDown(box(), { key: "Escape" });
  expect(box()).toHaveValue("");
  expect(shown()).toEqual(towns);
});

test("a ZIP code shows its town, and its answer is said once (rows 142, 143)", async () => {
  render(page);
  type("60540-1234");
  expect(shown()).toEqual(["Naperville"]);
  await pass(400);
  expect(status()).toMatch(/^Yes\. 60540 is a Naperville ZIP code\./);
  expect(screen.getAllByText(/Yes\. 60540/)).toHaveLength(1);
  expect(document.body).not.toHaveTextContent("No results found");
  expect(screen.queryByRole("link")).toBeNull();
});

test("another ZIP code gets the exact words, and where to ask (row 143)", () => {
  render(page);
  type("60190");
  expect(status()).toBe('No results found for "60190"');
  expect(screen.getByText(/^Next to our towns:/)).toHaveTextContent("Next to our towns: ask us.");
  expect(screen.getByRole("link", { name: "ask us" })).toHaveAttribute(
    "href",
    "/contact?town=Winfield%20(60190)",
  );
});

test("one slip is asked about, and a press takes the town that was meant (row 143)", async () => {
  render(page);
  type("Napervlile");
  expect(status()).toBe('No results found for "Napervlile"');
  fireEvent.click(screen.getByRole("button", { name: "Did you mean Naperville?" }));
  expect(box()).toHaveValue("Naperville");
  expect(box()).toHaveFocus();
  expect(shown()).toEqual(["Naperville"]);
  await pass(400);
  expect(status()).toBe("1 area");
});
