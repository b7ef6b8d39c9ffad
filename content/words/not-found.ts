/**
 * The pages for unknown addresses. Exact to the character: `service`. `{link}` stands for a link.
 */
export const notFoundWords = {
  page: "There's no page at this address",
  service: "Service not found!",
  didYouMean: "Did you mean {link}?",
  text: "The address may be wrong, or the page may have moved. Here's everything we do.",
  home: "Go to the home page",
  noHeat: "Furnace repair",
  noCooling: "Emergency AC service",
} as const;

/** Their title, followed by the company's name, and their search result. */
export const notFoundTitles = {
  page: {
    metaTitle: "Page Not Found",
    metaDescription: "There's nothing at this address. Here's everything we do.",
  },
  service: {
    metaTitle: "Service Not Found",
    metaDescription: "There's no such service. Here's everything we do.",
  },
} as const;
