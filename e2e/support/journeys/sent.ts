import { formWords } from "@/content/words/forms";
import type { Backend } from "@/e2e/support/browser/backend";

export const paths = {
  quote: "/contact-smart-heat",
  subscribe: "/subscribe-smart-heat",
  unsubscribe: "/unsubscribe-smart-heat",
} as const;

/** What was posted to the mock backend at `path` from this worker's site, oldest first. */
export async function bodiesSentTo(backend: Backend, path: string): Promise<unknown[]> {
  const requests = await backend.requests();
  const posts = requests.filter((each) => each.method === "POST" && each.path === path);
  return posts.map(({ body }) => JSON.parse(body) as unknown);
}

/** The mails in the outbox that name this visitor's address. */
export async function mailsFrom(backend: Backend, email: string) {
  const { mails } = await backend.outbox();
  return mails.filter(({ text }) => text.includes(`${formWords.fields.email}: ${email}\n`));
}
