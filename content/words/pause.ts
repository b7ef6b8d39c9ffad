/** The buttons that pause and resume motion on home, each named after what it stands beside. */
export const pauseWords = {
  pause: { headline: "Pause headline", towns: "Pause town strip" },
  start: { headline: "Start headline", towns: "Start town strip" },
} as const;
