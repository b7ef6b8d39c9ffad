const own = /\.html$/;

/**
 * The file that a static host sends for a path: the file of that name, its `.html`, or the
 * `index.html` of a folder, so that exports of both kinds can be served. In: a decoded path, and
 * which files there are, from the root and with a slash. Undefined when there is none.
 */
export const fileAt = (path: string, exists: (file: string) => boolean): string | undefined =>
  [path, `${path}.html`, `${path.replace(/\/$/, "")}/index.html`].find(
    (file) => !/\.(br|gz)$|\/_(headers|redirects)$/.test(file) && exists(file),
  );

/** The nearest 404 page above a path, as Cloudflare Pages finds it; undefined when there is none. */
export function notFoundFile(path: string, exists: (file: string) => boolean): string | undefined {
  const folders = path.split("/").slice(0, -1);
  return folders
    .map((_, depth) => `${folders.slice(0, folders.length - depth).join("/")}/404.html`)
    .find(exists);
}

/** The address of a page by its file: `about/index.html` and `about.html` are both `/about`. */
export const addressOf = (file: string): string =>
  `/${file.replace(own, "")}`.replace(/\/index$/, "") || "/";

/** Whether a file of an export is a page that visitors come to. */
export const isPage = (file: string): boolean => own.test(file) && !/(^|\/)(404|_[^/]*)/.test(file);
