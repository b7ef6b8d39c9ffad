import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

const { certification, duration, founded, hours, plan, replyTime } = facts;
const { town, state } = company.address;

export const acMaintenance: ServiceInput = {
  title: "AC Maintenance",
  description:
    "A spring visit that cleans, tests and measures your air conditioner before the first hot week. We look after residential and commercial cooling.",
  extraText: `Call ${company.phone.display}, or fill in the form and hear back in ${replyTime} with a choice of days. A ${certification} technician cleans what is dirty, measures what drifts and tells you in plain words what turned up. As a family-run business here since ${founded}, we know the air conditioners of ${town} and the summers they work in. If yours is in good shape, that is what you will hear.`,
  tips: [
    "Check the filter once a month in summer. Change it when light no longer shows through.",
    "Keep plants, fences and trash cans two feet away from the outdoor unit.",
    "Rinse grass clippings off the coil with a garden hose, power off. A pressure washer folds the fins flat.",
    "Look at the drain pipe while the AC runs on a muggy day. It should drip. If the pipe is dry and the pan is full, call us.",
  ],
  availability: hours.weekdays,
  serviceDuration: duration.tuneUp,
  ctaText: "Book an AC Tune-Up",
  sections: [
    {
      heading: "Signs your AC is due",
      text: "An air conditioner slips a little each year, so you get used to it. These are the clues people mention before anything has failed.",
      bullets: [
        "It runs longer than last summer to reach the same setting",
        "The bedroom farthest from the furnace stays warm",
        "The first hour of cooling smells musty",
        "The outdoor unit hums or rattles before it starts",
        "There is water on the floor by the indoor unit",
        "Nobody remembers when it was last cleaned",
      ],
    },
    {
      heading: "What we do on a tune-up",
      text: "The technician works from the thermostat out to the condenser, because a fault at one end often shows up at the other.",
      ordered: true,
      bullets: [
        "Hear what you have noticed, then check the filter and the airflow.",
        "Look over the indoor coil and flush the line that drains it.",
        "Cut the power outside, clear out leaves and rinse the outdoor coil.",
        "Test the capacitor, contactor and wiring, and tighten loose connections.",
        "Run the system and measure the temperature drop and the refrigerant charge.",
        "Go through the readings with you.",
      ],
    },
    {
      heading: "Why spring is the right time",
      text: "Refrigerant readings mean little on a cold day, so the weather has to be mild enough to run the AC properly. After that, sooner is better. In late May and June the cottonwoods let go, and the white fluff packs into outdoor coils like felt. A coil that cannot breathe runs hot, and heat is what wears out a compressor. With cottonwoods near your yard, rinse the coil once more when the fluff has stopped flying.",
    },
    {
      heading: "What the plan costs",
      text: `On our maintenance plan, ${plan.price} ${plan.period} pays for two seasons: we come ${plan.visits}, once for cooling and once for heating. Members get ${plan.repairDiscount} off repairs and priority service as well. Join by phone or through the form. You can also book one tune-up without joining. Our summer tune-up offer is on this page with its dates, so check those before you count on it.`,
      ctaText: "See all promotions",
      ctaLink: "/promotions",
    },
    {
      heading: "What a tune-up cannot do",
      text: "Cleaning brings back lost airflow, and testing catches weak parts while there is time to plan. Neither makes an old unit young, and nobody can promise that nothing will break. Take low refrigerant. It is not a fuel, so it does not get used up. If the charge is low, it has leaked out somewhere, and a top-up alone only buys time. That is a repair, and it gets its own price.",
      ctaText: "Read about AC repair",
      ctaLink: "/services/acRepair",
    },
  ],
  faqs: [
    {
      question: "How often does an AC need maintenance?",
      answer:
        "Once a year, in spring, is right for most houses. Rooftop units on shops and restaurants work harder and often need a second look in midsummer. A heat pump runs all year, so it should be seen before each season.",
    },
    {
      question: "How long does a tune-up take?",
      answer: `${duration.tuneUp}, if the system gets regular care. A coil that has gone years without a cleaning takes longer, and so does a unit that is hard to reach, such as one in an attic. We book these ${hours.weekdays}.`,
    },
    {
      question: "Do I need to be home?",
      answer:
        "Yes, at least at the start and the end. We need the thermostat, the indoor unit and the breaker panel as well as the yard. Tell us about the odd noise or the warm bedroom while we are there, since that often shows where to look first.",
    },
    {
      question: "Can I do it myself?",
      answer:
        "Part of it. A careful owner can change filters, rinse the outdoor coil and keep the drain outlet clear, always with the power off. Leave the electrical tests and the refrigerant to us: a capacitor can hold a charge after the power is cut.",
    },
    {
      question: "My AC is new. Does it still need a visit?",
      answer:
        "Yes, because dust and cottonwood settle on a new coil as fast as on an old one. A first-year visit also finds a loose wire or a sagging drain early. Read the maker's warranty too: many ask for proof of regular service.",
    },
  ],
  metaTitle: `AC Maintenance & Tune-Ups in ${town}, ${state} | ${company.name}`,
  metaDescription: `AC tune-ups by ${certification} technicians. Plan members pay ${plan.price} ${plan.period}, see us ${plan.visits} and get ${plan.repairDiscount} off repairs. Book for spring.`,
  family: "cooling",
  picture: "condenser-fan",
  option: "cooling",
  related: ["acRepair", "acTips", "heatingMaintenance"],
  promotion: "summer-ac-tune-up",
};
