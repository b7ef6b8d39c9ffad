import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { nginxConfiguration } from "@/lib/export/host-nginx";
import type { Environment } from "@/lib/export/environment";
import { headerRules } from "@/lib/export/headers";
import { programOrInstall } from "@/e2e/support/hosts/debian-package";
import { runServer } from "@/e2e/support/hosts/run-server";
import { freePort } from "@/lib/servers/preview/addresses";
import type { RunningHost } from "@/e2e/support/hosts/run-server";

/** What is served, and the addresses it was built for. */
export type Served = { outDir: string; environment: Environment };

const newFolder = () => mkdtempSync(join(tmpdir(), "host-"));

/** Starts nginx with the configuration that `npm run hosts` prints, on a free port of this machine. */
export async function startNginx({ outDir, environment }: Served): Promise<RunningHost> {
  const packages = "nginx-light libnginx-mod-http-brotli-static";
  const nginx = await programOrInstall("nginx", packages);
  const folder = newFolder();
  const listen = `127.0.0.1:${await freePort()}`;
  const host = { root: resolve(outDir), name: "localhost", listen };
  writeFileSync(join(folder, "site.conf"), nginxConfiguration(headerRules(environment), host));
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
  const url = `http://${listen.replace("127.0.0.1", "localhost")}`;
  return runServer([nginx, "-e", "stderr", "-c", join(folder, "nginx.conf")], {
    url,
    folder,
  });
}
