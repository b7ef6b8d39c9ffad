/** @jest-environment node */
import { statSync } from "node:fs";
import { join } from "node:path";

test("both fonts together weigh at most 30 kB", () => {
  const files = ["bricolage-grotesque.woff2", "figtree.woff2"];
  const sizes = files.map((file) => statSync(join("app", "fonts", file)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(30_000);
});
