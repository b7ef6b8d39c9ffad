/** @jest-environment node */
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { portFrom, requireFreePort, mockBackendEnvironment } from "@/e2e/servers/preview/addresses";

const saved = process.env.PORT;
afterEach(() => {
  if (saved === undefined) delete process.env.PORT;
  else process.env.PORT = saved;
});

test("the mock backend's addresses are all on its own port", () => {
  expect(mockBackendEnvironment(3001)).toEqual({
    NEXT_PUBLIC_MAIL_BACKEND_URL: "http://localhost:3001",
    NEXT_PUBLIC_GALLERY_BACKEND_URL: "http://localhost:3001",
    NEXT_PUBLIC_IMAGE_BASE_URL: "http://localhost:3001/image/upload",
  });
});

test("a port comes from the environment, or is the usual one", () => {
  delete process.env.PORT;
  expect(portFrom("PORT", 3000)).toBe(3000);
  process.env.PORT = "4000";
  expect(portFrom("PORT", 3000)).toBe(4000);
});

test.each(["abc", "70000", "0", "3000.5", "-1"])("PORT=%s is refused by name", (value) => {
  process.env.PORT = value;
  expect(() => portFrom("PORT", 3000)).toThrow(`PORT=${value} is not a port`);
});

test("a busy port is named together with the variable that changes it", async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort("MAIL_PORT", port)).rejects.toThrow(
    `Port ${port} is busy. End the program that uses it, or choose another port: MAIL_PORT=${port + 100}`,
  );
  await new Promise((closed) => other.close(closed));
  await expect(requireFreePort("MAIL_PORT", port)).resolves.toBeUndefined();
});
