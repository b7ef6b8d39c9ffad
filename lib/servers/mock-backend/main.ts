/**
 * The mock of the hosted backends, so that the whole site runs on one machine: it takes
 * quotes and newsletter addresses, shows the e-mail that each quote makes, and serves the gallery.
 *
 *   MAIL_PORT   where to listen (default 3001)
 *   OUTBOX_DIR  folder for the lists of mail and subscribers (default .outbox)
 *   MAIL_TEST_CONTROLS=1  for tests only: see test-controls.ts
 *
 * Open its URL in a browser to see what arrived. Start reading at app.ts.
 *
 * It is honest about the calls and no more: what a production backend must also do is in lib/export/README.md.
 */
import { portFrom } from "@/lib/servers/ports";
import { startMailBackend } from "./server";

const { OUTBOX_DIR = ".outbox", MAIL_TEST_CONTROLS } = process.env;

const backend = await startMailBackend({
  port: portFrom("MAIL_PORT", 3001),
  outboxDir: OUTBOX_DIR,
  testControls: MAIL_TEST_CONTROLS === "1",
});
console.log(`Mock backend: ${backend.url} (mail goes to ${OUTBOX_DIR})`);
process.once("SIGTERM", backend.close);
process.once("SIGINT", backend.close);
