import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "@/e2e/support/hosts/ask";
import { programOrInstall } from "@/e2e/support/hosts/debian-package";
import { freePort } from "@/lib/servers/ports";
import { startCommand } from "@/lib/servers/run-command";

export type RunningHost = { url: string; stop: () => Promise<void> };

/**
 * Starts a server in the foreground, with a folder and a home of its own, and resolves once it answers.
 * Throws with what it printed when it ends before, or does not answer within two minutes, in which npx
 * may fetch it.
 */
async function runServer(
  wordsFor: (port: number, folder: string) => string[] | Promise<string[]>,
  environment: Record<string, string> = {},
): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const command = (await wordsFor(port, folder)).map((word) => `"${word}"`).join(" ");
  const server = startCommand(command, { environment: { ...environment, ...home }, cwd: folder });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = () => ask(url, "/", { method: "HEAD" }).then(Boolean, () => false);
  for (let tenths = 0; tenths < 1200; tenths += 1) {
    if (await answers()) return { url, stop };
    const ended = await Promise.race([server.done, wait(100, undefined)]);
    if (ended) throw new Error(`${command} ended before it answered:\n${ended.output}`);
  }
  await stop();
  throw new Error(`${command} did not answer at ${url}:\n${(await server.done).output}`);
}

/** Starts nginx with lib/export/nginx.conf on free ports of this machine, without its certificate. */
export async function startNginx(outDir: string): Promise<RunningHost> {
  const nginx = await programOrInstall("nginx", "nginx-light libnginx-mod-http-brotli-static");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return runServer(async (port, folder) => {
    const site = readFileSync("lib/export/nginx.conf", "utf8")
      .replace("listen 80;", `listen 127.0.0.1:${await freePort()};`)
      .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
      .replace(/^ *ssl_.*$/gm, "")
      .replace(/(?<=^ *root ).*?(?=;)/m, resolve(outDir));
    const configuration = `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${temporary.map((each) => `  ${each}_temp_path ${folder}/${each};`).join("\n")}
${site}
}
`;
    writeFileSync(join(folder, "nginx.conf"), configuration);
    return [nginx, "-e", "stderr", "-c", join(folder, "nginx.conf")];
  });
}

/** No telemetry, no update check, no install scripts. */
const quiet = {
  npm_config_ignore_scripts: "true",
  // Its home is a folder of its own.
  npm_config_cache: join(homedir(), ".npm"),
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // Otherwise its server asks Cloudflare for this machine's location.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/**
 * Starts Cloudflare Pages on this machine: its own engine and its own way with files, headers and
 * redirects, as `wrangler pages dev` runs them. It asks nobody on the internet.
 */
export async function startCloudflare(outDir: string): Promise<RunningHost> {
  // Two runs beside each other would both want its usual port for debuggers.
  const inspector = String(await freePort());
  return runServer(
    (port) => [
      // The last version that runs on the oldest supported Node.
      ...["npx", "--yes", "--package", "wrangler@4.86.0", "wrangler"],
      ...["pages", "dev", resolve(outDir), "--ip", "127.0.0.1", "--port", String(port)],
      ...["--inspector-port", inspector, "--show-interactive-dev-session=false"],
      // The newest that its engine knows; nothing of ours depends on it.
      ...["--compatibility-date", "2026-04-26"],
    ],
    quiet,
  );
}
