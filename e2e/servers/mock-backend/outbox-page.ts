import type { ArrivedMail } from "./outbox";

type Page = {
  title: string;
  mails: readonly ArrivedMail[];
  subscribers: readonly string[];
  destination: string;
};

/** The page at `/` of the mock backend: what arrived, newest first. Every visitor's word is escaped. */
export function outboxPage({ title, mails, subscribers, destination }: Page): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${style}</style>
<h1>${escape(title)}</h1>
<p>This is the mock of the hosted mail backend. ${escape(destination)} Reload to see what is new.</p>
<h2>Quote requests (${mails.length})</h2>
${mails.map(article).join("\n") || "<p>Nothing yet: fill in the quote form on the site.</p>"}
<h2>Newsletter subscribers (${subscribers.length})</h2>
<ul>${subscribers.map((email) => `<li><bdi>${escape(email)}</bdi></li>`).join("")}</ul>
</html>
`;
}

const article = ({ subject, from, to, replyTo, date, text }: ArrivedMail) => `<article>
<h3><bdi>${escape(subject)}</bdi></h3>
<dl>
${Object.entries({ From: from, To: to, "Reply to": replyTo, Date: date })
  .map(([term, value]) => `<div><dt>${term}</dt><dd><bdi>${escape(value)}</bdi></dd></div>`)
  .join("\n")}
</dl>
<pre>${escape(text)}</pre>
</article>`;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

const style = `
body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #1c2733; background: #f6f4ef; overflow-wrap: anywhere }
h1, h2, h3 { line-height: 1.25 }
h3 { margin: 0 }
article { margin: 1rem 0; padding: 1.25rem; background: #fff; border: 1px solid #dcd6ca; border-radius: .5rem }
dl div { display: flex; gap: .75rem }
dt { min-width: 5rem; color: #5b6672 }
dd { margin: 0 }
pre { margin: 0; max-height: 24rem; overflow: auto; white-space: pre-wrap; font: inherit; unicode-bidi: plaintext; border-top: 1px solid #dcd6ca; padding-top: 1rem }
`;
