import { sentencesOf } from "@/lib/testing/readability";
import { isProse, type Phrase } from "@/lib/testing/visible-words";

type PhraseRule = {
  advice: string;
  pattern: RegExp;
  /** How often a page may say it; never, unless given. */
  perPage?: number;
  /** What the pattern is applied to, in running text only; unless given, to every text as a whole. */
  to?: "sentences" | "paragraphs";
};

/** Matches any of some phrases as whole words, ignoring case. */
const any = (...phrases: string[]) => new RegExp(`\\b(?:${phrases.join("|")})\\b`, "gi");

/**
 * What our copy does not say, or says at most so often. Only what no linter of prose knows: the
 * dictionary knows British spelling (`spelling.ts`), and write-good, alex and retext's plugins found
 * three of these phrases and complained of hundreds that are good. Add a new kind of rule here.
 */
const phraseRules: readonly PhraseRule[] = [
  {
    advice: "use a contraction",
    pattern: any(
      "(?:do|does|did|is|are|was|were|will|would|could|should|have|has|had|can|must) not|cannot",
      // What ends a clause cannot be contracted ("say what it is"), nor what is no verb of its
      // subject ("as hard as it is to reach").
      "(?:(?:we|you|they|I) (?:will|would|are|am)|(?:it|that|there|s?he) (?:will|is)|(?:what|who|here|where) is) (?!(?:why|because|when|if|and|or|to|one)\\b)(?=[a-z])",
      "(?:we|you|they|I) have (?=been|had|seen|done|got|gone|made|never)",
      "(?<!\\w )let us (?!know|in\\b)(?=[a-z])",
    ),
  },
  {
    advice: "say it as Americans do: install, call, faucet, driveway, manufacturer, someone",
    pattern: any(
      "fitted|fitters?|(?:we|to|and|you) fit (?:a|an|the|them|one|boilers|\\w+s)",
      "(?:rings?|rang) (?:us|me|you|him|her|them|up)|or ring|taps?(?! water)",
      "(?:the|your|our|a) drive|makers?|somebody|everybody|anybody|whilst|fortnight|autumn|postcode",
      "mobile phone|telephone|spanner|cupboard|hob|cooker|loft|garden(?! hose)|mains|lorry|skip hire",
      "burnt|seldom|ought|shall|shan't|needn't|hence|thus|upon|towards|afterwards|indeed",
      "mend(?:ed|ing)?|tradesman",
    ),
  },
  {
    advice: "don't talk about the website",
    pattern: any(
      "pages?|web ?sites?|(?:this|our) site|forms?|tickets?|press(?:es)?|print(?:ed|s)?|scroll",
      "tap here|(?:listed|shown) here|see (?:above|below)|the (?:button|link|box) (?:above|below)",
      "message (?:box|field)|click(?:s|ed)? (?:on|here|the|to|below)",
    ),
  },
  {
    advice: "no advertising, no proverbs",
    pattern: any(
      "peace of mind|top-notch|second to none|state-of-the-art|world-class|one-stop|unparalleled",
      "solutions?|hassle-free|cutting-edge|premier|rest assured|look no further|trusted",
      "we pride ourselves|second nature|(?:we would|we'd) rather|speaks? for itself|has a price",
      "half (?:of )?the (?:work|battle)|is (?:only|just) as good as|is a hint|is news|nobody ever",
      "an? \\w+ and not an? \\w+|the best \\w+ is the one|what separates|meant to be",
    ),
  },
  { advice: "no exclamation marks", pattern: /!/g },
  { advice: "no space before a period", pattern: / [.,;:?](?=\s|$)/g },
  {
    advice: "say what we do, not what to demand of us",
    pattern: any("in writing|have it put|insist on|demand|make (?:us|them) \\w+"),
  },
  {
    advice: "advice doesn't depend on the month it is read in",
    // As verbs, "may" and "march" are no months.
    pattern:
      /\b(?:January|February|April|June|July|August|September|October|November|December|(?:in|until|of|by|early|late|mid|since|through) (?:May|March)|(?:this|last|next) (?:spring|summer|fall|winter))\b/g,
  },
  { advice: "only where somebody writes to us", pattern: any("tell us"), perPage: 1 },
  {
    advice: "give the sentence a subject",
    // "Clogged, it shuts the furnace off": a participle, a comma, a result.
    pattern:
      /^(?!(?:need|feed|indeed)\b)(?:set |too |packed with )?(?:\w{2,}ed|stuck|worn|bent|broken|frozen|torn|shut|left|set|bad|dirty|loose|low|high|old|weak|too \w+)(?: \w+){0,2}, (?!and\b|or\b|but\b)/gi,
    to: "sentences",
  },
  {
    advice: "ask with a verb, or say if",
    // "No heat? Call us.": one a page may break the rhythm, more are staccato.
    pattern:
      /^(?!(?:Is|Are|Was|Were|Do|Does|Did|Can|Could|Should|Would|Will|Have|Has|What|Why|How|When|Where|Which|Who)\b).*\?$/g,
    perPage: 1,
    to: "sentences",
  },
  {
    advice: "say it as a neighbor would",
    pattern: any(
      "placed in service|come on top|problems of|one of \\d+ percent|24/7 by phone|anything that burns",
    ),
  },
  { advice: "laws and towns require", pattern: any("(?:towns?|laws?|city|Illinois)[^.]* wants?") },
  {
    advice: "name the thing: reading starts anywhere",
    pattern: /^(?:It|They|Its|Their)\b(?! (?:takes|depends|makes sense|pays))/g,
    to: "paragraphs",
  },
];

/**
 * Finds what breaks the rules on one page.
 *
 * @param phrases The page's texts.
 * @param allowed Phrases that may stand: the specification's exact strings, a stressed "do not".
 * @returns For each: where it stands, what to do, and the words.
 */
export function phraseFaults(
  phrases: readonly Phrase[],
  allowed: readonly string[] = [],
): string[] {
  return phraseRules.flatMap(({ advice, pattern, perPage = 0, to }) => {
    const found = phrases.flatMap((phrase) =>
      unitsOf(phrase, to)
        .map((unit) => allowed.reduce((rest, exact) => rest.replaceAll(exact, ""), unit))
        .flatMap((unit) => [...unit.matchAll(pattern)])
        .map(([words]) => `${phrase.at}: ${advice}: "${words}"`),
    );
    return found.length > perPage ? found : [];
  });
}

function unitsOf(phrase: Phrase, to: PhraseRule["to"]): string[] {
  if (to === undefined) return [phrase.text];
  if (!isProse(phrase)) return [];
  return to === "sentences" ? sentencesOf(phrase.text) : [phrase.text];
}
