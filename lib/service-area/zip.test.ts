import { readZip } from "@/lib/service-area/zip";

test.each([
  ["60540", "60540"],
  [" 60540 ", "60540"],
  ["60540-1234", "60540"],
  ["605401234", "60540"],
  ["60540 1234", "60540"],
  ["6O54O", "60540"],
  ["60540-", "60540"],
  ["60540-12", "60540"],
  ["Naperville, IL 60540", "60540"],
  ["60540 Naperville", "60540"],
  ["60540, Naperville", "60540"],
  ["60540 IL", "60540"],
  ["60540.", "60540"],
  ["#60540", "60540"],
  ["ZIP:60540", "60540"],
  ["zip=60540?", "60540"],
  ["“60540”", "60540"],
  ["60540‐1234", "60540"],
  ["60563/60540", "60540"],
  ["Naperville, IL60540", "60540"],
  ["Naperville (60540)", "60540"],
  ["60540-1234, Naperville", "60540"],
  ["IL 60540 USA", "60540"],
  ["15430 Route 59, Plainfield 60544", "60544"],
])("%j is read as %s (row 142)", (search, zip) => {
  expect(readZip(search)).toEqual({ kind: "whole", zip });
});

test.each(["6", "605", "0605"])("%j is the beginning of one (row 142)", (digits) => {
  expect(readZip(digits)).toEqual({ kind: "partial", digits });
  expect(readZip(`#${digits}`)).toEqual({ kind: "partial", digits });
});

test.each([
  "",
  "Aurora",
  "6054a",
  "6054012345",
  "630 555 014",
  "٦٠٥٤٠",
  "a60540",
  "605 40",
  "60540a",
  "15430 Main Street",
])("%j is none (row 142)", (search) => {
  expect(readZip(search)).toBeUndefined();
});
