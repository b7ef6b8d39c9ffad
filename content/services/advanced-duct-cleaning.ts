import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { ducts } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { serviceArea } from "@/content/towns";

const { ductCleaning, duration, hours } = facts;
const { town, state } = company.address;
const phone = company.phone.display;

// What the advanced cleaning adds is not in the specification: for the owner to check.
export const advancedDuctCleaning: ServiceInput = {
  title: "Advanced Duct Cleaning",
  description: `Grease, pests or a dirty blower? We clean the ducts and the equipment in ${serviceArea}.`,
  extraText:
    "Air goes through the blower and the coil every time the fan runs. If they're dirty, clean ducts won't stay clean. We do it all in one visit, and you see the ducts on camera before and after. We work in homes and businesses.",
  tips: [
    "Get rid of mice or insects first, or they'll come back.",
    "If a duct got wet, have the leak fixed before the cleaning.",
    "Clear a wide path to the furnace or air handler.",
  ],
  availability: hours.weekdays,
  serviceDuration: duration.advancedDucts,
  ctaText: "Book Advanced Cleaning",
  sections: [
    {
      heading: "When you need advanced duct cleaning",
      text: "Dry dust in the ducts doesn't need it, and we'll tell you so. These do:",
      bullets: [
        "Mice, birds or insects have been in the ducts",
        "Months of remodeling with the fan on",
        "A sticky layer of cooking grease or shop dust",
        "Weak airflow with a new filter in place",
        "A salon, workshop or kitchen that shares its air with other rooms",
      ],
    },
    {
      heading: "Standard or advanced duct cleaning?",
      text: "Advanced includes everything in the standard service: vent covers, branch ducts and main ducts. On top of that, we do:",
      bullets: [
        "A camera check before and after",
        "The blower wheel and its housing",
        "The face of the cooling coil and the drain pan, where we can reach them",
        "The inside of the furnace or air handler cabinet",
      ],
      ctaText: "Standard duct cleaning",
      ctaLink: "/services/standardDuctCleaning",
    },
    {
      heading: "What happens on cleaning day",
      text: "We work toward the vacuum, so dirt never goes back into a clean duct.",
      ordered: true,
      bullets: [
        "We put a small camera into the ducts, and you watch the screen.",
        "We cut the power and connect the vacuum.",
        "We brush the branch ducts first, then the main ducts.",
        "We open the equipment and clean the blower, coil face and cabinet by hand.",
        "We close it up, run the heat or AC and check the drain pan.",
        "We show you the same spots on camera again.",
      ],
    },
    {
      heading: "Flexible and lined ducts",
      text: "Some ducts are lined with fiberglass or made of thin flexible hose. Hard brushes can tear both, so we use soft tools and air, or we tell you if a new piece makes more sense. Lining that got soaked should be replaced. If we see what looks like mold or asbestos, we stop and tell you. We don't remove either one. That takes a specialist, and for mold the water has to be stopped first.",
    },
    {
      heading: "Cost and maintenance plan",
      text: `The price depends on the size of the duct system, how hard the equipment is to open and what's in there. If you're on our maintenance plan, you get ${ductCleaning.advancedPlanDiscount} off an advanced cleaning. If contaminants return within ${ductCleaning.recleanWindow}, we come back and re-clean at no charge. Call ${phone} for a price.`,
      ctaText: "See the maintenance plan",
      ctaLink: "/maintenance-plan",
    },
  ],
  faqs: [
    {
      question: "How long does advanced duct cleaning take?",
      answer: `${duration.advancedDucts}. A second furnace or air handler takes more time. The heat or AC is off while we work, so on very hot or cold days we'll pick a start time that works for you.`,
    },
    {
      question: "Can I see what's in my ducts?",
      answer:
        "Yes, we use a camera, and you see the same spots before and after. If the first look shows only a little dry dust, you can switch to the standard cleaning before we start. You don't need to stay and watch in between.",
    },
    {
      question: "Will duct cleaning help my allergies?",
      answer:
        "We can't promise that, and we make no health claims. A cleaning takes settled dirt out of the ducts. For allergies, ask your doctor. If you want a finer filter, we can check whether your blower can handle it.",
    },
    {
      question: "Do you clean ducts for businesses?",
      answer: `Yes, we clean ducts in shops, offices and other commercial buildings. Rooftop units and long ducts take planning, so a floor plan helps. We do this work ${hours.weekdays}. We can come when you're slow.`,
    },
    {
      question: "What if contaminants come back?",
      answer: `Call us, and if they return within ${ductCleaning.recleanWindow}, we re-clean at no charge. We'll look for the cause too. Pests that found a way in, a wet duct or a filter with gaps around it can bring dirt back.`,
    },
  ],
  metaTitle: `Advanced Air Duct Cleaning in ${town}, ${state} | ${company.name}`,
  metaDescription: `Ducts, blower and coil cleaned in one visit, on camera before and after. Plan members get ${ductCleaning.advancedPlanDiscount} off an advanced cleaning.`,
  family: "ducts",
  picture: "floor-register",
  option: "duct-cleaning",
  related: ["standardDuctCleaning", "heatingMaintenance", "acMaintenance"],
  menu: { groups: ["ducts"], place: 2, label: "Advanced", icon: "sparkles" },
  facts: ducts(ductCleaning.advancedPlanDiscount),
  pictures: [["filters"]],
  comparison: "Illustration: what the camera sees before we start, and when we're done.",
  figure: {
    machine: "ducts",
    title: "What an advanced cleaning opens up",
    parts: [
      {
        part: "return-grille",
        says: "Off the wall, cleaned, and back on.",
      },
      { part: "filter", says: "New filter, still weak air? Look further in." },
      { part: "blower", says: "Dust packed on the wheel slows the air." },
      { part: "supply-trunk", says: "A camera goes in before and after." },
      { part: "branch", says: "Branches first, trunks last." },
      {
        part: "register",
        says: "Droppings or nesting under it: call us.",
      },
    ],
  },
  symptoms: [{ worry: "dust", place: 3, words: "Mice or grease got into the ducts" }],
};
