/**
 * Whether the browser's Back would lead nowhere, as in a tab that a mail opened (row 161). The
 * length of the history alone also counts pages ahead of this one, so where the browser lists its
 * entries, a tab whose every entry is ours and whose first one this is has nothing before it.
 */
export function isFirstEntry(): boolean {
  if (window.history.length <= 1) return true;
  if (!("navigation" in window)) return false;
  const { canGoBack } = window.navigation;
  return !canGoBack && window.navigation.entries().length === window.history.length;
}
