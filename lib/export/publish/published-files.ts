import { relative, sep } from "node:path";
import { z } from "zod";
import type { Environment } from "@/lib/export/environment";
import { filesBelow } from "@/lib/export/out-files";

/** The file in which every build lists its files and settings; read by the next deploy. */
export const listName = "published-files.json";

/** Days that a file stays after the first build without it (README, "Deploy"). */
const keptDays = 30;

const hashedFolders = ["_next/static/", "pictures/"];

// The list comes over the network and names files to be written: only paths inside the folders.
const path = z
  .string()
  .refine((value) => hashedFolders.some((folder) => value.startsWith(folder)))
  .refine((value) =>
    value.split("/").every((part) => /^[^.\\\x00-\x1f][^\\\x00-\x1f]*$/.test(part)),
  );
const address = z.string().optional();
const unset = {
  mailBackend: undefined,
  galleryBackend: undefined,
  imageBase: undefined,
  vitals: undefined,
};
const builtForSchema = z
  .object({
    siteUrl: z.string(),
    mailBackend: address,
    galleryBackend: address,
    imageBase: address,
    vitals: address,
  })
  .transform((read): Environment => ({ ...unset, ...read }));

const listSchema = z.object({
  builtFor: builtForSchema,
  /** The files of this build that have a hash in their names. */
  files: z.array(path),
  /** Those of earlier builds that are still there, with the day of the first build without them. */
  replaced: z.record(path, z.iso.date()),
});

export type PublishedFiles = z.infer<typeof listSchema>;

/** The list of a build without days, so that two builds of one state are the same. */
export async function listFiles(outDir: string, builtFor: Environment): Promise<PublishedFiles> {
  const files = (await filesBelow(outDir))
    .map((file) => relative(outDir, file).split(sep).join("/"))
    .filter((file) => hashedFolders.some((folder) => file.startsWith(folder)))
    .filter((file) => !isPacked(file));
  return { builtFor, files, replaced: {} };
}

/** Whether a file is a compressed copy of another. */
export const isPacked = (file: string) => /\.(br|gz)$/.test(file);

/** Parses a list. Throws one sentence with its source when it is invalid. */
export function readList(text: string, from: string): PublishedFiles {
  try {
    return listSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${from} is no list of published files`);
  }
}

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

/**
 * What a new build must take over from the live one, so that open tabs find what they load late:
 * files that were current until now, and earlier ones replaced less than a month ago. In: both
 * lists and the day, as 2026-11-22. Out: the list to publish, whose `replaced` are the files to
 * fetch.
 */
export function carryOver(
  live: PublishedFiles,
  built: PublishedFiles,
  today: string,
): PublishedFiles {
  const current = new Set(built.files);
  const days = { ...Object.fromEntries(live.files.map((file) => [file, today])), ...live.replaced };
  const kept = Object.entries(days).filter(
    ([file, day]) => !current.has(file) && dayNumber(today) - dayNumber(day) < keptDays,
  );
  return { ...built, replaced: Object.fromEntries(kept.toSorted()) };
}
