/** Whole dollars as pages write them: "$1,327". */
export const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
