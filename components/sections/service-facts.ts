import type { Fact } from "@/components/sections/facts-strip";
import type { InfoCard } from "@/components/sections/info-cards";
import type { Service } from "@/content/service-schema";
import { proofWords } from "@/content/words/proof";
import { serviceWords } from "@/content/words/service-page";

/** The first window's answers: what it costs or how that is settled, how soon, and who comes. */
export function factsOf({ facts, availability }: Pick<Service, "facts" | "availability">): Fact[] {
  const { keyFigure, cost, when, who } = facts;
  const visits =
    !facts.anyHour && availability && `${facts.hoursOf ?? serviceWords.visits} ${availability}`;
  const keyFigureOf = (fact: NonNullable<typeof keyFigure>["answers"]) =>
    keyFigure?.answers === fact ? { keyFigure } : {};
  return [
    { label: serviceWords.cost, text: cost, ...keyFigureOf("cost") },
    { label: serviceWords.when, text: when ?? (visits || undefined), ...keyFigureOf("when") },
    { label: serviceWords.who, text: who },
  ];
}

type Values = Pick<
  Service,
  "facts" | "priceRange" | "availability" | "serviceDuration" | "warrantyInfo" | "brandsSupported"
>;

/** A service's info cards in the specification's order, their values as far as they are known. */
export const infoCardsOf = ({ facts, brandsSupported, ...service }: Values): InfoCard[] => [
  { label: serviceWords.price, icon: "wallet", value: service.priceRange },
  { label: facts.hoursOf ?? serviceWords.hours, icon: "calendar", value: service.availability },
  { label: serviceWords.duration, icon: "clock", value: service.serviceDuration },
  { label: serviceWords.warranty, icon: "shield-check", value: service.warrantyInfo },
  { label: proofWords.brands, icon: "wrench", value: brandsSupported?.join(", ") },
];
