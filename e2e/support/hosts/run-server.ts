import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "@/e2e/support/hosts/ask";
import { startCommand } from "@/lib/servers/run-command";

export type RunningHost = { url: string; stop: () => Promise<void> };

type Start = {
  url: string;
  /** Its own folder, its home as well; it goes when the server stops. */
  folder: string;
  environment?: Record<string, string>;
};

/**
 * Starts a server in the foreground and resolves once it answers at `url`.
 * Throws with what it printed when it ends before, or does not answer within two minutes, in which npx may fetch it.
 */
export async function runServer(
  words: string[],
  { url, folder, environment }: Start,
): Promise<RunningHost> {
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const command = words.map((word) => `"${word}"`).join(" ");
  const server = startCommand(command, { environment: { ...environment, ...home }, cwd: folder });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = () => ask(url, "/", { method: "HEAD" }).then(Boolean, () => false);
  for (let tenths = 0; tenths < 1200; tenths += 1) {
    if (await answers()) return { url, stop };
    const ended = await Promise.race([server.done, wait(100, undefined)]);
    if (ended) throw new Error(`${command} ended before it answered:\n${ended.output}`);
  }
  await stop();
  throw new Error(`${command} did not answer at ${url}:\n${(await server.done).output}`);
}
