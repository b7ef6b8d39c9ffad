import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";
import { serviceArea } from "@/content/towns";

const { certification, duration, hours, plan } = facts;
const { town, state } = company.address;

export const acMaintenance: ServiceInput = {
  title: "AC Maintenance",
  description: `AC running longer than it used to? We clean and test it in ${serviceArea}.`,
  extraText: `Spring is best for an AC tune-up, and we do them all summer. A ${certification} technician cleans the outdoor coil, clears the drain, and tests the electrical parts and the cooling. You get the readings. We take care of AC in homes and businesses.`,
  tips: [
    "Check the filter once a month while the AC is in use. Change it when it's gray.",
    "Keep plants, fences and trash cans two feet away from the outdoor unit.",
    "Rinse grass and fluff off the outdoor coil gently with a garden hose, with the power off. Don't use a pressure washer.",
    "See water around the indoor unit? Turn the AC off and call us.",
  ],
  availability: hours.weekdays,
  serviceDuration: duration.tuneUp,
  ctaText: "Book an AC Tune-Up",
  sections: [
    {
      heading: "Signs your AC needs a tune-up",
      text: "Dirt cuts cooling a little every year, which is easy to miss. Book a visit if you notice these:",
      bullets: [
        "It runs longer than last year for the same temperature",
        "One bedroom stays warm",
        "The air smells musty when it starts",
        "The outdoor unit is louder than it was",
        "Your electric bill went up and the weather didn't change",
        "You can't remember the last time it was cleaned",
      ],
    },
    {
      heading: "What's included in an AC tune-up",
      text: "We check the whole system, from the thermostat to the outdoor unit:",
      ordered: true,
      bullets: [
        "Ask what you've noticed, then check the filter and airflow.",
        "Look at the indoor coil and clear the drain line.",
        "Clean the outdoor coil with the power off.",
        "Test the capacitor, contactor, motors and wiring.",
        "Run the AC and check the temperatures and the refrigerant charge.",
        "Show you the readings and anything that needs work.",
      ],
    },
    {
      heading: "When to schedule AC maintenance",
      text: "Spring is best, before the first hot week. It has to be warm enough outside to run the AC and read it properly. You can still book in summer. In early summer, cottonwood fluff packs into outdoor coils around here and blocks the air. If you have cottonwoods near your yard, check the coil again once the fluff stops flying.",
      ctaText: "AC tips and energy-saving advice",
      ctaLink: "/services/acTips",
    },
    {
      heading: "Cost and maintenance plan",
      text: `Our maintenance plan costs ${plan.price} ${plan.period}. For that, we visit ${plan.visits}: once for cooling and once for heating. Plan members also get ${plan.repairDiscount} off repairs and priority service. You don't have to join to book one tune-up. Call us for the price of a single visit, at home or at work.`,
      ctaText: "Current promotions",
      ctaLink: "/promotions",
    },
    {
      heading: "What a tune-up can't fix",
      text: "Cleaning brings back airflow, and testing finds weak parts. It won't make an old AC new, and no one can prevent every breakdown. Low refrigerant is one example. An AC doesn't use refrigerant up, so a low charge means there's a leak. Adding more without fixing the leak won't last. That's a repair with its own price.",
      ctaText: "AC repair services",
      ctaLink: "/services/acRepair",
    },
  ],
  faqs: [
    {
      question: "How often should an AC be serviced?",
      answer:
        "Once a year is right for most homes. Rooftop units on shops and restaurants work harder and may need more visits. A heat pump runs in summer and winter, so have it checked for both seasons. Dust, pets or trees close by can mean more cleaning.",
    },
    {
      question: "How long does an AC tune-up take?",
      answer: `${duration.tuneUp} for one system. A coil that hasn't been cleaned in years takes longer, and so does a unit in a tight attic. We do tune-ups ${hours.weekdays}. Clear a path to the furnace to save time.`,
    },
    {
      question: "Do I have to be home for AC maintenance?",
      answer:
        "Someone should be there, because we need the thermostat, the furnace and the breaker panel as well as the yard. Tell us about odd noises and warm rooms when we arrive. If a tenant or an employee lets us in, leave us your number.",
    },
    {
      question: "Can I do AC maintenance myself?",
      answer:
        "Yes, part of it. You can change the filter, keep plants away from the outdoor unit and rinse its coil, with the power off. Leave the wiring and the refrigerant to us. A capacitor can give you a bad shock even with the power off.",
    },
    {
      question: "Does a new AC need maintenance?",
      answer:
        "Yes, dust and cottonwood get into a new coil as fast as into an old one. A first-year check can also catch a loose wire or a slow drain. Look at the warranty too, since some manufacturers ask for proof of maintenance with a claim.",
    },
  ],
  metaTitle: `AC Maintenance & Tune-Ups in ${town}, ${state} | ${company.name}`,
  metaDescription: `AC tune-ups by ${certification} technicians. Maintenance plan: ${plan.price} ${plan.period}, visits ${plan.visits}, ${plan.repairDiscount} off repairs for members.`,
  family: "cooling",
  picture: "condenser-fan",
  option: "cooling",
  related: ["acRepair", "acTips", "heatingMaintenance"],
  promotion: "summer-ac-tune-up",
};
