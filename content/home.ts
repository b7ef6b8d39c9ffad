import { freeQuotes, noHeat, otherRepairs, priorityService, proof } from "@/content/service-facts";
import { facts } from "@/content/facts";
import { findPicture } from "@/content/pictures";
import { hasSamples } from "@/content/testimonials";
import { linkedArea } from "@/content/towns";

const does = "Heating, cooling, ducts and hot water";

/** The words of the home page, in the order of its sections. */
export const home = {
  /** What is done, and what is done where: the name of the page's heading, beside the typed taglines. */
  does,
  headline: `${does} in ${linkedArea}. We fix what's worth fixing.`,
  /** What every worried reader asks, as the service pages answer it. */
  facts: {
    when: `${facts.emergencyService}; for emergency AC, a technician is on site within ${facts.emergencyAc.arrival}.${noHeat} Regular repairs: ${facts.hours.repairs}. ${facts.emergencyHours.feeOfAll}`,
    cost: `Regular AC repair: ${facts.acRepair.diagnosticFee} diagnostic fee, charged only if no repair is done. ${otherRepairs} ${freeQuotes}`,
    who: `${facts.certification} heating and cooling technicians for homes and businesses. Family-run since ${facts.founded}.${proof}`,
  },
  overview: {
    heading: "Comprehensive HVAC Solutions Tailored for Your Comfort",
    cards: [
      {
        family: "heating" as const,
        title: "Heating",
        text: "Furnace installation, maintenance and repair.",
        // The first leads the card: its family's main page.
        links: [
          { label: "Furnace repair", path: "/services/furnaceRepair" },
          { label: "New furnace", path: "/services/furnaceRepair#part-5" },
          { label: "Heating tune-up", path: "/services/heatingMaintenance" },
          { label: "Boilers", path: "/services/boilerInstallation" },
        ],
        picture: "furnace-burners",
      },
      {
        family: "cooling" as const,
        title: "Cooling",
        text: "Air conditioning installation, repair and maintenance.",
        links: [
          { label: "AC repair", path: "/services/acRepair" },
          { label: "Emergency AC", path: "/services/emergencyAC" },
          { label: "New AC", path: "/services/acInstallationReplacement" },
          { label: "AC maintenance", path: "/services/acMaintenance" },
        ],
        picture: "ac-condenser",
      },
      {
        family: "ducts" as const,
        title: "Duct Cleaning",
        text: "For air quality, we remove dust, debris and allergens.",
        note: "The EPA says to clean ducts only as needed; cleaning hasn't been shown to prevent health problems.",
        source: "EPA, Should You Have the Air Ducts in Your Home Cleaned? (402-K-97-002), 1997",
        links: [
          { label: "Standard cleaning", path: "/services/standardDuctCleaning" },
          { label: "Advanced cleaning", path: "/services/advancedDuctCleaning" },
        ],
        picture: "floor-register",
      },
      {
        family: "water" as const,
        title: "Water Heaters",
        text: "Installation, maintenance and repair for all types.",
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
    intro: "Free for new equipment and duct cleaning. If no service fits, choose Other.",
    callText: "For repairs, calling is faster:",
    button: "Get my free quote",
  },
  plan: {
    heading: "Maintenance Plan for heating and cooling",
    points: [
      `Preventative visits ${facts.plan.visits}`,
      `Special discounts: members get ${facts.plan.repairDiscount} off repairs`,
      priorityService,
    ],
    button: "Join the Maintenance Plan",
    callText: "or join by phone:",
  },
  strip: { heading: "Towns we serve", link: "Click to see the full list of locations" },
  stories: {
    heading: hasSamples ? "Sample stories, not customer reviews" : "What customers say",
    label: "Customer stories",
  },
  closing: {
    heading: "Need Assistance? Trust Our HVAC Experts",
    text: "For new equipment, we start with a free consultation.",
    ctaText: "Get Your Free Quote",
  },
};
export type Home = typeof home;

/** The cards of services with their pictures. */
export const homeCards = home.overview.cards.map((card) => ({
  ...card,
  picture: findPicture(card.picture),
}));
