import { withJoinedScripts } from "@/lib/build/joined-scripts";

const runs: number[] = [];
const run = (body: string) => new Function("push", body)((number: number) => runs.push(number));

test("a page's data is one script, in its order; what stands before it stays (issue 6 no. 2)", () => {
  const head = "<head><script>early</script><script>other</script></head>";
  const html = `${head}<script id="_R_">push(1)</script><script>push(2);</script><script>push(3)</script></body>`;
  const joined = withJoinedScripts(html);
  expect(joined.startsWith(head)).toBe(true);
  const bodies = [...joined.slice(head.length).matchAll(/<script[^>]*>(.*?)<\/script>/g)];
  expect(bodies).toHaveLength(1);
  run(bodies[0]?.[1] ?? "");
  expect(runs).toEqual([1, 2, 3]);
});

test("a page whose data is not found is refused", () => {
  expect(() => withJoinedScripts("<script>push(1)</script>")).toThrow("_R_");
});
