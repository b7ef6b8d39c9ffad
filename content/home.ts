import { z } from "zod";
import { check, familySchema, icon, text } from "@/content/schema";
import { facts } from "@/content/facts";
import { company } from "@/content/company";

const path = text.regex(/^\//);
const homeSchema = z.strictObject({
  headline: text,
  trust: z.array(z.strictObject({ icon, label: text, path: path.optional() })).length(4),
  overview: z.strictObject({
    heading: text,
    intro: text,
    cards: z
      .array(
        z.strictObject({
          family: familySchema,
          title: text,
          text,
          path,
          linkText: text,
          picture: text,
        }),
      )
      .length(4),
  }),
  quote: z.strictObject({ heading: text, intro: text, points: z.array(text), callText: text }),
  plan: z.strictObject({
    heading: text,
    text,
    points: z.array(text),
    button: text,
    callText: text,
  }),
  strip: z.strictObject({ heading: text, link: text }),
  stories: z.strictObject({ heading: text }),
  closing: z.strictObject({ heading: text, text, ctaText: text }),
});

/** The words of the home page, in the order of its sections (rows 66-85). */
export const home = check("home.ts", homeSchema, {
  headline: `Heating, cooling and hot water, looked after by one Illinois family.`,
  trust: [
    { icon: "house", label: `Family-owned since ${facts.founded}` },
    { icon: "badge-check", label: `${facts.certification} technicians` },
    { icon: "users", label: "Residential and commercial" },
    { icon: "zap", label: facts.emergencyService, path: "/services/emergencyAC" },
  ],
  overview: {
    heading: "Comprehensive HVAC Solutions Tailored for Your Comfort",
    intro:
      "Repair, installation, maintenance and honest estimates, for the house you live in and the building you work in.",
    cards: [
      {
        family: "heating",
        title: "Heating",
        text: "Furnace installation, maintenance and repair, so that the house is warm when you come home.",
        path: "/services/furnaceRepair",
        linkText: "Furnace repair",
        picture: "furnace-burners",
      },
      {
        family: "cooling",
        title: "Cooling",
        text: "Air conditioning installation, repair and maintenance, before the first hot week or in the middle of it.",
        path: "/services/acRepair",
        linkText: "AC repair",
        picture: "ac-condenser",
      },
      {
        family: "ducts",
        title: "Duct Cleaning",
        text: "We remove dust, debris and allergens from your ducts for better air quality in every room.",
        path: "/services/standardDuctCleaning",
        linkText: "Duct cleaning",
        picture: "floor-register",
      },
      {
        family: "water",
        title: "Water Heaters",
        text: "Installation, maintenance and repair for all types of water heater, tank or tankless.",
        path: "/services/waterHeaterRepair",
        linkText: "Water heater repair",
        picture: "copper-valves",
      },
    ],
  },
  quote: {
    heading: "Get a Free Quote",
    intro:
      "Tell us what is wrong or what you would like, in your own words. It costs nothing to ask.",
    points: [
      `A person reads it and answers in ${facts.replyTime}.`,
      "Say what it is doing and since when: that is enough to begin.",
      "Not sure what it is? Choose Other and describe it.",
    ],
    callText: "Rather talk? Call",
  },
  plan: {
    heading: "Two visits a year, and fewer cold mornings",
    text: `Our maintenance plan costs ${facts.plan.price} ${facts.plan.period}. A ${facts.certification} technician comes ${facts.plan.visits}, before summer and before winter.`,
    points: [
      `Preventative visits ${facts.plan.visits}`,
      `Special discounts: ${facts.plan.repairDiscount} off repairs`,
      "Priority service when something breaks",
    ],
    button: "Join the Maintenance Plan",
    callText: "or join by phone:",
  },
  strip: {
    heading: "At home in these towns",
    link: "Click to see the full list of locations",
  },
  stories: { heading: "What customers tell us" },
  closing: {
    heading: "Need Assistance? Trust Our HVAC Experts",
    text: `Ask for a free consultation. ${company.name} looks after homes and businesses, and tells you plainly what is worth repairing.`,
    ctaText: "Get Your Free Quote",
  },
});
export type Home = typeof home;
