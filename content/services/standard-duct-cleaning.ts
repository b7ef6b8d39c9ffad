import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

// What a standard cleaning includes is not in the specification: for the owner to check.
export const standardDuctCleaning: ServiceInput = {
  title: "Standard Duct Cleaning",
  description:
    "Dust puffing from the vents, or a remodel just finished? We clean the supply and return ducts of homes and businesses, from the grilles back to the main trunk.",
  extraText: `This is the cleaning for ducts that have simply gathered years of dry dust. We put them under suction, loosen what lies inside and carry it out of the building. ${company.name}, family-run since ${facts.founded}, sends ${facts.certification} technicians to do it. To book, call ${company.phone.display}. The form works too; a reply takes ${facts.replyTime}. Say how many vents you have.`,
  tips: [
    "Check the furnace filter every month. If you cannot see light through it, change it.",
    "Buy a filter that fits tightly, because air always takes the gap.",
    "Before sanding or cutting drywall, cover the return grilles and turn the fan off.",
    "Vacuum the grilles whenever you vacuum the floors.",
  ],
  availability: facts.hours.weekdays,
  serviceDuration: facts.duration.standardDucts,
  ctaText: "Book Duct Cleaning",
  sections: [
    {
      heading: "When is it worth doing?",
      text: "Ducts do not need cleaning every year, and a gray film on one grille proves nothing. There should be a reason you can see or smell:",
      bullets: [
        "A puff of dust comes out when the fan starts",
        "You have sanded floors, cut drywall or torn out plaster",
        "You moved in and nobody knows when the ducts were last opened",
        "The return grilles mat up with pet hair soon after you wipe them",
      ],
    },
    {
      heading: "What a standard cleaning covers",
      text: "One visit takes in the ductwork of one heating and cooling system. If your home has two furnaces, or your office has several rooftop units, say so when you book and we will set aside the time. The blower, the coil and the cabinet around them belong to the deeper service.",
      bullets: [
        "Supply and return grilles, taken down and cleaned",
        "The branch duct behind each one",
        "The main supply and return trunks",
        "The filter slot, with a look at how well your filter fits",
      ],
      ctaText: "Compare advanced duct cleaning",
      ctaLink: "/services/advancedDuctCleaning",
    },
    {
      heading: "How the day goes",
      text: "Please move small things off the vents and keep pets in a closed room. The rest is our job.",
      ordered: true,
      bullets: [
        "Cloths go down on the floors and the heating or cooling is switched off.",
        "We connect a large vacuum to the main duct, so air flows in at the vents and loosened dust does not drift out into the rooms.",
        "Run by run, brushes and compressed air push the dust toward the vacuum.",
        "The openings we made are closed with fitted covers and sealed.",
        "The fan runs again, and you get a flashlight to look for yourself.",
      ],
    },
    {
      heading: "Price and promise",
      text: `The price follows the number of vents and systems and how easily the ducts can be reached. Count your grilles before you call and the estimate will be closer. Members of our maintenance plan get ${facts.ductCleaning.standardPlanDiscount} off a standard cleaning. If contaminants return within ${facts.ductCleaning.recleanWindow}, we re-clean at no charge. There is a dated offer for duct cleaning too, and its ticket tells you whether it still runs.`,
      ctaText: "See current promotions",
      ctaLink: "/promotions",
    },
    {
      heading: "What clean ducts cannot do",
      text: "Clothes, carpets, pets and open windows make new dust every day, and no cleaning stops that. Nor will it mend a leaking joint, a weak fan or a bedroom at the far end of a duct that is too small. If one of those is your real problem, your money does more good there. Not sure what the trouble is? Choose air quality in the form, describe the room, and we will start from what you notice.",
    },
  ],
  faqs: [
    {
      question: "How long does a standard cleaning take?",
      answer: `${facts.duration.standardDucts} for one system. A house with many vents, or with ducts squeezed into a crawl space, sits at the long end. Please have someone there at the start and at the end.`,
    },
    {
      question: "How often should ducts be cleaned?",
      answer:
        "Only when there is a reason, and not by the calendar. A house with a good filter, changed on time, can go many years. Smoking, shedding pets or building work shorten that. If you are unsure, take off a floor vent and hold a phone camera inside.",
    },
    {
      question: "Is standard enough, or do I need advanced?",
      answer:
        "Standard is enough when the ducts hold loose, dry dust and the furnace or air handler itself is clean. Choose advanced for grease, pest droppings, a dirty blower or a coil with a gray coat. If you are between the two, ask before you book.",
    },
    {
      question: "What if the dust comes back?",
      answer: `If contaminants return within ${facts.ductCleaning.recleanWindow}, call ${company.phone.display} and we re-clean at no charge. We will also look for where they come from, since a gap in a return duct can pull in dust from an attic or basement. Visits are ${facts.hours.weekdays}.`,
    },
  ],
  metaTitle: `Standard Air Duct Cleaning in ${company.address.town}, ${company.address.state} | ${company.name}`,
  metaDescription: `Duct cleaning for homes and businesses in ${company.address.town}. If contaminants return within ${facts.ductCleaning.recleanWindow}, we re-clean at no charge. Call to book.`,
  family: "ducts",
  picture: "return-grille",
  option: "duct-cleaning",
  related: ["advancedDuctCleaning", "heatingMaintenance"],
  promotion: "duct-cleaning",
};
