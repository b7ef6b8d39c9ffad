/**
 * The mock of the hosted backends, so that the whole site runs on one machine: it takes
 * quotes and newsletter addresses, shows the e-mail that each quote makes, and serves the gallery.
 *
 *   MAIL_PORT   where to listen (default 3001)
 *   MAIL_TEST_CONTROLS=1  for tests only: see test-controls.ts
 *
 * Open its URL in a browser to see what arrived. Start reading at app.ts.
 *
 * It is honest about the calls and no more: what a production backend must also do is in lib/export/README.md.
 */
import { listen } from "@/lib/servers/listen";
import { portFrom } from "@/lib/servers/ports";
import { createApp } from "./app";

const controlled = process.env.MAIL_TEST_CONTROLS === "1";
const backend = await listen(createApp(controlled), portFrom("MAIL_PORT"));
console.log(`Mock backend: ${backend.url}`);
process.once("SIGTERM", backend.close);
process.once("SIGINT", backend.close);
