/**
 * The `email` of an unsubscribe link (row 169, F38). `query` is the raw query string. The
 * first `email=` wins; `+` stays `+`; a malformed % sequence is kept as it stands; blank is "".
 */
export function readEmailParameter(query: string): string {
  const pair = query
    .replace(/^\?/, "")
    .split("&")
    .find((part) => part.startsWith("email="));
  return pair === undefined ? "" : decode(pair.slice("email=".length)).trim();
}

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
