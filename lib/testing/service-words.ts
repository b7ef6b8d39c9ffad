import { type ServiceKey, serviceKeys, services } from "@/content/services";

/** All sentences and bullets of a service page, one entry per paragraph. */
function paragraphsOf(key: ServiceKey): string[] {
  const { description, extraText, tips, sections, faqs } = services[key];
  return [
    description,
    ...(extraText ? [extraText] : []),
    ...(tips ?? []),
    ...sections.flatMap(({ text, bullets }) => [text, ...(bullets ?? [])]),
    ...services[key].figure.parts.map(({ says }) => says),
    ...faqs.map(({ answer }) => answer),
  ];
}

const headingsOf = (key: ServiceKey): string[] => [
  services[key].title,
  ...services[key].sections.map(({ heading }) => heading),
  services[key].figure.title,
  ...services[key].faqs.map(({ question }) => question),
];

function answersOf(key: ServiceKey): string[] {
  const { availability, serviceDuration, warrantyInfo, brandsSupported = [] } = services[key];
  const { emergencies, cost, who, keyFigure } = services[key].facts;
  const cards = [availability, serviceDuration, warrantyInfo, ...brandsSupported];
  const numbered = keyFigure && `${keyFigure.value} ${keyFigure.says}`;
  return [numbered, emergencies, cost, who, ...cards].filter((answer) => answer !== undefined);
}

/** All words of a service page, headings first. */
export const wordsOf = (key: ServiceKey): string =>
  [...headingsOf(key), ...paragraphsOf(key), ...answersOf(key)].join(" \n ");

/** The service pages that contain some words, search results included. */
export const pagesSaying = (words: string | RegExp): ServiceKey[] =>
  serviceKeys.filter((key) => {
    const { metaTitle, metaDescription } = services[key];
    const all = [wordsOf(key), metaTitle, metaDescription].join(" \n ");
    return typeof words === "string" ? all.includes(words) : words.test(all);
  });
