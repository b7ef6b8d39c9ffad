import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

// What the advanced cleaning adds is not in the specification: for the owner to check.
export const advancedDuctCleaning: ServiceInput = {
  title: "Advanced Duct Cleaning",
  description:
    "For ducts with more in them than dust, and for the equipment that feeds them: we go through the runs, the blower and the coil, and show you before and after on camera.",
  extraText: `The air in your rooms passes the blower and the coil again and again. When those are coated, clean ducts soon get dirty. So here ${facts.certification} technicians clean the ducts and the air handler in one visit. We have done residential and commercial work as a family-run company since ${facts.founded}. Describe what you have seen or smelled: by phone at ${company.phone.display}, or through the form, which we answer in ${facts.replyTime}.`,
  tips: [
    "Have mice or insects dealt with first. Otherwise they move straight back in.",
    "Fix the leak before the cleaning if a duct has been wet.",
    "Clear a path to the furnace or air handler, wide enough for a large machine.",
  ],
  availability: facts.hours.weekdays,
  serviceDuration: facts.duration.advancedDucts,
  ctaText: "Book Advanced Duct Cleaning",
  sections: [
    {
      heading: "What is added over a standard cleaning",
      text: "Everything in the standard service is done here as well: grilles, branches and trunks. On top of that come the parts that need a panel removed, a finer tool or a second look.",
      bullets: [
        "A camera run before we start and another when we finish",
        "The blower wheel and its housing, where packed dust slows the air",
        "The face of the cooling coil and the drain pan under it, where they can be reached",
        "The inside of the furnace or air handler cabinet",
      ],
      ctaText: "See what standard includes",
      ctaLink: "/services/standardDuctCleaning",
    },
    {
      heading: "Who should choose this one",
      text: "A plain dusty duct does not need it, and we would tell you so. It earns its price in cases like these:",
      bullets: [
        "Mice, birds or insects have been living in the ducts",
        "A remodel ran for months with the fan on",
        "Cooking grease or shop dust has turned to a sticky layer",
        "Airflow is weak although the filter is new",
        "A salon, workshop or kitchen shares its air with the rooms next door",
      ],
    },
    {
      heading: "From the first look to the last",
      text: "The order matters: dirt is always moved away from what is already clean.",
      ordered: true,
      bullets: [
        "A small camera goes into the trunk and several branches while you watch the screen.",
        "Power to the equipment is cut, and a vacuum holds the whole duct system under suction.",
        "Branches are brushed first, then the trunks, ending at the air handler.",
        "The panels come off and the blower, coil face and cabinet are cleaned by hand.",
        "We close up, run the fan, check that water drains from the pan, and film the same spots again.",
      ],
    },
    {
      heading: "Ducts that we would rather not brush",
      text: "Some ducts are lined with fiberglass or made of thin flexible hose. Hard brushes tear both, so they get soft tools and air, or we tell you when a new piece would cost less. Lining that has been soaked should be replaced. If we see growth that looks like mold, we stop and say so: removing it is a job for a specialist, and the water that feeds it has to be stopped first. Fogging the house with scent or chemicals to cover a smell is not part of this service.",
    },
    {
      heading: "What you pay, and what happens if dirt returns",
      text: `Time sets the price here: the length of the ducts, how hard the air handler is to open and how much has stuck. If you are on our maintenance plan, ${facts.ductCleaning.advancedPlanDiscount} comes off an advanced cleaning. Should contaminants return within ${facts.ductCleaning.recleanWindow}, you get a re-clean at no charge. Ask for the total before the panels come off.`,
      ctaText: "Have the heating tuned too",
      ctaLink: "/services/heatingMaintenance",
    },
  ],
  faqs: [
    {
      question: "How long should I plan for?",
      answer: `${facts.duration.advancedDucts}, so keep most of a working day free. A second air handler adds to that. The heating or cooling is off meanwhile, so in deep winter or a heat wave we agree on a start that leaves the building bearable.`,
    },
    {
      question: "Can I see what was in there?",
      answer:
        "Yes, that is what the camera is for. You see the same places before and after, in your own ducts. If the first look shows only a little dry dust, we say so, and you can change to the standard cleaning before any work begins.",
    },
    {
      question: "Will this cure my allergies?",
      answer:
        "No cleaning can promise that, and we make no health claims. What it does is take settled dirt out of the path of your air. For allergies, a better filter, steady humidity and your doctor's advice matter more. We can measure which filters your blower can handle.",
    },
    {
      question: "Can you clean the ducts of a shop or an office?",
      answer: `Yes, we do commercial buildings as well as homes. Rooftop units, long trunks and ceilings full of flexible duct need planning, so send a floor plan if you have one. Visits are booked ${facts.hours.weekdays}; tell us which of those hours disturb your customers least.`,
    },
  ],
  metaTitle: `Advanced Air Duct Cleaning in ${company.address.town}, ${company.address.state} | ${company.name}`,
  metaDescription: `Ducts, blower and coil cleaned in one visit, filmed before and after. Plan members get ${facts.ductCleaning.advancedPlanDiscount} off an advanced cleaning. Ask for a quote.`,
  family: "ducts",
  picture: "floor-register",
  option: "duct-cleaning",
  related: ["standardDuctCleaning", "heatingMaintenance", "acMaintenance"],
};
