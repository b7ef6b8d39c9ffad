/**
 * Whether the tab has nothing to go back to, as one opened from a mail. `history.length` also
 * counts entries ahead of this page, so the Navigation API decides where it is supported: this is
 * the first entry, and no entry is another site's.
 */
export function isFirstEntry(): boolean {
  if (window.history.length <= 1) return true;
  if (!("navigation" in window)) return false;
  const { canGoBack } = window.navigation;
  return !canGoBack && window.navigation.entries().length === window.history.length;
}
