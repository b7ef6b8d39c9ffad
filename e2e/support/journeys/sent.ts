import { formWords } from "@/content/words/forms";
import type { Backend } from "@/e2e/support/browser/backend";

export const paths = {
  quote: "/contact-smart-heat",
  subscribe: "/subscribe-smart-heat",
  unsubscribe: "/unsubscribe-smart-heat",
} as const;

/** The POSTs that reached the mock backend at `path` from this worker's site, oldest first. */
export async function postsTo(backend: Backend, path: string) {
  const requests = await backend.requests();
  return requests.filter((request) => request.method === "POST" && request.path === path);
}

export async function bodiesSentTo(backend: Backend, path: string): Promise<unknown[]> {
  return (await postsTo(backend, path)).map(({ body }) => JSON.parse(body) as unknown);
}

/** The mails in the outbox that name this visitor's address. */
export async function mailsFrom(backend: Backend, email: string) {
  const { mails } = await backend.outbox();
  return mails.filter(({ text }) => text.includes(`${formWords.fields.email}: ${email}\n`));
}
