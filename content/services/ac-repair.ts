import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";
import { serviceArea } from "@/content/towns";

const { acRepair: terms, certification, duration, financing, hours, plan } = facts;
const { town, state } = company.address;
const phone = company.phone.display;

export const acRepair: ServiceInput = {
  title: "AC Repair Services",
  description: `AC not cooling? We repair home and rooftop units in ${serviceArea}.`,
  extraText: `Call ${phone} and tell us what the AC is doing. Does the outdoor unit run? Do you see ice or water? Your answers tell the technician which parts to bring. We repair central air conditioners, heat pumps and rooftop units in homes and businesses.`,
  availability: hours.extended,
  serviceDuration: duration.repair,
  warrantyInfo: `${terms.warranty} on AC repairs`,
  ctaText: "Schedule AC Repair",
  sections: [
    {
      heading: "Signs you need AC repair",
      text: "These are the problems people call us about most. You don't need to know which part failed.",
      bullets: [
        "It runs all day and it keeps getting warmer inside",
        "The outdoor unit hums, but its fan doesn't turn: turn the AC off",
        "There's ice on the copper line or the indoor coil",
        "The breaker trips when the AC starts, or on hot afternoons",
        "Water drips from the indoor unit or stains a ceiling",
        "The thermostat says COOL and nothing comes on",
      ],
    },
    {
      heading: "What to check before you call",
      text: "Smoke or flames? Get out and call 911. If the AC smells like burning, skip these checks and turn it off at the thermostat. Panel buzzing, hot or scorched? Don't touch it: get out and call 911. If the panel is normal, switch the AC's breakers off and call us.",
      bullets: [
        "Thermostat: set it to COOL, a few degrees below room temperature. Try new batteries.",
        "Breakers: reset a tripped breaker once. If it trips again, even days later, leave it off: it can overheat the wiring.",
        "Filter: put in a clean one.",
        "Ice: turn cooling off and set the fan to ON until it melts.",
      ],
    },
    {
      heading: "What we do on an AC repair visit",
      text: `A ${certification} technician finds the cause and shows it to you. Please be there at the start.`,
      ordered: true,
      bullets: [
        "Ask what changed and when.",
        "Check the thermostat, filter, breakers and drain.",
        "Test the motors, capacitor, wiring and refrigerant charge.",
        "Show you the failed part or the bad reading.",
        "Go over your choices with you.",
        "Make the repair, then run the AC and check the cooling.",
      ],
    },
    {
      heading: "Cost and financing",
      text: `The ${terms.diagnosticFee} diagnostic fee is charged only if no repair is done. The repair price depends on the part and how hard it is to reach. After a leak, it also depends on how much refrigerant the system needs. An AC repair on a regular visit has a ${terms.warranty}. Maintenance plan members get ${plan.repairDiscount} off repairs. If you choose a new AC instead, financing for the installation is ${financing.offer}.`,
      ctaText: "AC maintenance and the plan",
      ctaLink: "/services/acMaintenance",
    },
    {
      heading: "Should I repair or replace my AC?",
      text: "Repair an AC that has been reliable and has one bad part. Think about a new one when the compressor fails, the coil leaks or big repairs keep coming. Past 15 years, lean toward replacing. Check the label on the outdoor unit. If it says R-22, that refrigerant is no longer made in the U.S., and a leak can cost a lot to refill. R-410A systems can still be repaired and recharged.",
      source: "EPA, 40 CFR Part 82 (R-22), 2020; 40 CFR Part 84 (R-410A), 2023",
      ctaText: "AC installation and replacement",
      ctaLink: "/services/acInstallationReplacement",
    },
    {
      heading: "Regular visit or emergency AC service?",
      text: `If everyone is safe, book a regular visit, ${hours.extended}. If someone in the building is very young, older, pregnant or ill, or a business can't run without it, don't wait. Call ${phone} at any hour for emergency AC service. That work has a warranty of its own, and a visit outside those hours has an extra fee.`,
      ctaText: "Emergency AC service",
      ctaLink: "/services/emergencyAC",
    },
  ],
  faqs: [
    {
      question: "When can you come for an AC repair?",
      answer: `Regular AC repair visits are ${hours.extended}. Call early on a hot day, because the schedule fills up. Tell us whether the outdoor unit runs and whether you see ice or water.`,
    },
    {
      question: "What if I decide not to fix it?",
      answer: `You pay the ${terms.diagnosticFee} diagnostic fee, which is charged only if no repair is done. That covers finding what failed and why. If we do the repair, you don't pay it.`,
    },
    {
      question: "How long is the AC repair warranty?",
      answer: `AC repairs on regular visits have a ${terms.warranty}. Keep your invoice. If the same problem comes back within the year, call us and give us the date on it. Emergency AC work has its own warranty.`,
    },
    {
      question: "Why does my AC keep freezing up?",
      answer:
        "Low airflow and low refrigerant are the usual causes. A dirty filter, closed vents or a dirty coil cut the airflow. Low refrigerant means there's a leak. If the AC freezes again with a clean filter, turn it off and call us.",
    },
    {
      question: "Do you repair AC for businesses?",
      answer:
        "Yes, we repair AC in shops, offices, restaurants and rental buildings, rooftop units too. When you call, tell us who can let us onto the roof and who can approve the work. Landlords, give us the tenant's number as well.",
    },
  ],
  metaTitle: `Air Conditioner Repair in ${town}, ${state} | ${company.name}`,
  metaDescription: `AC not cooling? AC repair with a ${terms.warranty}, ${hours.extended}. Call ${phone} for service.`,
  family: "cooling",
  picture: "gauges",
  option: "cooling",
  related: ["emergencyAC", "acMaintenance", "acInstallationReplacement"],
};
