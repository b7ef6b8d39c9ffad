/**
 * The two not-found pages: hosts that can choose by path answer unknown paths below `folder` with a
 * page of their own, which says that there is no such service.
 */
export const notFoundFiles = {
  folder: "/services/",
  inFolder: "/services/404.html",
  elsewhere: "/404.html",
} as const;

/** The file that answers an unknown path; always with status 404. */
export const notFoundFile = (path: string) =>
  path.startsWith(notFoundFiles.folder) ? notFoundFiles.inFolder : notFoundFiles.elsewhere;

/**
 * The `_redirects` file, for Netlify: a rule with 404 shows the given page where no file answers.
 * Cloudflare Pages finds that page by itself and ignores unknown codes.
 */
export const redirectsFile = `${notFoundFiles.folder}* ${notFoundFiles.inFolder} 404\n`;
