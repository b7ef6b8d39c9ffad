import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { ducts, reclean } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { ductCleaning, duration, hours } = facts;

// What a standard cleaning includes is not in the specification: for the owner to check.
export const standardDuctCleaning: ServiceInput = {
  title: "Standard Duct Cleaning",
  description: "Gray dust on a vent cover is normal. A puff of it when the fan starts isn't.",
  extraText:
    "This cleaning takes dry, loose dust out of ducts when the blower and coil are clean. Before you call, count your vents and furnaces.",
  availability: hours.appointments,
  serviceDuration: duration.standardDucts,
  warrantyInfo: reclean,
  ctaText: "Book Duct Cleaning",
  closing: "Where did the dust come from?",
  sections: [
    {
      heading: "Signs your ducts need cleaning",
      text: "The EPA says to clean ducts only as needed. We'd clean yours if:",
      source: "EPA, Should You Have the Air Ducts in Your Home Cleaned? (402-K-97-002), 1997",
      bullets: [
        "Dust blows out of the vents when the fan starts",
        "You sanded floors or cut drywall (tell us if the house predates 1978)",
        "You moved in and see dust packed behind the vent covers",
      ],
    },
    {
      heading: "What happens on duct cleaning day",
      text: "Move small things off the vents and keep pets in another room. Someone should be there at the start and at the end. If we see possible mold or asbestos, we stop.",
      visit: true,
      bullets: [
        "We cover the floors where we work and turn the system off.",
        "We connect a large vacuum to the main duct, so loose dust is pulled away from your rooms.",
        "We push the dust toward the vacuum with compressed air and brushes. In flexible or lined ducts, we use soft brushes.",
        "We close and seal the openings we made.",
        "We let you look into the ducts with a flashlight, then turn the fan on.",
      ],
    },
    {
      heading: "What duct cleaning can't fix",
      text: "Clothes, carpets, pets and open windows add new dust every day. Cleaning the ducts won't stop that, and it hasn't been shown to prevent health problems. Fix a leaky duct or a weak fan first. If anyone feels ill or an alarm sounds, get out and call 911. If you only see black soot at the vents, turn the furnace off and call.",
      source: "EPA, Should You Have the Air Ducts in Your Home Cleaned? (402-K-97-002), 1997",
    },
    {
      heading: "What affects the price",
      text: "In a home or a business, the number of vents and systems sets the price.",
      ctaText: "See the maintenance plan",
      ctaLink: "/maintenance-plan",
    },
  ],
  faqs: [
    {
      question: "Do I need standard or advanced duct cleaning?",
      answer:
        "Standard is enough if the ducts have dry dust in them and the furnace or air handler is clean inside. Choose advanced for grease, pest droppings or a dirty blower or coil. Can't tell? Ask us to look at the blower first.",
    },
    {
      question: "How often should ducts be cleaned?",
      answer:
        "Only when there's a reason, not every year. With a well-fitting filter changed on time, a house can go years between cleanings. To find out, lift a floor vent cover, take a photo inside and email it to us.",
    },
    {
      question: "How humid should my home be in winter?",
      answer: `Keep humidity under 40 percent. When it's zero outside, keep it under 30, and when it's colder, under 25. Cold outdoor air holds little water, and heating it adds none. When windows fog, turn the humidifier down. If every window suddenly drips for no clear reason, exhaust may be leaking, so get everyone out and call 911.`,
      source: "Star Tribune, Moisture rules (humidity by outdoor temperature), 2008",
    },
    {
      question: "How do I keep remodeling dust out of my ducts?",
      answer:
        "Before you sand, have an older home tested for asbestos. If the home was built before 1978, also have it tested for lead. If either turns up, hire certified pros. In mild weather, turn the heat and AC off and cover the room vents. Uncover them before you turn the system back on, then check the filter.",
      source: "EPA, Renovate Right (lead in homes built before 1978), 2011",
    },
  ],
  metaTitle: `Standard Air Duct Cleaning in ${place} | ${company.name}`,
  metaDescription: `Duct cleaning for homes and businesses in ${company.address.town}. If contaminants return within ${ductCleaning.recleanWindow}, we re-clean at no charge. Call to book.`,
  family: "ducts",
  picture: "floor-register",
  related: ["advancedDuctCleaning", "heatingMaintenance"],
  promotion: "duct-cleaning",
  menu: { groups: ["ducts"], place: 1, label: "Standard", icon: "check" },
  facts: ducts(ductCleaning.standardPlanDiscount),
  sectionPicture: "return-grille",
  closingPicture: "filters",
  comparison: "Illustration, not a customer's duct: dusty, then clean.",
  figure: {
    machine: "ducts",
    title: "What's included in standard duct cleaning",
    parts: [
      { part: "return-grille", text: "We take the return covers off and clean them." },
      { part: "filter", text: "We clean the slot and check that the filter fits." },
      { part: "supply-trunk", text: "We clean the main supply and return ducts." },
      { part: "branch", text: "We clean the branch duct behind each vent." },
      { part: "register", text: "We take the supply covers off and clean them too." },
    ],
  },
  symptoms: [
    { problem: "ducts", place: 1, words: "Dust comes out of the vents", onHome: true },
    { problem: "ducts", place: 4, words: "We remodeled, and now there's dust" },
  ],
};
