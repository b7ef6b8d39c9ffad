type Key = Pick<KeyboardEvent, "key" | "repeat" | "target" | "preventDefault">;

/**
 * For `keydown`: Enter that is held goes on where the focus has moved since, and only a press of its own
 * may send. In a text area it makes lines.
 */
export function refuseHeldEnter(event: Key): void {
  if (event.repeat && event.key === "Enter" && !(event.target as Element).matches("textarea"))
    event.preventDefault();
}
