import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Answer = (response: ServerResponse) => void;
type Received = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };

/** A real server on a free port, for tests: it gives the next configured answer. */
export async function startHostileServer() {
  const received: Received[] = [];
  let next: Answer = (response) => void response.end();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    const { method = "", url: path = "", headers } = request;
    received.push({ method, path, headers, body });
    next(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (answer: Answer) => {
      received.length = 0;
      next = answer;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const reply =
  (status: number, body = "", headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** Announces a whole body, sends a part of it and closes the connection. */
export const cutOff =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status, { "Content-Type": "application/json", "Content-Length": "100" });
    response.write('{"error":"Half', () => response.destroy());
  };
