import type { Fact } from "@/components/sections/facts-strip";
import type { Service, ServiceFacts } from "@/content/service-schema";
import { proofWords } from "@/content/words/proof";
import { serviceWords } from "@/content/words/service-page";

type Input = Pick<
  Service,
  "availability" | "serviceDuration" | "warrantyInfo" | "brandsSupported"
> & {
  facts: Omit<ServiceFacts, "primaryAction">;
  /** Supported by the specification, although no data sets it. */
  priceRange?: string;
};

/** The facts of a service in the order of its page. */
export function factsOf({ facts, ...service }: Input): Fact[] {
  const numeral = (of: NonNullable<ServiceFacts["numeral"]>["answers"]) =>
    facts.numeral?.answers === of ? { numeral: facts.numeral } : {};
  return [
    { label: serviceWords.cost, icon: "wallet", text: facts.cost, ...numeral("cost") },
    { label: serviceWords.includes, icon: "list-checks", text: facts.includes },
    { label: serviceWords.price, icon: "wallet", text: service.priceRange },
    {
      // Where the phone is answered at all hours, these are the hours without an extra fee.
      label: facts.anyHour ? serviceWords.hoursWithoutFee : serviceWords.hours,
      icon: "calendar",
      text: service.availability,
    },
    {
      label: serviceWords.emergencies,
      icon: "phone",
      text: facts.emergencies,
      ...numeral("emergencies"),
    },
    { label: serviceWords.duration, icon: "clock", text: service.serviceDuration },
    {
      label: serviceWords.warranty,
      icon: "shield-check",
      text: service.warrantyInfo,
      ...numeral("warranty"),
    },
    { label: proofWords.brands, icon: "wrench", text: service.brandsSupported?.join(", ") },
    { label: serviceWords.who, icon: "users", text: facts.who },
  ];
}
