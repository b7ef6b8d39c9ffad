import { z } from "zod";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { check, icon, text } from "@/content/schema";
import { towns } from "@/content/towns";

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
          /** The emergency card has the two pages of content/emergency.ts beside it. */
          emergency: z.boolean().default(false),
        }),
      )
      .length(3, "must be exactly three cards (row 115)"),
  }),
});
export type About = z.infer<typeof aboutSchema>;

/** The words of the About page, with its headings and cards in their order (rows 113-115). */
export const about = check("about.ts", aboutSchema, {
  intro: `We repair and install heating, cooling and water heaters, and clean ducts, in ${company.address.town} and ${towns.length - 1} nearby towns.`,
  mission: {
    heading: "Our Mission",
    text: "Keep people comfortable and safe, and tell them the truth about their equipment. We find the cause before we name a price. We fix what's worth fixing, and we say so when it isn't.",
  },
  vision: {
    heading: "Our Vision",
    text: "Right-size equipment, well maintained, in homes and businesses, so that as little energy as possible is wasted.",
  },
  story: {
    heading: "Our Story",
    paragraphs: [
      `${company.name} was founded in ${facts.founded}, and we're still family-run.`,
      "Today we do residential and commercial work: furnaces, boilers and heat pumps, central and ductless cooling, duct cleaning and water heaters. We start with two questions. What's the equipment doing? When did the trouble start?",
      `Our heating and cooling technicians are ${facts.certification}. NATE is an independent group that tests what technicians know about heating and cooling.`,
    ],
  },
  whyChooseUs: {
    heading: "Why Choose Us",
    cards: [
      {
        title: "Certified & Experienced",
        text: `A ${facts.certification} technician finds the cause, shows it to you and explains it in plain words. We've worked on heating and cooling since ${facts.founded}.`,
        icon: "badge-check",
      },
      {
        title: facts.emergencyService,
        text: `Call ${company.phone.display}, day or night. For an emergency AC call, a technician is on site within ${facts.emergencyAc.arrival}. ${facts.emergencyHours.fee}`,
        icon: "clock",
        emergency: true,
      },
      {
        title: "Eco-Friendly Solutions",
        text: "Equipment of the right size, tuned once a year, uses less energy. We program the thermostat to your schedule. Where a repair makes sense, we repair instead of replacing.",
        icon: "leaf",
      },
    ],
  },
});
