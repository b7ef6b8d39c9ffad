/**
 * A stylesheet's rules. None of a sheet from another origin, such as a translator or an extension
 * puts into the page: reading it would throw, in the middle of a change of page.
 */
export function readableRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return Array.from(sheet.cssRules);
  } catch {
    return [];
  }
}
