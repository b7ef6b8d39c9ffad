import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { programOrInstall } from "@/e2e/support/hosts/debian-package";
import { type RunningHost, runServer } from "@/e2e/support/hosts/run-server";
import { freePort } from "@/lib/servers/ports";

/** Starts nginx with lib/export/nginx.conf on free ports of this machine, without its certificate. */
export async function startNginx(outDir: string): Promise<RunningHost> {
  const packages = "nginx-light libnginx-mod-http-brotli-static";
  const nginx = await programOrInstall("nginx", packages);
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  const port = await freePort();
  const site = readFileSync("lib/export/nginx.conf", "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${await freePort()};`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*$/gm, "")
    .replace(/(?<=^ *root ).*?(?=;)/m, resolve(outDir));
  writeFileSync(join(folder, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${temporary.map((each) => `  ${each}_temp_path ${folder}/${each};`).join("\n")}
  include ${folder}/site.conf;
}
`,
  );
  const words = [nginx, "-e", "stderr", "-c", join(folder, "nginx.conf")];
  return runServer(words, { url: `http://localhost:${port}`, folder });
}
