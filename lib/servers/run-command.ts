import { spawn } from "node:child_process";

/** A command that has been started: how it ends, and how to end it early. */
export type Running = {
  done: Promise<{ code: number; output: string }>;
  stop: () => Promise<unknown>;
};

/** How long a command has for ending by itself, in milliseconds. */
const patience = 4000;

/**
 * Starts a command in a shell, in this project or the folder `cwd`, with extra environment variables.
 * With `live` its output goes straight to the terminal, else it is collected.
 * `done` never rejects: a command that cannot start ends with code 127 and the reason as output.
 */
export function startCommand(
  command: string,
  options: { live?: boolean; environment?: Record<string, string>; cwd?: string } = {},
): Running {
  const posix = process.platform !== "win32";
  const child = spawn(command, {
    shell: true,
    cwd: options.cwd,
    // Its own process group, so that stopping it stops what it started, and nothing else.
    detached: posix,
    stdio: options.live ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...options.environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const done = new Promise<{ code: number; output: string }>((ended) => {
    child.once("error", (error) => ended({ code: 127, output: error.message }));
    child.once("close", (code) => ended({ code: code ?? 1, output }));
  });
  const stop = () => {
    const { pid } = child;
    if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return done;
    const end = (signal: NodeJS.Signals) =>
      posix ? process.kill(-pid, signal) : child.kill(signal);
    // As Ctrl-C would: on SIGTERM Playwright ends without ending the server it started.
    end("SIGINT");
    // A shell still starting may miss it, and a job in the background ignores it.
    const insist = setTimeout(() => end("SIGTERM"), patience);
    return done.finally(() => clearTimeout(insist));
  };
  return { done, stop };
}

/**
 * Ends everything in the list, then the program, when the terminal or a supervisor asks for it,
 * or when npm, which started it, is gone. The list may grow and shrink meanwhile; a second
 * request ends the program at once.
 */
export function endOnRequest(stops: Iterable<() => Promise<unknown>>, code = 0): void {
  let asked = false;
  const end = () => {
    if (asked) process.exit(code);
    asked = true;
    void Promise.allSettled([...stops].map((stop) => stop())).then(() => process.exit(code));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  // npm passes a signal on to its shell only, which dies of it and leaves this program behind.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500).unref();
}
