const encoder = new TextEncoder();
/** Maximum line length in bytes before folding (RFC 5545 §3.1, RFC 6350 §3.2). */
const lineLength = 75;

export const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Folds a line that is too long, between characters; continuation lines begin with a space. */
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
