import { dataStart } from "@/lib/build/exported-scripts";

const between = "</script><script>";

/**
 * Joins the inline scripts that carry a page's data into one: each would cost a hash in the page's
 * policy, which no compression makes smaller. Throws when the data's place is not found.
 */
export function withJoinedScripts(html: string): string {
  const start = html.indexOf(dataStart);
  if (start < 0) throw new Error(`${dataStart} does not begin the page's data any more`);
  return html.slice(0, start) + html.slice(start).replaceAll(between, ";");
}
