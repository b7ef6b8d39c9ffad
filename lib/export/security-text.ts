type Contact = { email: string; siteUrl: string; now: Date };

/**
 * The text of /.well-known/security.txt (RFC 9116). It expires after eleven months, at the start of
 * a month, so that builds of one month are identical.
 */
export function securityText({ email, siteUrl, now }: Contact): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
