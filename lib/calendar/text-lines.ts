const encoder = new TextEncoder();
/** As long as a line may be, in bytes, before it is folded (RFC 5545 §3.1, RFC 6350 §3.2). */
const lineLength = 75;

/** A value as calendars and contact cards write it: what separates values is escaped. */
export const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Breaks a line where it is too long, between characters; the next begins with a blank. */
function fold(line: string): string {
  let folded = "";
  let room = lineLength;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (size > room) {
      folded += "\r\n ";
      room = lineLength - 1;
    }
    folded += character;
    room -= size;
  }
  return folded;
}

/** The text of a calendar or contact file, from its lines. */
export const textOf = (lines: readonly string[]) =>
  lines.map((line) => `${fold(line)}\r\n`).join("");
