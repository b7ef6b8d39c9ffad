/** @jest-environment node */
import { chooseRoles, readBeside } from "@/e2e/tools/bench/sites/site";

test.each([
  ["today=old/out", { name: "today", folder: "old/out", pages: [] }],
  ["/srv/astrowind/dist", { name: "astrowind", folder: "/srv/astrowind/dist", pages: [] }],
  ["other:/a,/b", { name: "other", folder: "other", pages: ["/a", "/b"] }],
  ["x=../y/dist:/a", { name: "x", folder: "../y/dist", pages: ["/a"] }],
])("%s names a site, its folder and its pages", (word, beside) => {
  expect(readBeside(word)).toEqual(beside);
});

const named = (...pages: string[]) => ({ name: "x", folder: "x", pages });

test("pages called as ours are compared with ours", () => {
  expect(chooseRoles(named(), ["/", "/about", "/contact", "/services/furnaceRepair"])).toEqual({
    home: "/",
    reading: "/services/furnaceRepair",
    form: "/contact",
  });
});

test("another site's own pages stand in", () => {
  expect(chooseRoles(named(), ["/", "/contact", "/team", "/services"])).toMatchObject({
    reading: "/services",
    form: "/contact",
  });
  expect(chooseRoles(named(), ["/", "/team"])).toMatchObject({ reading: "/team", form: "/team" });
  expect(chooseRoles(named("/team", "/ask"), ["/", "/ask", "/services", "/team"])).toMatchObject({
    reading: "/team",
    form: "/ask",
  });
});

test("a named page that is not there is refused", () => {
  expect(() => chooseRoles(named("/nowhere"), ["/"])).toThrow(
    "--beside x: there is no page /nowhere.",
  );
});
