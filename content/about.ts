import { z } from "zod";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { check, icon, text } from "@/content/schema";

const blockSchema = z.strictObject({ heading: text, text: text });

const aboutSchema = z.strictObject({
  intro: text,
  mission: blockSchema,
  vision: blockSchema,
  story: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
  whyChooseUs: z.strictObject({
    heading: text,
    cards: z
      .array(
        z.strictObject({
          title: text,
          text: text,
          icon,
          link: z.strictObject({ label: text, href: text.startsWith("/") }).optional(),
        }),
      )
      .length(3, "must be exactly three cards (row 115)"),
  }),
});
export type About = z.infer<typeof aboutSchema>;

/** The words of the About page, with its headings and cards in their order (rows 113-115). */
export const about = check("about.ts", aboutSchema, {
  intro: `We are the people ${company.address.town} and the towns around it call when a room will not warm up, cool down or clear the air.`,
  mission: {
    heading: "Our Mission",
    text: "To keep the people in a building comfortable and safe, and to tell them the truth about what their equipment needs. That means finding the cause before naming a price, fixing what is worth fixing, and saying so when it is not.",
  },
  vision: {
    heading: "Our Vision",
    text: "A town where nobody dreads the first cold night or the first hot week. We want every home and business we look after to have equipment that fits the building, gets its care on time and wastes as little energy as it can.",
  },
  story: {
    heading: "Our Story",
    paragraphs: [
      `${company.name} was founded in ${facts.founded} and has been family-run ever since. The name over the door belongs to people who live with what they promise, and the winters here are long enough to test a promise.`,
      `Today we do residential and commercial work: furnaces, boilers and heat pumps, central and ductless cooling, ducts, and water heaters. A bakery and a bungalow need different equipment, but the questions we start with are the same. What is it doing, when did that begin, and what would you like it to do?`,
      `Our technicians are ${facts.certification}. NATE is an independent body that tests what heating and cooling technicians know, so the person who opens your furnace has had to prove it on paper as well as in basements.`,
    ],
  },
  whyChooseUs: {
    heading: "Why Choose Us",
    cards: [
      {
        title: "Certified & Experienced",
        text: `${facts.certification} technicians, in a family-run company that has worked on heating and cooling since ${facts.founded}. They explain what they found in words you can repeat to someone else.`,
        icon: "badge-check",
      },
      {
        title: facts.emergencyService,
        text: `Call ${company.phone.display} by day or by night. For an air conditioner that fails, a technician is on site within ${facts.emergencyAc.arrival}, with ${facts.emergencyAc.surcharge}.`,
        icon: "clock",
        link: { label: "See how emergency AC service works", href: "/services/emergencyAC" },
      },
      {
        title: "Eco-Friendly Solutions",
        text: "The energy you do not use is the cleanest there is. We size equipment to the building, keep it tuned, set the thermostat to your day, and repair before we replace where that makes sense.",
        icon: "leaf",
      },
    ],
  },
});
