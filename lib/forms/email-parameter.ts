/**
 * The `email` of an unsubscribe link. `query` is the raw query string, with its question mark. The
 * first `email=` wins; `+` stays `+`; a malformed % sequence is kept as it stands; blank is "".
 */
export function readEmailParameter(query: string): string {
  const pair = query
    .slice(1)
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
