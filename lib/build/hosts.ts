import { readEnvironment } from "@/lib/build/environment";
import { headerRules } from "@/lib/build/headers";
import { caddyConfiguration } from "@/lib/build/host-caddy";
import { nginxConfiguration } from "@/lib/build/host-nginx";

// `npm run hosts [nginx|caddy]`: prints what a server of one's own needs to serve out/ as meant.
const environment = readEnvironment();
const rules = headerRules(environment);
const name = new URL(environment.siteUrl).hostname;
const root = "/var/www/smart-heat/out";

const tls = {
  certificate: "/etc/ssl/smart-heat/fullchain.pem",
  key: "/etc/ssl/smart-heat/privkey.pem",
  origin: environment.siteUrl,
  plain: "80",
};

const printed: Record<string, () => string> = {
  nginx: () => nginxConfiguration(rules, { root, name, listen: "443 ssl http2", tls }),
  caddy: () => caddyConfiguration(rules, { root, name }),
};

const asked = process.argv[2];
const hosts = asked ? [asked] : Object.keys(printed);
for (const host of hosts) {
  const print = printed[host];
  if (!print) throw new Error(`"${host}" is not a host this prints: nginx or caddy`);
  console.log(`# ${host}\n${print()}`);
}
