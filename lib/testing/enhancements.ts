/**
 * What pages use although a promised browser (package.json) lacks it, each with what such a browser
 * does instead. Everything else is refused: by used-apis.test.ts, and by the browser tests that read
 * the styles as served.
 */
export const newerInScripts: Readonly<Record<string, string>> = {
  "Window.requestIdleCallback": "setTimeout instead, where it is missing",
  "PageRevealEvent.viewTransition": "a page changes by classes: lib/browser/page-change.ts",
  "ViewTransition.ready": "likewise",
  "IntersectionObserver.scrollMargin": "more photos of a box load when they are seen, not before",
  "HTMLElement.togglePopover": "lib/browser/popovers.ts defines it",
  "ToggleEvent.newState": "likewise, without such an event",
  ":popover-open": "lib/browser/page-document.ts asks for what lib/browser/popovers.ts sets",
  "HTMLElement.inert": "what lies behind the phone's menu can be reached by keys",
  "Window.navigation": "tested for: a restored tab begins at its top",
  "Navigation.activation": "likewise",
  "NavigationActivation.from": "likewise",
  "Request.keepalive": "tested for: the visitor is asked to stay",
  "Request.body": "a request is given its body; new is only to read it back",
};

export const newerInMarkup: Readonly<Record<string, string>> = {
  "<nav popover>": "lib/browser/popovers.ts and app/styles/menus.css open and close it",
  "<div popover>": "likewise",
  "<button popovertarget>": "likewise",
  "<button popovertargetaction>": "likewise",
  "<img fetchpriority>": "the browser's own order of pictures",
  "<input autocapitalize>": "an address may begin with a capital letter, which is the same address",
  "<div inert>": "a story that is not shown has nothing to press",
};

const engines = "each engine has a name of its own for it; the control works without";
const printed = "printed pages break anywhere";
const animated = "nothing moves with the scrolling";
const sized = "all of it is laid out at once";
export const newerInStyles: Readonly<Record<string, string>> = {
  "-webkit-text-size-adjust": "phones enlarge no text of a page that fits them",
  "-webkit-tap-highlight-color": "a tap is shown twice",
  "::-moz-range-thumb": engines,
  "::-webkit-slider-thumb": engines,
  "::-webkit-search-cancel-button": engines,
  "hyphenate-limit-chars": "short words are hyphenated, too",
  "::details-content": "printed answers stay closed",
  "::view-transition": "a page changes by classes: app/styles/motion.css",
  "::view-transition-old": "likewise",
  "@view-transition": "likewise",
  "view-transition-name": "likewise",
  ":has": "what takes its hue or its state from what is within stays as it is at rest",
  ":open": "beside [open], in a list that passes over what is unknown",
  ":popover-open": "beside [data-open], likewise",
  "@media (scripting)": "what is said without scripts comes ten seconds later",
  "@media (prefers-reduced-transparency)": "texts over pictures keep their contrast all the same",
  "@property": "Tailwind gives the values to every element",
  "anchor-name": "a panel stands below its button all the same: app/styles/menus.css",
  "animation-timeline": animated,
  "view-timeline-name": animated,
  "break-after: avoid": printed,
  "contain-intrinsic-height": sized,
  "content-visibility": sized,
  "forced-color-adjust": "numbers on pictures have the visitor's own colors",
  "overflow-anchor": "what follows a list moves when it grows",
  "scrollbar-gutter": "a box that scrolls is narrower by its bar",
  "scrollbar-width": "a row that scrolls shows its bar",
  "text-wrap": "lines of a heading differ in length",
};
