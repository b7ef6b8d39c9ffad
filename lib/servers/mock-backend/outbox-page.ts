import { html, raw } from "hono/html";
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
      <meta name="robots" content="noindex" />
      <title>${company.name} outbox</title>
      ${raw(style)}
      <h1>${company.name} outbox</h1>
      <p>
        This is the mock of the hosted mail backend. It keeps what arrives as long as it runs.
        Reload to see what is new, or read <a href="/outbox.json">outbox.json</a>. Started with
        MAIL_TEST_CONTROLS=1 it fails on request: see e2e/README.md.
      </p>
      <h2>Quote requests (${mails.length})</h2>
      ${mails.length > 0 ? mails.map(article) : "Nothing yet: fill in the quote form on the site."}
      <h2>Newsletter subscribers (${subscribers.length})</h2>
      <ul>
        ${subscribers.map((email) => html`<li><bdi>${email}</bdi></li>`)}
      </ul>
      <h2>Web vitals (${vitals.length} pages left)</h2>
      <ul>
        ${vitals.map(
          ({ path, vitals: measured }) =>
            html`<li><bdi>${path}</bdi>: <bdi>${measured.map(numberOf).join(", ")}</bdi></li>`,
        )}
      </ul>
    </html>`;

/** "LCP 1320 (good)"; CLS is no time, and a fraction. */
const numberOf = ({ name, value, rating }: VitalsReport["vitals"][number]) =>
  `${name} ${name === "CLS" ? value.toFixed(3) : Math.round(value)} (${rating})`;

const article = ({ subject, to, replyTo, date, text }: Mail) =>
  html`<article>
    <h3><bdi>${subject}</bdi></h3>
    <dl>
      ${Object.entries({ To: to, "Reply to": replyTo, Date: date }).map(
        ([term, value]) =>
          html`<div>
            <dt>${term}</dt>
            <dd><bdi>${value}</bdi></dd>
          </div>`,
      )}
    </dl>
    <pre>${text}</pre>
  </article>`;

const style = `<style>
body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #1c2733; background: #f6f4ef; overflow-wrap: anywhere }
article { margin: 1rem 0; padding: 1.25rem; background: #fff; border: 1px solid #dcd6ca; border-radius: .5rem }
h3, dd, pre { margin: 0 }
dl div { display: flex; gap: .75rem }
dt { min-width: 5rem; color: #5b6672 }
pre { max-height: 24rem; overflow: auto; white-space: pre-wrap; font: inherit; unicode-bidi: plaintext }
</style>`;
