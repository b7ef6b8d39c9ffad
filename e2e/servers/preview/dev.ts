import { resolve } from "node:path";
import { endOnRequest, startCommand } from "@/e2e/tools/checks/run-command";
import { startMailBackend } from "@/e2e/servers/mock-backend/server";
import { prepareAddresses } from "@/e2e/servers/preview/addresses";

/** `npm run dev`: Next's dev server beside the mock backend, until Ctrl-C. */
async function develop(): Promise<void> {
  const { port, mailPort } = await prepareAddresses();
  const stops = new Set<() => Promise<unknown>>();
  endOnRequest(stops);

  const prepare = startCommand("npx tsx lib/build/prepare.ts", { live: true });
  stops.add(prepare.stop);
  if ((await prepare.done).code !== 0) throw new Error("Preparing the pictures and icons failed.");
  stops.delete(prepare.stop);

  const smtpUrl = process.env.SMTP_URL || undefined;
  const outboxDir = resolve(".outbox");
  const backend = await startMailBackend({ port: mailPort, outboxDir, smtpUrl });
  stops.add(backend.close);
  console.log(`\n  The mail backend  ${backend.url} (shows what arrived)\n`);
  const next = startCommand(`npx next dev --port ${port}`, { live: true });
  stops.add(next.stop);
  const { code } = await next.done;
  await backend.close();
  process.exit(code);
}

develop().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
