import { resolve } from "node:path";
import { endOnRequest, startCommand } from "@/e2e/tools/checks/run-command";
import { startMailBackend } from "@/e2e/servers/mock-backend/server";
import { prepareAddresses } from "@/e2e/servers/preview/addresses";
import { startPreview } from "@/e2e/servers/preview/server";

/** `npm start`: builds the export, then serves it and the mock backend until Ctrl-C. */
async function start(): Promise<void> {
  const { port, mailPort } = await prepareAddresses();
  const stops = new Set<() => Promise<unknown>>();
  endOnRequest(stops);

  const build = startCommand("npm run build", { live: true });
  stops.add(build.stop);
  const { code } = await build.done;
  if (code !== 0) throw new Error("The build did not finish; what stopped it is above.");
  stops.delete(build.stop);

  const outboxDir = resolve(".outbox");
  const smtpUrl = process.env.SMTP_URL || undefined;
  const backend = await startMailBackend({ port: mailPort, outboxDir, smtpUrl });
  stops.add(backend.close);
  const preview = await startPreview({ port, outDir: "out" });
  stops.add(preview.close);
  console.log(`
  The site          ${preview.url}
  The mail backend  ${backend.url} (shows what arrived)
  Mail lands in     ${smtpUrl ? "the mailbox behind SMTP_URL" : outboxDir}
  Forms send to     ${process.env.NEXT_PUBLIC_MAIL_BACKEND_URL}

  Ctrl-C ends both.
`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
