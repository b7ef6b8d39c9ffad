import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { ask } from "@/e2e/servers/hosts/ask";

/** A real web server on this machine: its address, and how to end it. */
export type RunningHost = { url: string; stop: () => Promise<void> };

/** A port of this machine that nothing listens on. */
export const freePort = () =>
  new Promise<number>((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

type Start = {
  /** Where it will answer. */
  url: string;
  /** Its own folder, its home as well; it goes when the server stops. */
  folder: string;
  environment?: Record<string, string>;
  /** How long it may take to answer, in milliseconds. */
  patience?: number;
};

/**
 * Starts a server in the foreground and resolves once it answers at `url`.
 * Throws with what it printed when it ends before it answers.
 */
export async function runServer(
  [command, ...words]: [string, ...string[]],
  { url, folder, environment, patience = 20_000 }: Start,
): Promise<RunningHost> {
  const child = spawn(command, words, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...environment,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  }
  const ended = new Promise<void>((resolved) => {
    child.once("error", (error) => {
      printed += error.message;
      resolved();
    });
    child.once("exit", () => resolved());
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  let over = false;
  void ended.then(() => (over = true));
  const deadline = Date.now() + patience;
  while (!(await answers(url))) {
    if (over) throw new Error(`${command} ended before it answered:\n${printed}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`${command} did not answer at ${url}:\n${printed}`);
    }
    await new Promise((waited) => setTimeout(waited, 50));
  }
  return { url, stop };
}

const answers = (url: string) =>
  ask(url, "/", { method: "HEAD" }).then(
    () => true,
    () => false,
  );
