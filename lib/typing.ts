import * as timings from "@/lib/timings";

export type Typing = { start: () => void; rest: () => void };

/**
 * Types the taglines in turn into `element`, for ever (row 68). Fetches the typewriter first and
 * rejects when it cannot be had; the element then keeps what it shows.
 */
export async function startTyping(
  element: HTMLElement,
  taglines: readonly string[],
): Promise<Typing> {
  // The core without the React wrapper, which would bring prop-types along.
  const { default: Typewriter } = await import("typewriter-effect/dist/core");
  const typewriter = new Typewriter(element, {
    strings: [...taglines],
    autoStart: true,
    loop: true,
    delay: timings.typeDelay,
    deleteSpeed: timings.deleteSpeed,
    pauseFor: timings.typePause,
    cursor: "",
    // The library would inject a style element, which the policy forbids (faults finding 8).
    skipAddStyles: true,
  });
  // Its own pause goes on asking for frames, and each start adds one more loop that asks.
  const rest = () => void typewriter.stop();
  const start = () => {
    rest();
    typewriter.start();
  };
  return { start, rest };
}
