import { readEnvironment } from "@/lib/export/environment";
import { headerRules } from "@/lib/export/headers";
import { nginxConfiguration } from "@/lib/export/host-nginx";

// `npm run hosts`: prints an nginx configuration that serves out/.
const environment = readEnvironment();
const tls = {
  certificate: "/etc/ssl/smart-heat/fullchain.pem",
  key: "/etc/ssl/smart-heat/privkey.pem",
  origin: environment.siteUrl,
  plain: "80",
};
const name = new URL(environment.siteUrl).hostname;
const host = { root: "/var/www/smart-heat/out", name, listen: "443 ssl http2", tls };
console.log(nginxConfiguration(headerRules(environment), host));
