/** A rule for copy; `name` is shown to whoever breaks it. */
type TextRule = { name: string; pattern: RegExp };

/** Matches whole words, ignoring case. */
const words = (...some: string[]) => new RegExp(`\\b(?:${some.join("|")})\\b`, "gi");

/**
 * Missing contractions. What ends a clause ("say what it is", "if there is one") or is not the verb
 * of its subject ("how hard it is to reach") cannot be contracted.
 */
const uncontracted: TextRule[] = [
  {
    name: "contract the not",
    pattern:
      /\b(?:do|does|did|is|are|was|were|will|would|could|should|have|has|had|can|must)(?: not|(?<=can)not)\b/gi,
  },
  {
    name: "contract the verb",
    pattern:
      /\b(?:(?:we|you|they|I) (?:will|would|are|am)|(?:it|that|there|he|she) (?:will|is)|(?:what|who|here|where) is) (?!(?:why|because|when|if|and|or|to|one)\b)(?=[a-z])/gi,
  },
  // "Let us know" is a request and cannot be contracted; "Let us look" is meant here.
  { name: "contract let us", pattern: /\bLet us (?!know\b|in\b)(?=[a-z])/g },
  {
    name: "contract the have",
    pattern: /\b(?:we|you|they|I) have (?=been|had|seen|done|got|gone|made|never)/gi,
  },
];

/** Words of British English, and words that nobody says at a kitchen table in Illinois. */
const foreign: TextRule[] = [
  {
    name: "American trade words: install",
    pattern: /\b(?:fitted|fitters?|(?:we|to|and|you) fit (?:a|an|the|them|one|boilers|\w+s)\b)/gi,
  },
  {
    name: "American trade words: call",
    pattern: /\b(?:rings?|rang) (?:us|me|you|him|her|them|up|\()|\bor ring\b/gi,
  },
  { name: "American trade words: faucet", pattern: /\btaps?\b(?! water)/gi },
  { name: "American trade words: driveway", pattern: /\b(?:the|your|our|a) drive\b/gi },
  { name: "American trade words: manufacturer", pattern: words("makers?") },
  {
    name: "American words",
    pattern: words(
      ...["somebody", "everybody", "anybody", "whilst", "amongst", "fortnight", "autumn", "tyres?"],
      ...["cosy", "kerb", "draughts?", "postcode", "mobile phone", "spanner", "cupboard", "hob"],
      ...["cooker", "loft", "garden(?! hose)", "mains", "lorry", "skip hire", "burnt", "learnt"],
      ...["leant", "spoilt", "seldom", "ought", "shall", "shan't", "needn't", "hence", "thus"],
      ...["upon", "towards", "afterwards", "indeed", "mend(?:ed|ing)?", "telephone", "tradesman"],
    ),
  },
  {
    name: "American spelling",
    pattern:
      /\b(?:colou?r(?<=our)s?|favou?r(?<=our)\w*|neighbou?r(?<=our)\w*|odou?r(?<=our)s?|harbour|grey|centres?|metres?|litres?|programmes?|moulds?|mouldy|ploughs?|storeys?|aluminium|cheques?|labour|honour|catalogue|licence|organis\w+|realis\w+|minimis\w+|maximis\w+|recognis\w+|travell\w+|labell\w+|cancell(?:ed|ing))\b/gi,
  },
];

/** The site does not talk about itself. */
const selfish: TextRule[] = [
  {
    name: "no words about the website",
    pattern:
      /\b(?:pages?|web ?sites?|this site|our site|forms?|tickets?|press(?:es)?|print(?:ed|s)?|scroll|tap here|listed here|shown here|see (?:above|below)|the (?:button|link|box) (?:above|below)|message box|message field)\b|\bclick(?:s|ed)? (?:on|here|the|to|below)\b/gi,
  },
];

/** Advertising phrases and proverbs. */
const charming: TextRule[] = [
  {
    name: "no brochure words",
    pattern: words(
      ...["peace of mind", "top-notch", "second to none", "state-of-the-art", "world-class"],
      ...["one-stop", "unparalleled", "solutions?", "hassle-free", "cutting-edge", "premier"],
      ...["rest assured", "look no further", "we pride ourselves", "second nature", "trusted"],
    ),
  },
  {
    name: "no aphorisms",
    pattern: words(
      ...[
        "we would rather",
        "we'd rather",
        "speaks? for itself",
        "half (?:of )?the (?:work|battle)",
      ],
      ...["is (?:only|just) as good as", "is a hint", "an? \\w+ and not an? \\w+", "has a price"],
      ...["the best \\w+ is the one", "is news", "nobody ever", "what separates", "meant to be"],
    ),
  },
  {
    name: "say what we do, not what to demand of us",
    pattern: words("in writing", "have it put", "insist on", "demand", "make (?:us|them) \\w+"),
  },
  { name: "no exclamation marks", pattern: /!/g },
];

/**
 * Advice that depends on the month it is read in. A month's name as a verb ("may", "march") is
 * allowed.
 */
const dated: TextRule[] = [
  {
    name: "no months",
    pattern:
      /\b(?:January|February|April|June|July|August|September|October|November|December|(?:in|until|of|by|early|late|mid|since|through) (?:May|March)\b)/g,
  },
  { name: "no season as today", pattern: /\b(?:this|last|next) (?:spring|summer|fall|winter)\b/gi },
];

/** All rules, for every visible text of our own. */
const textRules: readonly TextRule[] = [
  ...uncontracted,
  ...foreign,
  ...selfish,
  ...charming,
  ...dated,
];

/**
 * Finds violations in a text, after removing the `allowed` phrases (the specification's exact
 * strings, a stressed "do not"). Returns "rule: words" for each.
 */
export function faultsOf(text: string, allowed: readonly string[] = []): string[] {
  const own = allowed.reduce((rest, phrase) => rest.replaceAll(phrase, ""), text);
  return textRules.flatMap(({ name, pattern }) =>
    [...own.matchAll(pattern)].map(([found]) => `${name}: "${found}"`),
  );
}
