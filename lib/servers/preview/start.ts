import { resolve } from "node:path";
import { endOnRequest, startCommand } from "@/lib/servers/run-command";
import { startMailBackend } from "@/lib/servers/mock-backend/server";
import { prepareAddresses } from "@/lib/servers/preview/addresses";
import { startPreview } from "@/lib/servers/preview/server";

const stops = new Set<() => Promise<unknown>>();

/** Runs a command whose end is awaited. Out: its exit code. */
async function run(command: string): Promise<number> {
  const running = startCommand(command, { live: true });
  stops.add(running.stop);
  const { code } = await running.done;
  stops.delete(running.stop);
  return code;
}

/**
 * `npm start`: builds the export, then serves it and the mock backend until Ctrl-C. `npm run dev`, with
 * `--dev`: Next's dev server in the place of the export.
 */
async function start(develop: boolean): Promise<void> {
  const { port, mailPort } = await prepareAddresses();
  endOnRequest(stops);
  if ((await run(develop ? "npx tsx lib/export/prepare.ts" : "npm run build")) !== 0)
    throw new Error("The build did not finish; what stopped it is above.");

  const outboxDir = resolve(".outbox");
  const smtpUrl = process.env.SMTP_URL || undefined;
  const backend = await startMailBackend({ port: mailPort, outboxDir, smtpUrl });
  stops.add(backend.close);
  if (!develop) stops.add((await startPreview({ port, outDir: "out" })).close);
  console.log(`
  The site          http://localhost:${port}
  The mail backend  ${backend.url} (shows what arrived)
  Mail lands in     ${smtpUrl ? "the mailbox behind SMTP_URL" : outboxDir}
  Forms send to     ${process.env.NEXT_PUBLIC_MAIL_BACKEND_URL}

  Ctrl-C ends both.
`);
  if (develop) process.exit(await run(`npx next dev --port ${port}`));
}

start(process.argv.includes("--dev")).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
