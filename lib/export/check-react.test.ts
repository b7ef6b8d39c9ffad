/** @jest-environment node */
import { checkReact } from "@/lib/export/check-react";

test("the framework's own React may differ from ours by a patch, not by more", () => {
  expect(() => checkReact()).not.toThrow();
  expect(() => checkReact("19.3.0-canary-278794d7-20261002", "19.3.1")).not.toThrow();
  const told =
    'next renders with React 19.4.0-canary-1 and package.json names 19.3.1: set "react" and "react-dom" to 19.4.';
  expect(() => checkReact("19.4.0-canary-1", "19.3.1")).toThrow(new Error(told));
  expect(() => checkReact("20.3.0", "19.3.1")).toThrow("React 20.3.0");
});
