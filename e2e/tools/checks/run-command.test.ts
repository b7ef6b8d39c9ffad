/** @jest-environment node */
import { startCommand } from "@/e2e/tools/checks/run-command";

test("a command's output, both streams of it, is collected with its exit code", async () => {
  const { done } = startCommand("echo one && echo two >&2 && exit 3");
  const { code, output } = await done;
  expect(code).toBe(3);
  expect(output).toContain("one");
  expect(output).toContain("two");
});

test("environment variables reach the command beside those of this process", async () => {
  const { done } = startCommand("node -p \"process.env.COLOR + (process.env.PATH ? '!' : '')\"", {
    environment: { COLOR: "teal" },
  });
  expect((await done).output.trim()).toBe("teal!");
});

test("stopping a command ends what it started, and waits for that", async () => {
  const running = startCommand("node -e \"setTimeout(() => console.log('late'), 60000)\" && true");
  await running.stop();
  expect(await running.done).toMatchObject({ code: 1, output: "" });
  await expect(running.stop()).resolves.toBeDefined();
}, 20_000);
