export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** From 0 to 100; the largest paint is the simulated one, in milliseconds. */
export type Scores = Partial<Record<Category, number>> & { largestPaint?: number };
