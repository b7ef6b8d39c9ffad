/** The buttons that stop and start what moves by itself on home, each named after what it stands beside. */
export const pauseWords = {
  pause: { headline: "Pause headline", towns: "Pause town strip" },
  start: { headline: "Start headline", towns: "Start town strip" },
} as const;
