/** Splits a paragraph into its sentences; "St. Charles" and "Dr. Lee" stay whole. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<!\b(?:St|Mr|Mrs|Dr|vs)\.)(?<=[.!?]["')]?)\s+(?=["'(]?[A-Z0-9])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

export const wordsIn = (text: string): string[] =>
  text.split(/[\s/]+/).filter((word) => /[A-Za-z0-9]/.test(word));

/** Endings that are written as a syllable and not spoken as one: "tune", "cooled", "drives". */
const silentEnd = /(?:[^laeiouy]es|[^aeioutd]ed|[^laeiouy]e)$/;

/**
 * The approximate number of syllables of a word: groups of vowels without silent ones, at least
 * one.
 */
function syllablesIn(word: string): number {
  return word
    .toLowerCase()
    .split(/[^a-z']+/)
    .map((part) => part.replace(/'/g, ""))
    .filter(Boolean)
    .reduce((sum, part) => {
      const spoken = part.length > 3 ? part.replace(silentEnd, (end) => end[0] ?? "") : part;
      return sum + Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
    }, 0);
}

/**
 * The Flesch-Kincaid grade of some paragraphs: most adults read 8 with ease. A bullet counts as a
 * sentence.
 */
export function gradeOf(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllablesIn(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
