declare module "typewriter-effect/dist/core" {
  import type { Options, TypewriterClass } from "typewriter-effect";

  /** Its own types ask for an element; it only appends to what it is given. */
  const Typewriter: new (container: Node, options: Options) => TypewriterClass;
  export default Typewriter;
}
