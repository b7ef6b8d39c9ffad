/*
 * The contract between the four places an island passes through: the server renders its element (island.tsx),
 * the build bundles its scripts (bundle.ts) and writes their URLs into the element, the page loads them
 * (element.ts), and React takes over (hydrate.ts).
 */

export const islandTag = "react-island";

/**
 * When an island loads its scripts before its first use: when it comes near the window, or after the
 * page's first frame.
 */
export type IslandLoad = "near" | "paint";

/** None until its scripts are wanted. "live": React handles its events. A failed island becomes live if its scripts arrive after all. */
export type IslandState = "loading" | "live" | "failed";

/** The attributes of an island's element. */
export type IslandAttributes = {
  /** Its name in the registry. */
  name: string;
  "data-load"?: IslandLoad;
  /** Its component's props as JSON. */
  props: string;
  /** The URLs of its script and of all that this imports at once, separated by spaces. */
  src?: string;
  /** "idle" while absent. */
  state?: IslandState;
};

/** Notes that a page holds as `<template data-note="…">`, to be shown beside an island. */
export type IslandNote = "waiting" | "failed" | "unreachable" | "lost";

/** An island's element, as React's side and what loads it early see it. */
export type IslandHost = HTMLElement & {
  /** Loads its scripts, once while it has a state. */
  load: () => Promise<void>;
  /** Whether something else (a translator, an extension) has changed its markup since it was served. */
  readonly isChanged: boolean;
  /** React handles events from now on. Returns the button whose press was held, if any. */
  setLive: () => HTMLButtonElement | undefined;
  /** The component threw, and the served markup is back. */
  setFailed: () => void;
  /** Shows a note beside the island in place of the one that is there, or none. */
  show: (note?: IslandNote) => void;
};

/** What an island's script exports. */
export type IslandModule = { hydrate: (host: IslandHost) => void };
