import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Gallery } from "@/components/islands/gallery/gallery";
import type { ViewerProps } from "@/components/islands/lightbox/gallery-viewer";
import { fakeObserver } from "@/lib/testing/fake-window";

// The lightbox itself is tested in the browser (e2e/specs/gallery/lightbox.spec.ts); here it is a name and a button.
jest.mock("@/components/islands/lightbox/lightbox", () => ({
  Lightbox: ({ photos, index, onClosing, onClosed }: ViewerProps) => (
    <div role="dialog" aria-label={photos[index]?.alt}>
      <button
        onClick={() => {
          onClosing();
          onClosed();
        }}
      >
        Close
      </button>
    </div>
  ),
}));

type Answer = { ok: boolean; status: number; json: () => Promise<unknown> };
let answer: (result: unknown, status?: number) => Promise<void>;
let signal: AbortSignal | undefined;

beforeEach(() => {
  window.history.replaceState(null, "", "/gallery");
  Object.assign(globalThis, {
    fetch: (_url: string, options: { signal: AbortSignal }) => {
      signal = options.signal;
      return new Promise<Answer>((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new Error("aborted")));
        answer = (result, status = 200) =>
          act(async () => resolve({ ok: status < 300, status, json: async () => result }));
      });
    },
  });
  fakeObserver();
});

const entry = (category: string, alt: string) => ({
  public_id: `photos/${alt}`,
  category,
  context: { custom: { alt } },
});
const library = [
  entry("AC", "condenser"),
  entry("heating", "boiler"),
  entry("HEATING", "furnace"),
  entry("Other", "van"),
];
const filters = () => within(screen.getByRole("group", { name: "Filter pictures" }));
const thumbnails = () => screen.getAllByRole("img").map((image) => image.getAttribute("alt"));

test("the served page has six dead filters and no photo, the live page live ones (row 173)", async () => {
  const served = renderToString(<Gallery />);
  expect(served.match(/<button/g)).toHaveLength(6);
  expect(served.match(/disabled=""/g)).toHaveLength(6);
  expect(served).not.toContain("style=");

  render(<Gallery />);
  const names = filters()
    .getAllByRole("button")
    .map((button) => button.textContent);
  expect(names).toEqual([
    "Display All",
    "AC",
    "Duct Cleaning",
    "Heating",
    "WaterHeaters",
    "Heat Pump",
  ]);
  filters()
    .getAllByRole("button")
    .forEach((button) => expect(button).toBeEnabled());
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("thumbnails are buttons with a picture, its size reserved, lazy below the fold (rows 175, 178)", async () => {
  render(<Gallery />);
  await answer(Array.from({ length: 7 }, (_, index) => entry("AC", `photo ${index}`)));
  const image = within(screen.getByRole("button", { name: "photo 0" })).getByRole("img");
  expect(image).toHaveAttribute("src", "/image/upload/w_600,q_auto,f_auto/photos/photo%200");
  expect(image).toHaveAttribute("width", "600");
  expect(image).toHaveAttribute("height", "450");
  expect(image).not.toHaveAttribute("srcset");
  expect(image).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img", { name: "photo 6" })).toHaveAttribute("loading", "lazy");
});

test("a filter shows its photos, says how many, is pressed, and stands in the address (rows 173, 174)", async () => {
  render(<Gallery />);
  await answer(library);
  expect(screen.getByRole("status")).toHaveTextContent(/^4 pictures$/);
  const entries = window.history.length;

  await userEvent.click(filters().getByRole("button", { name: "Heating" }));
  expect(thumbnails()).toEqual(["boiler", "furnace"]);
  expect(screen.getByRole("status")).toHaveTextContent(/^2 pictures$/);
  expect(window.location.search).toBe("?category=Heating");
  const pressed = filters().getAllByRole("button", { pressed: true });
  expect(pressed.map((button) => button.textContent)).toEqual(["Heating"]);

  await userEvent.click(filters().getByRole("button", { name: "AC" }));
  expect(screen.getByRole("status")).toHaveTextContent(/^1 picture$/);
  await userEvent.click(filters().getByRole("button", { name: "WaterHeaters" }));
  expect(screen.getByRole("status")).toHaveTextContent(/^0 pictures$/);
  await userEvent.click(filters().getByRole("button", { name: "Display All" }));
  expect(window.location.search).toBe("");
  expect(window.history.length).toBe(entries);
});

test("a shared address opens with its filter (row 174)", async () => {
  window.history.replaceState(null, "", "/gallery?category=heating");
  render(<Gallery />);
  expect(filters().getByRole("button", { name: "Heating" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await answer(library);
  expect(thumbnails()).toEqual(["boiler", "furnace"]);
});

test("a failure is one line on the console; filters stay and work (row 172; F46)", async () => {
  render(<Gallery />);
  await answer({}, 500);
  expect(takeConsoleErrors()).toHaveLength(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  await userEvent.click(filters().getByRole("button", { name: "AC" }));
  expect(filters().getByRole("button", { name: "AC" })).toHaveAttribute("aria-pressed", "true");
});

test("leaving the page aborts the call and says nothing (row 172; F58)", async () => {
  const { unmount } = render(<Gallery />);
  unmount();
  expect(signal?.aborted).toBe(true);
  await act(async () => {});
});

test("a thumbnail opens its photo and has the focus again afterwards (row 178)", async () => {
  render(<Gallery />);
  await answer(library);
  const thumbnail = screen.getByRole("button", { name: "boiler" });
  thumbnail.focus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "boiler" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(thumbnail).toHaveFocus();
});

test("5,000 photos are put into the page a batch at a time (F55)", async () => {
  render(<Gallery />);
  await answer(Array.from({ length: 5000 }, (_, index) => entry("AC", `photo ${index}`)));
  expect(screen.getByRole("status")).toHaveTextContent(/^5000 pictures$/);
  expect(screen.getAllByRole("img")).toHaveLength(60);
});

test("the same photo listed twice is shown twice without complaint (F54)", async () => {
  render(<Gallery />);
  await answer([library[0], library[0]]);
  expect(thumbnails()).toEqual(["condenser", "condenser"]);
});
