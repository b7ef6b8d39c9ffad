import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";
import { towns } from "@/content/towns";

const { acRepair: terms, certification, duration, founded, hours, plan, replyTime } = facts;
const { town, state } = company.address;

export const acRepair: ServiceInput = {
  title: "AC Repair Services",
  description:
    "Warm air, ice on the copper, a box outside that hums and will not start? We find out why, then fix it, in houses and on commercial roofs.",
  extraText: `Finding the cause takes a meter, a set of gauges and someone who can read them. Our ${certification} technicians bring the tools and know what the needles say. They work for a family-run company, founded in ${founded}, with residential and commercial customers. Phone ${company.phone.display} while you still remember what it did and when. The form suits a problem that can wait, because an answer to it takes ${replyTime}.`,
  availability: hours.extended,
  serviceDuration: duration.repair,
  warrantyInfo: `${terms.warranty} on AC repairs`,
  ctaText: "Schedule AC Repair",
  sections: [
    {
      heading: "Which of these sounds like yours?",
      text: "No need for the right words. This is how people describe it to us from June on.",
      bullets: [
        "It runs all afternoon and the house only gets warmer",
        "The outdoor box hums, but its fan stands still",
        "There is frost on the pipe above the furnace",
        "The breaker goes as soon as the compressor starts",
        "Water creeps across the basement floor, or a stain grows under the attic unit",
        "The thermostat says COOL and nothing at all happens",
      ],
    },
    {
      heading: "Try this before you pay anyone",
      text: "Some calls end on the phone. It costs nothing to look at these first.",
      bullets: [
        "Two breakers feed most systems, one for indoors and one for outdoors. Reset a tripped one once, not twice.",
        "A gray, bent filter can stop the cooling by itself. Put in a clean one.",
        "A full drain pan trips a float switch, which shuts the AC off to save your ceiling.",
        "Ice has to melt before anyone can test. Switch off cooling, leave the fan on, and give it a few hours.",
      ],
    },
    {
      heading: "From the doorbell to the test run",
      text: "Plan on being there for the start, since you know the history and we do not.",
      ordered: true,
      bullets: [
        "You tell us what changed, and when.",
        "We measure airflow, voltage, the capacitor, the motors and the refrigerant pressures.",
        "You see the bad reading or the burnt part, and we say what caused it.",
        "We name a price. Have it put in writing, and take the time to think it over.",
        "Once you agree, we fix the part and the cause behind it.",
        "The system runs until air temperature and pressures hold steady.",
      ],
    },
    {
      heading: "The fee, the price and the warranty",
      text: `The ${terms.diagnosticFee} diagnostic fee is charged only if no repair is done. A repair is priced by the part, by how hard it is to reach and, after a leak, by how much refrigerant it takes. A capacitor is a minor item and a compressor is a major one. What we repair on a normal visit has a ${terms.warranty}. Maintenance plan members, who pay ${plan.price} ${plan.period}, save ${plan.repairDiscount} on repairs.`,
      ctaText: "What plan visits cover",
      ctaLink: "/services/acMaintenance",
    },
    {
      heading: "When a repair stops making sense",
      text: "One failed motor in a sound unit is worth fixing. Think twice about a dead compressor or a leaking coil in a unit past fifteen years. Look at the label outdoors as well. If it says R-22, the refrigerant is no longer produced, and what is left is costly. We will tell you which case is yours and put the two choices next to each other.",
      ctaText: "Consider a new AC",
      ctaLink: "/services/acInstallationReplacement",
    },
    {
      heading: "Can it wait until tomorrow?",
      text: "An upstairs that is too warm can usually wait for a normal visit. A house with an infant, an older parent or somebody ill in it often cannot, and neither can a smell of burning. Emergency calls come sooner and on different terms, which are worth reading before you pick.",
      ctaText: "Emergency service and its terms",
      ctaLink: "/services/emergencyAC",
    },
  ],
  faqs: [
    {
      question: "When do you make repair visits?",
      answer: `${hours.extended}. Call ${company.phone.display} early on a hot day, because the list grows by the hour. Say whether the outdoor unit runs and whether you see ice or water. With that, the technician can start in the right place.`,
    },
    {
      question: "What if I decide against the repair?",
      answer: `Then you owe the ${terms.diagnosticFee} diagnostic fee, which is charged only if no repair is done. For that you know what failed and why, and you can compare a price from somebody else. Go ahead with us and the fee is not on the bill.`,
    },
    {
      question: "How long does the warranty last?",
      answer: `You have a ${terms.warranty} on an AC repair booked as a normal visit. Keep the invoice where you keep the manual. If the same fault returns inside that time, call and give us its date. Emergency visits have shorter terms, listed on their own page.`,
    },
    {
      question: "Why does it always quit on the hottest day?",
      answer:
        "Because that is the day it works hardest. Hot outdoor air pushes the pressure up, the compressor draws more current, and a capacitor that was weak in May gives out. A clogged outdoor coil brings that day closer. Testing in spring catches many of these parts.",
    },
    {
      question: "Do you come to my town?",
      answer: `Most likely, if you live near ${town}. We work in ${towns.length} Illinois towns, and the service area page lists each one. Homes, shops, offices and restaurants are all welcome to call.`,
    },
  ],
  metaTitle: `Air Conditioner Repair in ${town}, ${state} | ${company.name}`,
  metaDescription: `AC repair with a ${terms.warranty}, ${hours.extended}. For cooling at home or at work, call ${company.phone.display}.`,
  family: "cooling",
  picture: "gauges",
  option: "cooling",
  related: ["emergencyAC", "acMaintenance", "acInstallationReplacement"],
};
