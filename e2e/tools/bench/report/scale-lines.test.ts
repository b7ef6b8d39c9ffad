/** @jest-environment node */
import { steeperLines } from "@/e2e/tools/bench/report/scale-lines";

const build = {
  ...{ pages: 30, seconds: 5, peak: 400 },
  ...{ filesPerPage: 2, filesPerPageBuilt: 5, bytesPerPage: 24000 },
};
const ten = { ...build, pages: 300, seconds: 50, peak: 800 };

test("growth in step with the pages is not named", () => {
  expect(steeperLines([build, ten])).toEqual([]);
});

test.each([
  [{ seconds: 51 }, "seconds"],
  [{ peak: 4001 }, "peak"],
  [{ bytesPerPage: 24001 }, "bytes"],
])("growth beyond the pages' is named: %j", (worse, figure) => {
  expect(steeperLines([build, { ...ten, ...worse }])).toEqual([
    `steeper than linear: ${figure} from 30 to 300 pages`,
  ]);
});

test("more files a page than the budget are named", () => {
  expect(steeperLines([{ ...build, filesPerPage: 2.1 }])).toEqual([
    "over budget: 30 pages: 2.10 files a page",
  ]);
});
