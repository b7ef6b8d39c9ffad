import { findPageScripts, withPageScripts } from "@/lib/build/page-scripts";

const address = (name: string) => `/_next/static/chunks/${name}.js`;
const page = (...names: string[]) =>
  `<body>${names.map((name) => `<script src="${address(name)}" async=""></script>`).join("")}</body>`;

const pages = new Map([
  ["/", page("all", "home")],
  ["/contact", page("all")],
  ["/services/acRepair", page("all", "service")],
  ["/services/thermostats", page("all", "service", "knob")],
]);

test("a section's scripts are those that not every page loads (issue 6 no. 3)", () => {
  expect(findPageScripts(pages)).toEqual({
    "/": [address("home")],
    "/services": [address("service"), address("knob")],
  });
});

test("they are noted in the page's head", () => {
  const scripts = { "/": [address("$& home")] };
  const written = withPageScripts("<head><title>Heat</title></head><p>words</p>", scripts);
  const page = new DOMParser().parseFromString(written, "text/html");
  const note = page.head.querySelector("meta")?.content ?? "";
  expect(JSON.parse(note)).toEqual(scripts);
  expect(page.body.textContent).toBe("words");
});

test("a page without a head is refused", () => {
  expect(() => withPageScripts("<body>", {})).toThrow("</head>");
});
