import { createServer } from "node:http";
import { join } from "node:path";
import { withCors } from "./cors";
import { readCall, send, withErrors } from "./http";
import { imageHandler } from "./images";
import { openLibrary } from "./library";
import { openOutbox } from "./outbox";
import { folderPostOffice, smtpPostOffice } from "./post-office";
import { createService } from "./service";
import { openSubscribers } from "./subscribers";
import { withTestControls } from "./test-controls/controls";

export type MailBackendOptions = {
  /** 0 takes any free port. */
  port: number;
  /** Where mail (without `smtpUrl`) and the subscriber list are kept. */
  outboxDir: string;
  /** Hand mail to this server instead, such as smtp://localhost:1025. */
  smtpUrl?: string;
  imageCacheDir?: string;
  /** Let tests make the service misbehave, and read what it was sent. */
  testControls?: boolean;
};
export type MailBackend = { url: string; close: () => Promise<void> };

/**
 * Starts the mock of the hosted backends, on this machine only. Rejects when the port is
 * busy, the subscriber list is damaged or the pictures are missing. `close` lets answers under
 * way finish, for at most a second.
 */
export async function startMailBackend(options: MailBackendOptions): Promise<MailBackend> {
  const {
    port,
    outboxDir,
    smtpUrl,
    imageCacheDir = ".image-cache",
    testControls = false,
  } = options;
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error("MAIL_PORT must be a whole number from 0 to 65535.");
  }
  const library = await openLibrary("content/imagery/renders");
  const service = createService({
    postOffice: smtpUrl ? smtpPostOffice(smtpUrl) : folderPostOffice(outboxDir),
    subscribers: await openSubscribers(join(outboxDir, "subscribers.json")),
    readOutbox: openOutbox(outboxDir),
    library,
    images: imageHandler(library, imageCacheDir),
    destination: smtpUrl
      ? `Quotes are handed to the mail server ${new URL(smtpUrl).host}, so look for them there.`
      : `Each quote is kept as an .eml file in the folder ${outboxDir}.`,
  });

  const answer = withCors(withErrors(service));
  const controls = testControls ? withTestControls(answer) : undefined;
  const server = createServer(async (request, response) => {
    try {
      const call = await readCall(request);
      if (controls) await controls(call, response);
      else send(response, await answer(call));
    } catch {
      // The visitor went away in mid-sending: there is nobody left to answer.
      response.destroy();
    }
  });

  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(busyPort(port)) : error),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const actualPort = typeof address === "object" ? address?.port : port;

  return {
    url: `http://localhost:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        setTimeout(() => server.closeAllConnections(), 1000).unref();
      }),
  };
}

const busyPort = (port: number) =>
  `Port ${port} is busy: another program is using it. ` +
  `Set MAIL_PORT to a free port, for example MAIL_PORT=${port + 100}.`;
