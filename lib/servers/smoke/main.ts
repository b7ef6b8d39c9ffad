import { company } from "@/content/company";
import { namesHost } from "@/content/data/schemas/parts";
import { testimonials } from "@/content/testimonials";
import { checkBackends } from "@/lib/servers/smoke/check-backends";
import { checkSite } from "@/lib/servers/smoke/check-site";
import { isLoopback, readEnvironment } from "@/lib/export/environment";
import { launchFaults } from "@/lib/owner/notices";

// `npm run smoke -- https://…`: ends with 1 when something is wrong with what was published, or it should not
// have been, else with 0.
const site = process.argv[2]?.replace(/\/+$/, "") ?? "";
if (!namesHost(site) || new URL(site).origin !== site)
  throw new Error("Which site? npm run smoke -- https://www.example.com, without a page");
await fetch(site).catch(() => {
  throw new Error(`${site} does not answer.`);
});
const environment = readEnvironment();
const published = { ...company, siteUrl: environment.siteUrl };
// A site on this machine may hold samples.
const local = isLoopback(site);
const found = [
  ...(local ? [] : launchFaults({ company: published, testimonials })),
  ...(await checkSite(site, environment)),
  ...(await checkBackends(environment, site)),
];
for (const line of found) console.log(line);
console.log(found.length === 0 ? `${site} is as it was built.` : `${found.length} faults.`);
process.exitCode = found.length === 0 ? 0 : 1;
