import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { loadEnvFiles } from "@/lib/export/environment";

/**
 * The environment variables of `.env.example` for a site whose backends, image host and collector
 * of web vitals are all the mock backend on this port.
 */
export function mockBackendEnvironment(mailPort: number): Record<string, string> {
  const base = `http://localhost:${mailPort}`;
  return {
    NEXT_PUBLIC_MAIL_BACKEND_URL: base,
    NEXT_PUBLIC_GALLERY_BACKEND_URL: base,
    NEXT_PUBLIC_IMAGE_BASE_URL: `${base}/image/upload`,
    NEXT_PUBLIC_VITALS_URL: `${base}/vitals`,
  };
}

/**
 * Readies this process for `npm start` and `npm run dev`: the `.env` files are read, both ports are known to
 * be free, and the site is pointed at the mock backend unless the environment names other backends.
 * Throws one sentence when a port is busy or is not a port.
 */
export async function preparePorts(): Promise<{ port: number; mailPort: number }> {
  loadEnvFiles();
  const port = portFrom("PORT");
  const mailPort = portFrom("MAIL_PORT");
  if (port === mailPort) throw new Error(`PORT and MAIL_PORT are both ${port}: change one.`);
  // Before the build: nobody waits a minute to learn that a port is taken.
  await requireFreePort("PORT", port);
  await requireFreePort("MAIL_PORT", mailPort);
  for (const [name, value] of Object.entries(mockBackendEnvironment(mailPort))) {
    process.env[name] ||= value;
  }
  return { port, mailPort };
}

/** The ports of the environment variables that are unset. */
const usualPorts = { PORT: "3000", MAIL_PORT: "3001", TEST_MAIL_PORT: "3101" };

/** Reads a port from the named environment variable; throws one sentence when it is not one. */
export function portFrom(name: keyof typeof usualPorts): number {
  const value = process.env[name] || usualPorts[name];
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65535) return port;
  throw new Error(`${name}=${value} is not a port: give a number from 1 to 65535.`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), "close");
  return port;
}

/** Resolves when nothing listens on the port, else throws a sentence naming it and its variable. */
async function requireFreePort(name: string, port: number): Promise<void> {
  // Some systems let a port be taken twice, once on all interfaces and once on loopback.
  for (const host of [undefined, "127.0.0.1"]) {
    const probe = createServer().listen({ port, host });
    await once(probe, "listening").catch((cause: unknown) => {
      const advice = `Port ${port} is busy. End the program that uses it, or choose another port: `;
      throw new Error(`${advice}${name}=${port + 100} in front of the command.`, { cause });
    });
    await once(probe.close(), "close");
  }
}
