import { html } from "hono/html";
import { company } from "@/content/company";
import type { VitalsReport } from "./bodies";
import type { Mail } from "./mail";

type Outbox = {
  mails: readonly Mail[];
  subscribers: readonly string[];
  vitals: readonly VitalsReport[];
};

/** The page at `/` of the mock backend: what arrived, newest first. The tag escapes every visitor's word. */
export const outboxPage = ({ mails, subscribers, vitals }: Outbox) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${company.name} outbox</title>
      <h1>${company.name} outbox</h1>
      <p>
        This is the mock of the hosted mail backend. It keeps what arrives as long as it runs.
        Reload to see what is new, or read <a href="/outbox.json">outbox.json</a>. Started with
        MAIL_TEST_CONTROLS=1 it fails on request: see e2e/README.md.
      </p>
      <h2>Quote requests: ${mails.length}</h2>
      ${mails.map(({ subject, to, replyTo, date, text }) =>
        pre([subject, `To: ${to}`, `Reply to: ${replyTo}`, `Date: ${date}`, "", text]),
      )}
      <h2>Newsletter subscribers: ${subscribers.length}</h2>
      ${pre(subscribers)}
      <h2>Web vitals, pages left: ${vitals.length}</h2>
      ${pre(vitals.map(({ path, vitals: measured }) => `${path}: ${measured.map(said).join(", ")}`))}
    </html>`;

/** Each line in its own direction. */
const pre = (lines: readonly string[]) =>
  html`<pre style="white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext">
${lines.join("\n")}</pre>`;

/** "LCP 1320 (good)"; CLS is no time, and a fraction. */
const said = ({ name, value, rating }: VitalsReport["vitals"][number]) =>
  `${name} ${Number(value.toFixed(3))} (${rating})`;
