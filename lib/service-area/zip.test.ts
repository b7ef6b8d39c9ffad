import { readZip } from "@/lib/service-area/zip";

test.each([
  ..."60540| 60540 |60540-1234|605401234|60540 1234|6O54O|6O54O-1234|60540-|60540-12".split("|"),
  ..."Naperville, IL 60540|60540 Naperville|60540, Naperville|60540 IL|60540.".split("|"),
  ..."#60540|ZIP:60540|zip=60540?|“60540”|60540‐1234|60563/60540".split("|"),
  ..."Naperville, IL60540|Naperville (60540)|60540-1234, Naperville|IL 60540 USA".split("|"),
])("%j is read as 60540 (row 142)", (search) => {
  expect(readZip(search)).toEqual({ kind: "whole", zip: "60540" });
});

test("a house number or a route before a ZIP code is none (row 142)", () => {
  const search = "15430 Route 59, Plainfield 60544";
  expect(readZip(search)).toEqual({ kind: "whole", zip: "60544" });
});

test.each(["6", "605", "0605"])("%j is the beginning of one (row 142)", (digits) => {
  expect(readZip(digits)).toEqual({ kind: "partial", digits });
  expect(readZip(`#${digits}`)).toEqual({ kind: "partial", digits });
});

test.each([
  ...["", "Aurora", "6054a", "605400", "6054012345", "630 555 014", "٦٠٥٤٠", "a60540"],
  ...["605 40", "60540a", "15430 Main Street"],
])("%j is none (row 142)", (search) => {
  expect(readZip(search)).toBeUndefined();
});
