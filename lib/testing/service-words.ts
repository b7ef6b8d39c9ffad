import { type ServiceKey, serviceKeys, services } from "@/content/services";
import { phrasesOf } from "@/lib/testing/visible-words";

const textsIn = (content: unknown) =>
  phrasesOf(content)
    .map(({ text }) => text)
    .join(" \n ");

/** All words of a service page, a text on each line. */
export function wordsOf(key: ServiceKey): string {
  const { figure } = services[key];
  const signs = [figure.title, ...figure.parts.map(({ text }) => text)];
  const elsewhere = { menu: [], symptoms: [], metaTitle: "", metaDescription: "" };
  return textsIn({ ...services[key], figure: signs, ...elsewhere });
}

/** The service pages that contain some words, search results included. */
export const pagesSaying = (words: string | RegExp): ServiceKey[] =>
  serviceKeys.filter((key) => {
    const { metaTitle, metaDescription } = services[key];
    const all = textsIn([wordsOf(key), metaTitle, metaDescription]);
    return typeof words === "string" ? all.includes(words) : words.test(all);
  });
