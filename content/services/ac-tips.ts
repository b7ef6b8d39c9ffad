import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { certified, form } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { acRepair, hours } = facts;
const phone = company.phone.display;

export const acTips: ServiceInput = {
  title: "AC Tips & Energy-Saving Advice",
  description: "Try these before you buy anything from us. Still stuck? Ask us.",
  extraText: "Start with the filter and the thermostat, at home or work.",
  tips: [
    "Try 78 degrees, then go down one degree at a time until you're comfortable.",
    "Set the fan to AUTO. A fan set to ON can blow moisture off the wet coil into the house.",
    "Check the filter monthly.",
    "Close the blinds on the sunny side.",
    "Turn ceiling fans off when you leave, because fans cool people, not rooms.",
    "Keep lamps and TVs away from the thermostat.",
  ],
  availability: hours.appointments,
  ctaText: "Ask About Your AC",
  closing: "What's the AC doing?",
  sections: [
    {
      heading: "Best thermostat settings for summer",
      text: "Let the temperature rise a few degrees while everyone is out, and bring it down before you get home. A programmable or smart thermostat does that for you. Don't turn the thermostat way down to cool faster. Most central ACs cool at one speed, so a low setting only makes them run longer. Mini-splits and variable-speed heat pumps often do best at one steady setting.",
      ctaText: "Thermostat installation",
      ctaLink: "/services/thermostats",
    },
    {
      heading: "How to keep heat out of the house",
      text: "These make your AC's job easier:",
      bullets: [
        "Shade the west windows first, because they get sun at the hottest time of day",
        "Weatherstrip the attic hatch",
        "Run the oven, dryer and dishwasher in the evening",
        "Run the bath fan for about 20 minutes after a shower, then turn it off",
        "Seal gaps around cables and water pipes in outside walls, never around a flue or vent pipe",
      ],
    },
    {
      heading: "Should I close vents in unused rooms?",
      text: "No, leave them open. In most duct systems, closing vents raises the pressure and makes leaky joints leak more. Less air crosses the indoor coil, and the coil can ice up. If one bedroom is always hot, a loose duct joint may be the reason.",
    },
    {
      heading: "AC tips for shops and offices",
      text: "A business loses a lot of cooling to empty rooms and open doors.",
      bullets: [
        "Program in your business hours and your holidays",
        "Limit how far staff can change the thermostat",
        "Put a closer on any door people leave open",
        "Put rooftop filters on the calendar",
      ],
    },
    {
      heading: "When to call for AC service",
      text: `Call 911 if anyone is confused or faint. Get out and call 911 for a gas smell, smoke, an alarm, or a hot, buzzing or scorched breaker panel. If you smell something burning, turn the AC off and leave it off. If the smell lingers, get out and call 911. If the heat endangers anyone, move them somewhere cool and call us anytime. ${facts.emergencyHours.feeOfAc} Book a repair visit for these, ${hours.repairs}:`,
      bullets: [
        "The vents blow warm air.",
        "There's ice but no water, even with a clean filter. Turn cooling off and set the fan to ON unless it drips.",
        "A breaker trips again. Leave it off.",
        "There's water indoors. Stay clear of it, and turn the AC and fan off.",
        "The AC runs all day while the house stays warm.",
      ],
      ctaText: "AC repair",
      ctaLink: "/services/acRepair",
    },
  ],
  faqs: [
    {
      question: "Should I turn the AC off when I leave?",
      answer:
        "For a workday, just raise the setting. Off may save a bit more, but walls and furniture soak up heat and moisture and take hours to cool and dry. For a week away, set the thermostat in the low 80s so the house doesn't get musty.",
    },
    {
      question: "Which AC filter should I buy?",
      answer:
        "Buy the size shown on the old filter's frame. For most systems, MERV 8 to 11 is fine. Higher numbers can choke a system that isn't made for them. The arrow points toward the furnace.",
    },
    {
      question: "Should I shade the outdoor unit?",
      answer:
        "Only if the shade doesn't block airflow. The unit has to blow heat away, so a tight fence or thick bushes do more harm than the sun. Leave 2 feet on every side and 5 feet above.",
    },
  ],
  metaTitle: `AC Energy-Saving Tips for ${place} Homes | ${company.name}`,
  metaDescription: `AC tips on the thermostat, filters, vents, shade and humidity for homes and shops. Try them first, or call ${phone} with your question.`,
  family: "cooling",
  picture: "thermostat-evening",
  related: ["acMaintenance", "thermostats", "acEstimates"],
  menu: {
    groups: ["cooling"],
    place: 7,
    label: "AC Tips & Energy-Saving Advice",
    icon: "lightbulb",
  },
  facts: {
    ...form,
    ...certified,
    hoursOf: "Tune-ups",
    cost: `Regular AC repair visit: ${acRepair.diagnosticFee} diagnostic fee, only if no repair is done.`,
  },
  sectionPicture: "filters",
  closingPicture: "hero-dusk",
  figure: {
    machine: "ducts",
    title: "Why a room stays warm",
    parts: [
      { part: "return-grille", text: "Keep couches away from the return." },
      { part: "filter", text: "A clogged filter can ice the coil." },
      { part: "supply-trunk", text: "Leaky joints cool the basement, not the bedrooms." },
      { part: "branch", text: "A crushed run leaves one room warm." },
      { part: "register", text: "Curtains over a vent block the air." },
    ],
  },
  symptoms: [{ problem: "thermostat", place: 3, words: "Summer bills are too high" }],
};
