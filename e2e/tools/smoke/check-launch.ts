import { launchFaults } from "@/lib/build/launch";

const here = ["localhost", "127.0.0.1", "[::1]"];

/**
 * What the content still lacks for a site that the public can reach. In: the site's address, and the
 * content it was built from. Out: a sentence for each lack; none for a site on this machine.
 */
export const checkLaunch = (site: string, content: Parameters<typeof launchFaults>[0]) =>
  here.includes(new URL(site).hostname) ? [] : launchFaults(content);
