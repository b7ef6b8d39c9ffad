/**
 * The two pages that stand for unknown addresses: hosts that can choose by path answer those below
 * `folder` with a page of their own, which says as served that there is no such service (row 116).
 */
export const notFoundFiles = {
  folder: "/services/",
  inFolder: "/services/404.html",
  elsewhere: "/404.html",
} as const;

/** The page that answers an unknown path, as written in the address; always with status 404. */
export const notFoundFile = (path: string) =>
  path.startsWith(notFoundFiles.folder) ? notFoundFiles.inFolder : notFoundFiles.elsewhere;

/**
 * The `_redirects` file, for Netlify: a rule with 404 shows the nearer page, and only where no file
 * answers. Cloudflare Pages finds that page by itself, and passes over a code that it does not know.
 */
export const redirectsFile = `${notFoundFiles.folder}* ${notFoundFiles.inFolder} 404\n`;
