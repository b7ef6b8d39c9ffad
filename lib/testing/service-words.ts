import { type ServiceKey, serviceKeys, services } from "@/content/services";

/** Everything a service page says in sentences and bullets, one entry a paragraph. */
function paragraphsOf(key: ServiceKey): string[] {
  const { description, extraText, tips, sections, faqs } = services[key];
  return [
    description,
    ...(extraText ? [extraText] : []),
    ...(tips ?? []),
    ...sections.flatMap(({ text, bullets }) => [text, ...(bullets ?? [])]),
    ...faqs.map(({ answer }) => answer),
  ];
}

/** A service page's title, section headings and questions. */
const headingsOf = (key: ServiceKey): string[] => [
  services[key].title,
  ...services[key].sections.map(({ heading }) => heading),
  ...services[key].faqs.map(({ question }) => question),
];

/** All words of a service page's text, headings first. */
export const wordsOf = (key: ServiceKey): string =>
  [...headingsOf(key), ...paragraphsOf(key)].join(" \n ");

/** The words of a service page's info cards. */
function cardsOf(key: ServiceKey): string {
  const { availability, serviceDuration, warrantyInfo, brandsSupported } = services[key];
  return [availability, serviceDuration, warrantyInfo, ...(brandsSupported ?? [])].join(" ");
}

/** The service pages that say some words anywhere, cards and search results included. */
export const pagesSaying = (words: string | RegExp): ServiceKey[] =>
  serviceKeys.filter((key) => {
    const { metaTitle, metaDescription } = services[key];
    const all = [wordsOf(key), cardsOf(key), metaTitle, metaDescription].join(" \n ");
    return typeof words === "string" ? all.includes(words) : words.test(all);
  });
