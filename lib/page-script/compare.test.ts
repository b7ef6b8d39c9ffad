import { fireEvent } from "@testing-library/react";

const compared = () => document.querySelector<HTMLElement>("[data-compare]")!;
const slider = () => document.querySelector("input")!;

beforeEach(() => {
  document.body.innerHTML = `<figure data-compare=""><input type="range" value="50" /></figure>`;
  jest.resetModules();
  jest.requireActual("@/lib/page-script/compare");
});

test("the slider says how much is seen", () => {
  fireEvent.input(slider(), { target: { value: "20" } });
  expect(compared().style.getPropertyValue("--at")).toBe("20%");
});

test("a page that the browser brings back shows what its slider says", () => {
  slider().value = "75";
  fireEvent(window, new Event("pageshow"));
  expect(compared().style.getPropertyValue("--at")).toBe("75%");
});
