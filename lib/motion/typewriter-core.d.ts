declare module "typewriter-effect/dist/core" {
  import type { Options, TypewriterClass } from "typewriter-effect";

  /** The published types leave out `pauseFor`, and the core has none of its own. */
  const Typewriter: new (
    container: HTMLElement,
    options: Options & { pauseFor?: number },
  ) => TypewriterClass;
  export default Typewriter;
}
