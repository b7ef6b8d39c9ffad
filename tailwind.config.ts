import type { Config } from "tailwindcss";
import { pageTransition, stateChange, statusMessage } from "./lib/timings";

/** The dark background, as the channels of RGB: its overlays add a share of opacity. */
const night = "12 26 38";

/** A color that becomes that of the text where a visitor wants more contrast (styles/base.css). */
const strong = (color: string) => `var(--strong, ${color})`;

/**
 * A heading's size: its longest words stay whole on a phone whose owner has set large text, and it is
 * never smaller than the text.
 */
const heading = (size: string, share = 11.5) => `max(1.0625rem, min(${size}, ${share}vw))`;

/**
 * Every design token, defined once; components use no raw color. A family's hue is `text-hue`,
 * `bg-tint` and so on, set by [data-family] in styles/base.css.
 */
const config: Config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    timings: {
      page: `${pageTransition}ms`,
      change: `${stateChange}ms`,
      messageStays: `${statusMessage - stateChange}ms`,
    },
    screens: { sm: "560px", md: "768px", lg: "992px", xl: "1240px" },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      white: "#ffffff",
      // Masks, and text in print.
      black: "#000000",
      ink: "#10202e",
      muted: strong("#51606c"),
      line: "#e3ded4",
      paper: "#faf8f4",
      card: "#ffffff",
      control: strong("#8a8377"),
      error: { DEFAULT: "#b3261e", wash: "rgb(179 38 30 / 0.25)" },
      // A family's hue on light, its background, its hue on dark, and its own dark background under
      // a hero, as channels.
      frost: { DEFAULT: "#0b6ba8", tint: "#e3f1fa", night: "#7cc4f0", deep: "7 29 49" },
      sage: { DEFAULT: "#2c6e5a", tint: "#e4f1eb", night: "#8fcdb6", deep: "10 33 27" },
      violet: { DEFAULT: "#4b5aa8", tint: "#e9ebf8", night: "#aeb9f5", deep: "21 23 58" },
      amber: { DEFAULT: "#8a5200", tint: "#faefd8", night: "#f3c26b", deep: "34 21 16" },
      // The background of a cutaway, as in its picture.
      studio: {
        DEFAULT: "#d7d3ca",
        lit: "rgb(255 255 255 / 0.55)",
      },
      sand: "#f1ece2",
      // What is wrong in the picture of a house: night, frost and sand over it.
      overlay: {
        out: "rgb(12 26 38 / 0.92)",
        fade: "rgb(12 26 38 / 0.5)",
        water: "rgb(18 44 62 / 0.64)",
        glint: "rgb(196 222 238 / 0.66)",
        plume: "rgb(241 236 226 / 0.88)",
        cloud: "rgb(241 236 226 / 0.66)",
        haze: "rgb(241 236 226 / 0.52)",
        // Over cold, hot and dusty rooms: no blending, since WebKit paints opaque what moves and blends.
        cold: "#0b2b4a9c",
        hot: "#b4441a4a",
        stale: "#40260480",
      },
      // Orange is reserved for actions: whatever is filled with it can be pressed.
      action: { DEFAULT: "#c2410c", hover: "#9a3412" },
      night: {
        DEFAULT: `rgb(${night})`,
        channels: night,
        text: "#f4f1ea",
        muted: strong("rgb(255 255 255 / 0.72)"),
        line: "rgb(255 255 255 / 0.14)",
        error: "#ffb4a9",
        hairline: "rgb(255 255 255 / 0.22)",
      },
      // The dark overlay of a picture: under the text, under the bar, and where the picture begins
      // to show.
      scrim: {
        deep: "rgb(var(--night) / 86%)",
        bar: "rgb(var(--night) / 80%)",
        text: "rgb(var(--night) / 76%)",
        half: "rgb(var(--night) / 45%)",
        clear: "rgb(var(--night) / 14%)",
        // Home on wide screens: under the text's end, and where the house begins.
        near: "rgb(var(--night) / 72%)",
        house: "rgb(var(--night) / 25%)",
      },
      // The symbol's color, between those for light and dark, readable on both.
      mark: { cool: "#4a97cc", warm: "#dd7348" },
      hue: "var(--hue)",
      tint: "var(--tint)",
    },
    stops: {
      coldToWarm: "theme(colors.frost.night), theme(colors.night.muted), theme(colors.amber.night)",
    },
    borderRadius: { control: "14px", card: "22px", full: "999px" },
    fontFamily: {
      heading: "var(--heading)",
      text: "var(--text)",
    },
    // Fluid type scale: ratio 1.2 at 390 px, 1.28 at 1440 px, from a body of 17 to 18 px. A lead is
    // as large as a third heading, so that a section needs only three sizes.
    fontSize: {
      // A number on a picture, of one size at every width.
      mark: ["0.9375rem", "1"],
      // The same where it grows with the picture.
      tiny: ["0.75rem", "1"],
      // Two columns on the narrowest phone, however large its owner set the text.
      sums: ["min(1em, 7.5vw)", "1.6"],
      small: ["clamp(0.9375rem, 0.92rem + 0.07vw, 0.984rem)", "1.5"],
      body: ["clamp(1.0625rem, 1.039rem + 0.095vw, 1.125rem)", "1.6"],
      lead: [heading("clamp(1.26rem, 1.213rem + 0.252vw, 1.44rem)"), "1.5"],
      h3: [heading("clamp(1.26rem, 1.213rem + 0.252vw, 1.44rem)"), "1.25"],
      large: [heading("clamp(1.5rem, 1.36rem + 0.57vw, 2rem)"), "1.2"],
      h2: [heading("clamp(2rem, 1.45rem + 2vw, 3.25rem)"), "1.06"],
      stage: [heading("clamp(1.7rem, 1.1rem + 2.4vw, 3.5rem)"), "1.04"],
      h1: [heading("clamp(2.2rem, 1.6rem + 2.5vw, 4.25rem)"), "1.06"],
      // A service page's heading: small enough on a phone for the facts to fit the first window.
      service: [heading("clamp(1.8rem, 1.1rem + 2.9vw, 4.25rem)"), "1.04"],
      // Home's taglines, two short lines: at most a third of a low window, and a line fits a phone.
      poster: ["min(clamp(3.5rem, 1.6rem + 7.2vw, 8rem), 18vw, 17vh)", "0.92"],
      // The large number of a service.
      "key-figure": [heading("clamp(3.25rem, 1.6rem + 3.2vw, 5rem)", 17), "0.9"],
      amount: [heading("clamp(2.6rem, 2.2rem + 1.7vw, 3.6rem)", 14), "1"],
      "print-body": "11pt",
      "print-h2": "16pt",
      "print-h1": "26pt",
    },
    extend: {
      maxWidth: {
        // Up to 1500 px, in windows of 1920 px.
        content: "clamp(1180px, 78vw, 1500px)",
        measure: "45ch",
        lead: "54ch",
        title: "22ch",
        // The heading of a band.
        band: "26ch",
        quote: "34ch",
      },
      // Large text leaves a narrow card its words: at 320 px its padding is no larger than with the usual text.
      padding: { 6: "min(1.5rem, 7.5vw)" },
      gridTemplateColumns: {
        fit: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
        fill: "repeat(auto-fill, minmax(min(100%, 7.75rem), 1fr))",
        wide: "minmax(0, 7fr) minmax(0, 5fr)",
        narrow: "minmax(0, 5fr) minmax(0, 7fr)",
      },
      boxShadow: { float: "0 12px 40px -16px rgb(12 26 38 / 0.28)" },
      transitionDuration: { DEFAULT: "180ms" },
      transitionProperty: { colors: "color, background-color, border-color" },
    },
  },
};

export default config;
