/** @jest-environment node */
import { takeRounds } from "@/e2e/tools/bench/measure/rounds";

test("readings take turns, each as often as it is wanted", async () => {
  const order: string[] = [];
  const reading = (name: string, times: number) => ({
    name,
    times,
    take: () => Promise.resolve(order.push(name)),
  });
  const taken = await takeRounds([reading("ours", 3), reading("other", 1), reading("floor", 2)]);
  expect(order.join(" ")).toBe("ours other floor ours floor ours");
  expect([...taken.values()].map((figures) => figures.length)).toEqual([3, 1, 2]);
});

test("a reading that fails is said and costs only itself", async () => {
  const said = jest.spyOn(console, "log").mockImplementation(() => {});
  const fail = () => Promise.reject(new Error("no link"));
  const taken = await takeRounds([
    { name: "a", times: 1, take: fail },
    { name: "b", times: 1, take: () => Promise.resolve(1) },
  ]);
  expect(taken).toEqual(
    new Map([
      ["a", []],
      ["b", [1]],
    ]),
  );
  expect(said).toHaveBeenCalledWith("not read: a: no link");
});
