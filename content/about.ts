import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { findPicture } from "@/content/pictures";
import { serviceArea } from "@/content/towns";

/** What NATE is, where it is that which certifies. */
const whoCertifies = /\bNATE\b/.test(facts.certification)
  ? " NATE is an independent group that tests what technicians know."
  : "";

/** The words of the About page, with its headings and cards in their order. */
export const about = {
  /** At the head of the page, by its name. */
  picture: "boot-covers",
  intro: `Our family-run company handles heating, cooling, water heaters and ducts in ${serviceArea}.`,
  /** What a stranger asks before trusting a company. */
  facts: [
    { label: "Since", text: `${facts.founded}` },
    { label: "Who", text: `${facts.certification} heating and AC technicians` },
    { label: "Warranty", text: `${facts.acRepair.warranty} on regular AC repairs` },
  ],
  mission: {
    heading: "Our Mission",
    text: "We keep people comfortable and safe, and we tell them the truth about their equipment. We find the cause before we replace parts. If a repair isn't worth the money, we say so.",
  },
  vision: {
    heading: "Our Vision",
    text: "We want to be the company you call first, because last time we said you didn't need us.",
  },
  story: {
    heading: "Our Story",
    paragraphs: [
      `${company.name} was founded in ${facts.founded} and is still family-run. We do residential and commercial work: basements one day, store rooftops the next.`,
      `Our heating and cooling technicians are ${facts.certification}.${whoCertifies}`,
    ],
  },
  whyChooseUs: {
    heading: "Why Choose Us",
    cards: [
      {
        title: "Certified & Experienced",
        text: `Our ${facts.certification} heating and cooling technicians show you what failed and explain why.`,
        icon: "badge-check" as const,
      },
      {
        title: facts.emergencyService,
        text: `Call ${company.phone.display}, day or night. For an emergency AC call, a technician is on site within ${facts.emergencyAc.arrival}. ${facts.emergencyHours.feeOfAll} Regular hours: ${facts.hours.repairs}.`,
        icon: "clock" as const,
        // It also links to the two pages of content/emergency.ts.
        emergency: true,
      },
      {
        title: "Eco-Friendly Solutions",
        text: "A furnace that gets one new part stays out of the scrap yard. We repair where that makes sense. When we replace an AC, we recover the old refrigerant, as the law requires.",
        icon: "leaf" as const,
      },
    ],
  },
  closing: { heading: "That's us. What can we fix?" },
};
export type About = typeof about;

export const aboutPicture = findPicture(about.picture);
