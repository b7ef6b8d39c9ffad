/** A script that only pages holding its attribute run. */
export type Feature = {
  name: string;
  /** The attribute of the elements that ask for it. */
  attribute: string;
};

/** Every feature, in the order in which they run. The build and the development server read this. */
export const features: readonly Feature[] = [
  { name: "call-bar", attribute: "data-call-bar" },
  { name: "compare", attribute: "data-compare" },
  { name: "copy-code", attribute: "data-copy" },
  { name: "quote-draft", attribute: "data-draft" },
  { name: "town-map", attribute: "data-drawing" },
  { name: "open-hours", attribute: "data-hours" },
  { name: "offers", attribute: "data-offer" },
  { name: "pause-motion", attribute: "data-pause" },
  { name: "unknown-path", attribute: "data-service-heading" },
  { name: "reveal", attribute: "data-reveal" },
  { name: "load-early", attribute: "load" },
  { name: "figures", attribute: "data-figure" },
  { name: "warming", attribute: "data-warms" },
  { name: "typed-line", attribute: "data-taglines" },
];
