import { odd, type PathRow } from "@/e2e/support/hosts/path-table";
import { type RunningHost, startCloudflare, startNginx } from "@/e2e/support/hosts/servers";
import { mockBackendEnvironment, portFrom } from "@/lib/servers/ports";
import { startPreview } from "@/lib/servers/preview/preview";
import { checkEnvironment } from "@/lib/export/environment";

/** A host as it is tested: how it starts, and where it answers otherwise than the path table says. */
export type HostUnderTest = {
  name: string;
  start: (outDir: string) => Promise<RunningHost>;
  /** What it says of how long an answer may be kept where nothing is. */
  missingLifetime: string;
  /** Whether it hides what it answers with 404 from search engines by a header as well. */
  hidesMissing?: true;
  /** Rows that stand in the place of the table's. */
  otherwise?: PathRow[];
  /** Paths and methods that it is not asked. */
  unasked?: string[];
};

/**
 * Pages has no way to unpublish a page: both for unknown addresses answer by name as well, hidden
 * from search engines by their header. It tidies slashes at the front, but leads to no other host,
 * and serves every file by its name, our compressed copies too.
 */
const otherwiseOnCloudflare: PathRow[] = [
  ...["/404", "/services/404"].flatMap((path) => [
    { path, status: 200 },
    { path: `${path}/`, status: 308, location: path },
    { path: `${path}.html`, status: 308, location: path },
  ]),
  { path: "//about-us/", status: 308, location: "/about-us" },
  { path: "/%", status: 404 },
  ...["/about-us.html.br", "/about-us.html.gz"].map((path) => ({ path, status: 200 })),
];

/**
 * Its emulator on this machine reads a folder where Cloudflare looks into a list of files, so it
 * stumbles (502) over names that no folder can hold and over files that Cloudflare never takes as
 * pages, and ends on a method that its own program does not know.
 */
const unaskedOnCloudflare = [
  "/_headers",
  "/_redirects",
  "/about-us%00",
  ...odd.map(({ path }) => path).filter((path) => path.length > 1000),
  "TRACE",
];

/** The settings of the export under test (`npm run build:e2e`). */
export const environment = checkEnvironment(mockBackendEnvironment(portFrom("TEST_MAIL_PORT")));
const revalidate = "public, max-age=0, must-revalidate";

export const hosts: HostUnderTest[] = [
  {
    name: "the preview",
    async start(outDir) {
      const { url, close } = await startPreview({ port: 0, outDir });
      return { url, stop: close };
    },
    missingLifetime: revalidate,
    unasked: odd.map(({ path }) => path),
  },
  {
    name: "nginx",
    start: startNginx,
    missingLifetime: revalidate,
    hidesMissing: true,
  },
  {
    name: "Cloudflare Pages",
    start: startCloudflare,
    missingLifetime: "no-store",
    otherwise: otherwiseOnCloudflare,
    unasked: unaskedOnCloudflare,
  },
];

/** The rows of a table that a host is asked, as it must answer them. */
export const rowsFor = (
  { otherwise = [], unasked = [] }: HostUnderTest,
  table: PathRow[],
): PathRow[] =>
  table
    .filter(({ path }) => !unasked.includes(path))
    .map((row) => otherwise.find(({ path }) => path === row.path) ?? row);
