import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { ducts, reclean } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { ductCleaning, duration, hours } = facts;

// What the advanced cleaning adds is not in the specification: for the owner to check.
export const advancedDuctCleaning: ServiceInput = {
  title: "Advanced Duct Cleaning",
  description:
    "Don't buy this cleaning for dry dust. It's for grease, droppings or a dirty blower.",
  extraText:
    "We do the standard cleaning, plus the blower, coil, drain pan and cabinet, because a dirty blower soils clean ducts.",
  availability: hours.appointments,
  serviceDuration: duration.advancedDucts,
  warrantyInfo: reclean,
  ctaText: "Book an Advanced Cleaning",
  closing: "What got into the ducts, and when?",
  sections: [
    {
      heading: "When you need advanced duct cleaning",
      text: "These call for more than the standard cleaning:",
      bullets: [
        "Mice, birds or insects in the ducts",
        "Plaster dust caked on the blower (tell us if the house predates 1978)",
        "Grease or sticky salon dust (we don't clean kitchen hoods)",
        "Weak airflow from a dirty blower or coil",
      ],
      ctaText: "Standard duct cleaning",
      ctaLink: "/services/standardDuctCleaning",
    },
    {
      heading: "What happens on cleaning day",
      text: "The heat or AC is off while we work. Please clear a wide path to the furnace or air handler.",
      visit: true,
      bullets: [
        "We put a small camera into the ducts, and you watch the screen.",
        "We turn off the power and connect the vacuum.",
        "We brush the branch ducts first, then the main ducts, always toward the vacuum.",
        "We open the equipment and clean the blower, coil face, drain pan and cabinet by hand.",
        "We run the heat or AC and show you the same spots on camera again.",
      ],
    },
    {
      heading: "Flexible and lined ducts",
      text: "Some ducts are lined with fiberglass or made of thin flexible hose. Stiff brushes can tear both, so we use soft tools and air. Lining that got soaked should be replaced. If we see what looks like mold or asbestos, we stop and tell you. Removing either one takes a specialist, and any leak behind mold has to be fixed first.",
    },
    {
      heading: "What affects the price",
      text: "Three things set the price: the size of the duct system, how hard the equipment is to open and what's in the ducts.",
      ctaText: "See the maintenance plan",
      ctaLink: "/maintenance-plan",
    },
  ],
  faqs: [
    {
      question: "What should I do before the cleaning?",
      answer:
        "Have mice, birds or insects removed first, or the mess will come back. Until we come, run the heat or AC only if you have to, and set the fan to AUTO. Don't sweep or vacuum droppings, because the dust can make you sick. Before we start, we'll explain how we remove the droppings. Keep children and anyone ill away while we work.",
      source: "CDC, Morbidity and Mortality Weekly Report 51, RR-9 (hantavirus), 2002",
    },
    {
      question: "Can I see what's in my ducts?",
      answer:
        "Yes, on our camera's screen. If the first look shows only loose, dry dust, the standard cleaning is enough.",
    },
    {
      question: "Will duct cleaning help my allergies?",
      answer:
        "We can't promise that. A cleaning takes settled dirt out of the ducts. For allergies, ask your doctor. If you want a finer filter, we can check whether your blower can handle it.",
    },
  ],
  metaTitle: `Advanced Air Duct Cleaning in ${place} | ${company.name}`,
  metaDescription: `Grease, droppings or a dirty blower? We clean the ducts, blower and coil. Plan members get ${ductCleaning.advancedPlanDiscount} off an advanced cleaning.`,
  family: "ducts",
  picture: "return-grille",
  related: ["standardDuctCleaning", "heatingMaintenance", "acMaintenance"],
  menu: { groups: ["ducts"], place: 2, label: "Advanced", icon: "list-checks" },
  facts: ducts(ductCleaning.advancedPlanDiscount),
  sectionPicture: "floor-register",
  comparison: "Illustration, not a customer's duct: what a camera might show before and after.",
  figure: {
    machine: "ducts",
    title: "What's included in advanced duct cleaning",
    parts: [
      { part: "return-grille", text: "We take down and clean every vent cover." },
      { part: "filter", text: "We clean the filter slot and look for gaps." },
      { part: "blower", text: "Only an advanced cleaning includes the wheel and its housing." },
      { part: "supply-trunk", text: "We clean the main ducts and show them on camera." },
      { part: "branch", text: "We brush every branch duct." },
      { part: "register", text: "We look under each cover for droppings and nests." },
    ],
  },
  symptoms: [{ problem: "ducts", place: 3, words: "Mice or grease got into the ducts" }],
};
