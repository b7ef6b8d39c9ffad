import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { programOrInstall } from "@/e2e/servers/hosts/debian-package";
import { npmTool } from "@/lib/build/npm-tool";

const reportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.enum(["error", "info", "non-document-error"]),
      url: z.string().default(""),
      message: z.string(),
      extract: z.string().default(""),
    }),
  ),
});

/** Something that the checker says of a file. */
export type Finding = { file: string; message: string; extract: string };

/**
 * What it says of other things than HTML, and knows too little of: of styles it knows neither
 * `@property` nor view transitions nor anchors, and of policies neither that data is no script nor
 * where a file would be served; e2e/specs/export/policy.spec.ts holds them against the browser.
 */
const beside = /^CSS: |violates Content Security Policy/;

/**
 * Reads HTML files with the Nu HTML checker, the one behind validator.w3.org/nu, fetching it and
 * Java when they are first needed. Out: what is wrong, and what it only advises. Throws when it
 * cannot run.
 */
export async function checkHtml(
  files: string[],
): Promise<{ errors: Finding[]; warnings: Finding[] }> {
  const java = await programOrInstall("java", "default-jre-headless");
  const folder = await npmTool("html-checker", { "vnu-jar": "26.9.27" });
  const jar = join(folder, "node_modules", "vnu-jar", "build", "dist", "vnu.jar");
  const words = ["--stdout", "--exit-zero-always", "--format", "json", ...files];
  const { stdout } = await promisify(execFile)(java, ["-jar", jar, ...words], {
    maxBuffer: 2 ** 28,
  });
  const said = reportSchema
    .parse(JSON.parse(stdout))
    .messages.filter(({ message }) => !beside.test(message));
  const findings = (some: typeof said) =>
    some.map(({ url, message, extract }) => ({ file: url, message, extract }));
  return {
    errors: findings(said.filter(({ type }) => type !== "info")),
    warnings: findings(said.filter(({ type }) => type === "info")),
  };
}
