import { rm } from "node:fs/promises";
import { mayUpgrade, type Environment } from "@/lib/export/environment";
import { builtList, fillUpload } from "@/lib/export/publish/upload-folder";
import { isSampleAddress } from "@/lib/seo/samples";

export type DeployOptions = {
  outDir: string;
  /** The current environment; the export must have been built for the same. */
  environment: Environment;
  /** The name of the project on Cloudflare Pages. */
  project: string | undefined;
  /** Prepare the folder and publish nothing. */
  dryRun: boolean;
  /** Publish without the files of earlier builds. */
  withoutOldFiles: boolean;
  today: string;
  ask?: typeof fetch | undefined;
  /** Uploads a folder to a project; rejects when that fails. */
  upload: (folder: string, project: string) => Promise<void>;
  say: (line: string) => void;
};

const variables: Record<keyof Environment, string> = {
  siteUrl: "NEXT_PUBLIC_SITE_URL",
  mailBackend: "NEXT_PUBLIC_MAIL_BACKEND_URL",
  galleryBackend: "NEXT_PUBLIC_GALLERY_BACKEND_URL",
  imageBase: "NEXT_PUBLIC_IMAGE_BASE_URL",
  vitals: "NEXT_PUBLIC_VITALS_URL",
};

const wayOut =
  "To publish without the files of earlier builds, so that tabs which are open now load their next " +
  "page anew: npm run deploy:cloudflare -- --without-old-files";

/** The reasons why an export must not be published, a sentence each. */
export function reasonsAgainst(builtFor: Environment, environment: Environment): string[] {
  const names = Object.keys(variables) as (keyof Environment)[];
  const other = names.filter((name) => builtFor[name] !== environment[name]);
  const site = new URL(builtFor.siteUrl);
  return [
    ...(isSampleAddress(builtFor.siteUrl)
      ? [`It was built for the sample address ${builtFor.siteUrl}: set ${variables.siteUrl}.`]
      : []),
    ...(site.protocol === "http:" || !mayUpgrade(builtFor)
      ? ["It was built for this machine (http://localhost), which no visitor can reach."]
      : []),
    ...other.map((name) => `It was built for another ${variables[name]} than is set now.`),
  ];
}

/**
 * Publishes an export on Cloudflare Pages, with the files of earlier builds that open tabs may
 * still load. Throws before publishing when the export is not meant for production, the live site
 * does not serve its old files, or the upload fails.
 */
export async function deploy(options: DeployOptions): Promise<void> {
  const { outDir, environment, project, dryRun, withoutOldFiles, today, ask, say } = options;
  const built = await builtList(outDir);
  const reasons = reasonsAgainst(built.builtFor, environment);
  if (!project && !dryRun) reasons.push("CLOUDFLARE_PAGES_PROJECT does not name the project.");
  if (reasons.length > 0) throw new Error([`${outDir} is not published.`, ...reasons].join("\n"));

  const site = withoutOldFiles ? undefined : built.builtFor.siteUrl;
  const { folder, kept, first } = await fillUpload({ outDir, built, site, today, ask }).catch(
    (error: Error) => {
      throw new Error(`${error.message}, so nothing was published.\n${wayOut}`);
    },
  );
  if (first) say(`${site} has no list of files yet: taken for the first deploy, nothing to keep.`);
  else say(`${kept.length} files of earlier builds are kept.`);
  if (dryRun || !project) return say(`Nothing was published. To be uploaded: ${folder}`);
  try {
    await options.upload(folder, project);
  } finally {
    await rm(folder, { recursive: true });
  }
}
