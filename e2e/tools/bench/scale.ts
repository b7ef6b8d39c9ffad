import { execFileSync, spawn } from "node:child_process";
import { stat } from "node:fs/promises";
import { once } from "node:events";
import { filesOfPages } from "@/e2e/tools/bench/sites/files-of-pages";
import { scaleLines } from "@/e2e/tools/bench/report/scale-lines";
import { writeFixture } from "@/e2e/tools/bench/sites/fixture";
import { readEnvironment } from "@/lib/build/environment";
import { finishPages } from "@/lib/build/export/finish-pages";
import { prune } from "@/lib/build/export/prune";
import { filesBelow } from "@/lib/build/out-files";

// The finish wants a stylesheet, as every page of the site has one.
const layout = `
import "./style.css";
const Layout = ({ children }) => <html lang="en"><body>{children}</body></html>;
export { Layout as default };
`;

const home = `
const Home = () => <h1>Home</h1>;
export { Home as default };
`;

// The framework's own page of this kind has no stylesheet.
const notFound = `
import "./style.css";
const NotFound = () => <html lang="en"><body><h1>Not found</h1></body></html>;
export { NotFound as default };
`;

const page = `
export const dynamicParams = false;
export const generateStaticParams = () =>
  Array.from({ length: Number(process.env.BENCH_PAGES) }, (_, index) => ({ key: "page-" + index }));
async function Page({ params }) {
  const { key } = await params;
  const words = Array.from({ length: 40 }, (_, index) => \`Paragraph \${index} of \${key}.\`);
  return <main><h1>{key}</h1>{words.map((each) => <p key={each}>{each}</p>)}<a href="/">Home</a></main>;
}
export { Page as default };
`;

/** What generated pages cost to build and to finish, and each of them before precompression. */
export type ScaleFigures = {
  pages: number;
  seconds: number;
  /** The most memory seen, in MB; 0 where the system does not say. */
  peak: number;
  /** Kept, and as the framework wrote them. */
  filesPerPage: number;
  filesPerPageBuilt: number;
  bytesPerPage: number;
};

/** Builds 30, 300 and 3,000 pages one after another from nothing, and prints each. */
export async function measureScale(): Promise<ScaleFigures[]> {
  const measured: ScaleFigures[] = [];
  for (const pages of [30, 300, 3000]) {
    console.log(`Building ${pages} pages …`);
    const folder = await writeFixture("scale", {
      "app/style.css": "body { margin: 2rem; }",
      "app/layout.jsx": layout,
      "app/page.jsx": home,
      "app/global-not-found.jsx": notFound,
      "app/pages/[key]/page.jsx": page,
    });
    const { seconds, peak } = await timedBuild(folder, pages);
    const out = `${folder}/out`;
    const filesPerPageBuilt = await meanFiles(out);
    const finishing = performance.now();
    await prune(out);
    await finishPages(out, readEnvironment());
    const figures: ScaleFigures = {
      pages,
      seconds: seconds + (performance.now() - finishing) / 1000,
      peak: peak / 1000,
      filesPerPage: await meanFiles(out),
      filesPerPageBuilt,
      bytesPerPage: (await bytesBelow(out)) / pages,
    };
    console.log(scaleLines([figures]).join("\n"));
    measured.push(figures);
  }
  return measured;
}

/** How many files a generated page has for itself, on average. */
async function meanFiles(out: string): Promise<number> {
  const generated = [...(await filesOfPages(out))].filter(([route]) => route.startsWith("/pages/"));
  return generated.reduce((sum, [, files]) => sum + files, 0) / generated.length;
}

/** Builds a fixture from nothing. Out: how long it took, and the most memory seen, in kB. */
async function timedBuild(folder: string, pages: number) {
  const start = performance.now();
  const build = spawn("npx", ["next", "build", folder], {
    detached: process.platform !== "win32",
    env: { ...process.env, BENCH_PAGES: String(pages), NEXT_TELEMETRY_DISABLED: "1" },
  });
  let output = "";
  build.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  build.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(build.pid ?? 0))), 500);
  const [code] = (await once(build, "close")) as [number | null];
  clearInterval(watch);
  if (code !== 0) throw new Error(`${pages} pages were not built:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, peak };
}

/** What a process group holds in memory, in kB; 0 where the system does not say. */
function memoryOf(group: number): number {
  if (process.platform === "win32") return 0;
  const lines = execFileSync("ps", ["-A", "-o", "pgid=,rss="]).toString().trim().split("\n");
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pgid]) => pgid === group)
    .reduce((sum, [, resident = 0]) => sum + resident, 0);
}

async function bytesBelow(folder: string): Promise<number> {
  const sizes = (await filesBelow(folder)).map(async (file) => (await stat(file)).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
