import { listen } from "@/lib/servers/listen";
import { endOnRequest, startCommand } from "@/lib/servers/run-command";
import { freePort, preparePorts } from "@/lib/servers/ports";
import { startPreview } from "@/lib/servers/preview/preview";

const stops = new Set<() => Promise<unknown>>();

/** Runs a command to its end, and resolves with its exit code. */
async function run(command: string, environment?: Record<string, string>): Promise<number> {
  const running = startCommand(command, { live: true, environment });
  stops.add(running.stop);
  const { code } = await running.done;
  stops.delete(running.stop);
  return code;
}

/**
 * `npm start`: builds the export, then serves it and the mock backend until Ctrl-C. `npm run dev`, with
 * `--dev`: pages as they are edited, made into documents as the build would (development.ts), and
 * a mock backend that starts anew when what it is made of changes.
 */
async function start(develop: boolean): Promise<void> {
  const { port, mailPort } = await preparePorts();
  endOnRequest(stops);
  if (
    (await run(develop ? "npx tsx lib/owner/run.ts lib/export/prepare.ts" : "npm run build")) !== 0
  )
    throw new Error("The build did not finish; what stopped it is above.");

  const servers = develop ? await startDevelopment(port, mailPort) : undefined;
  if (!servers) {
    // It reads content, which the build has checked by now.
    const { createApp } = await import("@/lib/servers/mock-backend/app");
    const controlled = process.env.MAIL_TEST_CONTROLS === "1";
    stops.add((await listen(createApp(controlled), mailPort)).close);
    stops.add((await startPreview({ port, outDir: "out" })).close);
  }
  console.log(`
  The site          http://localhost:${port}
  The mail backend  http://localhost:${mailPort} (shows what arrived)
  Forms send to     ${process.env.NEXT_PUBLIC_MAIL_BACKEND_URL}

  Ctrl-C ends both.
`);
  if (!servers) return;
  const code = await Promise.race(servers);
  await Promise.allSettled([...stops].map((stop) => stop()));
  process.exit(code);
}

/** Starts Next's development server, the front that makes its pages ours, and the mock backend. */
async function startDevelopment(port: number, mailPort: number): Promise<Promise<number>[]> {
  const nextPort = String(await freePort());
  const watched = "node --watch --import tsx lib/servers";
  const environment = { PORT: String(port), MAIL_PORT: String(mailPort), NEXT_PORT: nextPort };
  return [
    run(`npx next dev --port ${nextPort}`),
    run(`${watched}/development.ts`, environment),
    run(`${watched}/mock-backend/main.ts`, environment),
  ];
}

start(process.argv.includes("--dev")).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
