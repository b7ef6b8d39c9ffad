/** What is missing without script; each place adds what to do instead. */
export const needsScript = {
  form: "This form needs JavaScript, which didn't load.",
  page: "This page needs JavaScript, which didn't load.",
  pictures: "The pictures need JavaScript, which didn't load.",
} as const;
