/**
 * Every script that only some pages run: `features/NAME.ts`, where an element has the attribute
 * `data-NAME`. The build and the development server read this.
 */
export const features = [
  ...[
    "call-bar",
    "compare",
    "copy-code",
    "prefill",
    "draft",
    "town-map",
    "hours",
    "offer",
    "pause",
  ],
  ...["unknown-path", "reveal", "load", "figure", "warming", "typed-line"],
];
