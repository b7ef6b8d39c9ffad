import { z } from "zod";
import { check, familySchema, icon, text } from "@/content/schema";
import { facts } from "@/content/facts";
import { company } from "@/content/company";
import { towns } from "@/content/towns";

const path = text.regex(/^\//);
const homeSchema = z.strictObject({
  headline: text,
  /** The last one is the emergency service, which leads to the number and to what has failed. */
  trust: z.array(z.strictObject({ icon, label: text })).length(4),
  overview: z.strictObject({
    heading: text,
    intro: text,
    cards: z
      .array(
        z.strictObject({
          family: familySchema,
          title: text,
          text,
          /** The first leads the card: its family's main page (row 75). */
          links: z
            .array(z.strictObject({ label: text, path }))
            .min(2)
            .max(4),
          picture: text,
        }),
      )
      .length(4),
  }),
  quote: z.strictObject({
    heading: text,
    intro: text,
    points: z.array(text),
    /** Before the towns' names, which stand there so that nobody has to ask before asking. */
    townsLabel: text,
    callText: text,
    button: text,
  }),
  plan: z.strictObject({
    heading: text,
    text,
    points: z.array(text),
    button: text,
    callText: text,
  }),
  strip: z.strictObject({ heading: text, link: text }),
  stories: z.strictObject({ heading: text, label: text }),
  closing: z.strictObject({ heading: text, text, ctaText: text }),
});

/** The words of the home page, in the order of its sections (rows 66-85). */
export const home = check("home.ts", homeSchema, {
  headline: `Heating, cooling and water heaters in ${company.address.town}. Family-run since ${facts.founded}.`,
  trust: [
    { icon: "house", label: `Family-run since ${facts.founded}` },
    { icon: "badge-check", label: `${facts.certification} technicians` },
    { icon: "users", label: "Homes and businesses" },
    { icon: "zap", label: facts.emergencyService },
  ],
  overview: {
    heading: "Comprehensive HVAC Solutions Tailored for Your Comfort",
    intro: `Repair, installation, maintenance and free estimates, residential and commercial, in ${company.address.town} and ${towns.length - 1} nearby towns.`,
    cards: [
      {
        family: "heating",
        title: "Heating",
        text: "Furnace installation, maintenance and repair. Boilers, radiant floors and heat pumps, too.",
        links: [
          { label: "Furnace repair", path: "/services/furnaceRepair" },
          { label: "Heating maintenance", path: "/services/heatingMaintenance" },
          { label: "Boilers", path: "/services/boilerInstallation" },
          { label: "Heat pumps", path: "/services/heatPumpReplacement" },
        ],
        picture: "furnace-burners",
      },
      {
        family: "cooling",
        title: "Cooling",
        text: "Air conditioning installation, repair and maintenance, central or ductless.",
        links: [
          { label: "AC repair", path: "/services/acRepair" },
          { label: "Emergency AC", path: "/services/emergencyAC" },
          { label: "New AC", path: "/services/acInstallationReplacement" },
          { label: "AC maintenance", path: "/services/acMaintenance" },
        ],
        picture: "ac-condenser",
      },
      {
        family: "ducts",
        title: "Duct Cleaning",
        text: "We remove dust, debris and allergens from your ducts for better air quality. Cleaning isn't proven to prevent health problems.",
        links: [
          { label: "Standard cleaning", path: "/services/standardDuctCleaning" },
          { label: "Advanced cleaning", path: "/services/advancedDuctCleaning" },
        ],
        picture: "floor-register",
      },
      {
        family: "water",
        title: "Water Heaters",
        text: "Installation, maintenance and repair for all types, tank or tankless.",
        links: [
          { label: "Water heater repair", path: "/services/waterHeaterRepair" },
          { label: "New water heater", path: "/services/waterHeaterInstallation" },
          { label: "Tune-up", path: "/services/waterHeaterMaintenance" },
        ],
        picture: "copper-valves",
      },
    ],
  },
  quote: {
    heading: "Get a Free Quote",
    intro: "Quotes for new equipment are free.",
    points: [
      `A person reads it and replies in ${facts.replyTime}.`,
      "Say what it's doing and when it started.",
      "Not sure what it is? Choose Other.",
    ],
    townsLabel: "We come to",
    callText: "Rather talk? Call",
    button: "Get my free quote",
  },
  plan: {
    heading: "Maintenance plan: two visits a year",
    text: `A ${facts.certification} technician checks your cooling before summer and your heating before winter.`,
    points: [
      `Preventative visits ${facts.plan.visits}`,
      `Special discounts: members get ${facts.plan.repairDiscount} off repairs`,
      "Priority service when something breaks",
    ],
    button: "Join the Maintenance Plan",
    callText: "or join by phone:",
  },
  strip: {
    heading: "Towns we serve",
    link: "Click to see the full list of locations",
  },
  stories: { heading: "What customers say", label: "Customer stories" },
  closing: {
    heading: "Need Assistance? Trust Our HVAC Experts",
    text: "Planning new equipment? Ask for a free consultation and quote.",
    ctaText: "Get Your Free Quote",
  },
});
export type Home = typeof home;
