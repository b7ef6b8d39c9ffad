import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MailBackendOptions, startMailBackend } from "./server";

/** A backend for one test file, on a free port and in a folder of its own. `end` removes both. */
export async function startTestBackend(options: Partial<MailBackendOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "mail-backend-"));
  const outboxDir = join(folder, "outbox");
  const imageCacheDir = join(folder, "images");
  const backend = await startMailBackend({ port: 0, outboxDir, imageCacheDir, ...options }).catch(
    async (error: unknown) => {
      await rm(folder, { recursive: true });
      throw error;
    },
  );
  return {
    url: backend.url,
    outboxDir,
    imageCacheDir,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${backend.url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
        redirect: "manual",
      }),
    outbox: async () => (await fetch(`${backend.url}/outbox.json`)).json(),
    end: async () => {
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const sampleQuote = {
  name: "Ann Sample",
  email: "ann@example.com",
  phone: "(630) 555-0100 ext. 5",
  service: "heating",
  message: "The furnace is cold.",
  subscribe: false,
};
