import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { ducts } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { serviceArea } from "@/content/towns";

const { ductCleaning, duration, hours } = facts;
const { town, state } = company.address;
const phone = company.phone.display;

// What a standard cleaning includes is not in the specification: for the owner to check.
export const standardDuctCleaning: ServiceInput = {
  title: "Standard Duct Cleaning",
  description: `Dust blowing from your vents? We clean supply and return ducts in ${serviceArea}.`,
  extraText: `This cleaning is for ducts with dry, loose dust in them. If contaminants return within ${ductCleaning.recleanWindow}, we re-clean at no charge. Call ${phone} and tell us how many vents and furnaces you have. We clean ducts in homes and businesses.`,
  tips: [
    "Check the furnace filter every month and change it when it's gray.",
    "Use a filter that fits tight in its slot.",
    "Before you sand or cut drywall, turn the heat and AC off and cover the vents. Uncover them before you turn it on.",
    "Vacuum the vent covers when you vacuum the floor.",
  ],
  availability: hours.weekdays,
  serviceDuration: duration.standardDucts,
  ctaText: "Book Duct Cleaning",
  sections: [
    {
      heading: "Signs your ducts need cleaning",
      text: "Ducts don't need cleaning every year. A little gray dust on a vent cover is normal. Book a cleaning if:",
      bullets: [
        "Dust blows out of the vents when the fan starts",
        "You sanded floors, cut drywall or did other dusty work",
        "You moved in and don't know when the ducts were last cleaned",
      ],
    },
    {
      heading: "What's included in standard duct cleaning",
      text: "One visit covers the ducts of one heating and cooling system. If you have two furnaces or several rooftop units, tell us when you book. We clean:",
      bullets: [
        "Supply and return vents, whose covers we take down",
        "The branch duct behind each one",
        "The main supply and return ducts",
        "The filter slot, where we also check the fit",
      ],
      ctaText: "Advanced duct cleaning",
      ctaLink: "/services/advancedDuctCleaning",
    },
    {
      heading: "What happens on duct cleaning day",
      text: "Move small things off the vents and keep pets in another room.",
      ordered: true,
      bullets: [
        "We cover the floors where we work and turn the system off.",
        "We connect a large vacuum to the main duct, so loose dust is pulled away from your rooms.",
        "Brushes and compressed air push the dust toward the vacuum, one duct at a time.",
        "We close and seal the openings we made.",
        "We turn the fan on, and you can look into the ducts with a flashlight.",
      ],
    },
    {
      heading: "Cost and maintenance plan",
      text: `The price depends on how many vents and systems you have and how easy the ducts are to reach. Count your vents before you call, so we can tell you more on the phone. Maintenance plan members get ${ductCleaning.standardPlanDiscount} off a standard cleaning. A gap in a return duct can pull dust in from an attic or a basement. If we see one, we'll tell you.`,
      ctaText: "See the maintenance plan",
      ctaLink: "/maintenance-plan",
    },
    {
      heading: "What duct cleaning can't fix",
      text: "Clothes, carpets, pets and open windows make new dust every day. Cleaning the ducts won't stop that, and duct cleaning hasn't been shown to prevent health problems. It also won't fix a leaky duct, a weak fan or a bedroom with a duct that's too small. If one of those is the real problem, fix that first.",
      source: "EPA, Should You Have the Air Ducts in Your Home Cleaned? (402-K-97-002), 1997",
    },
  ],
  faqs: [
    {
      question: "How long does standard duct cleaning take?",
      answer: `${duration.standardDucts} for one system. Lots of vents or ducts in a crawl space take longer. Someone should be there at the start and at the end. We clean ducts ${hours.weekdays}.`,
    },
    {
      question: "How often should ducts be cleaned?",
      answer:
        "Only when there's a reason, not every year. A house with a good filter that gets changed on time can go many years. Smoking, pets and remodeling shorten that. Not sure? Lift a floor vent cover and take a photo inside with your phone.",
    },
    {
      question: "Do I need standard or advanced duct cleaning?",
      answer:
        "Standard is enough if the ducts have dry dust in them and the furnace or air handler is clean inside. Choose advanced for grease, pest droppings or a dirty blower or coil. If you can't tell, describe it on the phone before you book.",
    },
    {
      question: "What if the dust comes back?",
      answer: `If contaminants return within ${ductCleaning.recleanWindow} of the cleaning, call ${phone} and we'll clean again at no charge. We'll also look for the cause, such as a gap in a duct or a filter that doesn't fit.`,
    },
  ],
  metaTitle: `Standard Air Duct Cleaning in ${town}, ${state} | ${company.name}`,
  metaDescription: `Duct cleaning for homes and businesses in ${town}. If contaminants return within ${ductCleaning.recleanWindow}, we re-clean at no charge. Call to book.`,
  family: "ducts",
  picture: "return-grille",
  option: "duct-cleaning",
  related: ["advancedDuctCleaning", "heatingMaintenance"],
  promotion: "duct-cleaning",
  menu: { groups: ["ducts"], place: 1, label: "Standard", icon: "brush-cleaning" },
  facts: ducts(ductCleaning.standardPlanDiscount),
  pictures: [["floor-register", "boot-covers"]],
  comparison: "Illustration: the same supply trunk before and after a cleaning.",
  figure: {
    machine: "ducts",
    title: "Where the dust sits, and what a standard cleaning reaches",
    parts: [
      {
        part: "return-grille",
        says: "Pet hair mats up on it. We take it down.",
      },
      { part: "filter", says: "Dust slips past one that doesn't fit." },
      {
        part: "supply-trunk",
        says: "Drywall dust settles along the bottom.",
      },
      {
        part: "branch",
        says: "We brush each run back toward the vacuum.",
      },
      { part: "register", says: "A puff of dust when the fan starts." },
    ],
  },
  symptoms: [
    { worry: "dust", place: 1, words: "Dust comes out of the vents" },
    { worry: "dust", place: 4, words: "Dust after remodeling" },
  ],
};
