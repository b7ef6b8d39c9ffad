import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

export const waterHeaterRepair: ServiceInput = {
  title: "Water Heater Repair Services",
  description: `No hot water, a pilot that will not stay lit, or a puddle under the tank? We repair gas, electric and tankless water heaters in homes and businesses, ${facts.hours.extended}.`,
  extraText: `First make it safe, then call ${company.phone.display}. Tell whoever answers what you see, what you hear and how old the heater is, and we can bring likely parts. ${company.name} is family-run, founded in ${facts.founded}, and sends a ${facts.certification} technician. The form works for anything that can wait: replies to it go out within ${facts.replyTime}, which is too slow for water on the floor.`,
  tips: [
    "Leak: close the cold-water valve above the heater by turning it clockwise, or pull its lever crosswise.",
    "Electric heater: switch its breaker off before anything else, and keep out of the water.",
    "Gas heater that leaks: turn its gas control to off, if you can reach it with dry feet and smell no gas.",
  ],
  availability: facts.hours.extended,
  serviceDuration: facts.duration.repair,
  ctaText: "Schedule Water Heater Repair",
  sections: [
    {
      heading: "What you notice, and what it often means",
      text: "Each symptom has a short list of suspects. A meter decides between them.",
      bullets: [
        "No hot water, gas: pilot out, worn flame sensor or a failed gas control",
        "No hot water, electric: tripped breaker, tripped limit switch or a burned-out element",
        "Hot for only a few minutes: lower element, broken dip tube or a tank full of grit",
        "Scalding at every tap: a thermostat stuck on, so switch the heater off",
        "Hot tap water that smells of eggs: usually the anode rod. If the room smells of it, treat it as gas",
        "Tankless with an error code: write it down before you reset it",
      ],
    },
    {
      heading: "Three checks before you phone",
      text: "They take five minutes and may save you the visit. Smell gas? Leave them alone and follow the safety advice on this page.",
      bullets: [
        "Electric: has the breaker tripped? Reset it one time only. If it trips again, leave it off.",
        "Gas: does the stove still burn? If not, the trouble is the supply and a call for the utility.",
        "Any type: is only one tap cold? Then its mixing cartridge is the likely fault, and the heater is fine.",
      ],
    },
    {
      heading: "Where is the water coming from?",
      text: "Not every puddle means a dead tank. Dry everything with a towel, lay paper around the base, and look again in half an hour. Drips from a pipe joint, the drain valve or the relief valve can be repaired. A relief valve that opens often may just be doing its job, because the pressure in the house is too high. If water seeps out through the jacket of the tank, the steel inside has gone and only a new heater will do.",
      ctaText: "Compare new water heaters",
      ctaLink: "/services/waterHeaterInstallation",
    },
    {
      heading: "What happens when we come",
      text: "Clear the space around the heater before we arrive.",
      ordered: true,
      bullets: [
        "We make sure there is no gas leak, no live metal and no blocked flue.",
        "We test the part that the symptom points to, then whatever may have made it fail.",
        "You see the fault and hear what the repair will cost. Ask for that in writing.",
        "If you agree, the part is changed.",
        "We run the heater through a full cycle, with a carbon monoxide check on gas models.",
      ],
    },
    {
      heading: "Is it worth fixing?",
      text: `A young tank with a bad igniter, element or thermostat is nearly always worth it. An old one with a failed gas control is a closer call, and a rusted shell is a clear no. Weigh the cost of the repair against the years you can still expect. Plan members have ${facts.plan.repairDiscount} taken off repairs; the plan is ${facts.plan.price} ${facts.plan.period} and brings us to you ${facts.plan.visits}.`,
      ctaText: "See what a tune-up covers",
      ctaLink: "/services/waterHeaterMaintenance",
    },
  ],
  faqs: [
    {
      question: "How soon can you come?",
      answer: `Repair visits run ${facts.hours.extended}, and the phone is the fastest way to the next free one: ${company.phone.display}. Say so if water is escaping or if the building houses someone frail. With the valve shut no new water feeds a leak, though the tank can still empty itself.`,
    },
    {
      question: "Why does my pilot keep going out?",
      answer:
        "Most often because of a worn thermocouple, the small probe that tells the gas valve a flame is there. Dirt in the pilot tube, a strong draft or a flue that pushes air back can do it as well. The last is a safety matter, so have it looked at before relighting.",
    },
    {
      question: "Is it dangerous to keep using it?",
      answer:
        "It is dangerous if you see soot or scorch marks, find water near wiring, or get water hot enough to steam. Shut it off then. If you smell gas, touch nothing, leave, and call from outside. A heater that is merely slow or noisy can usually run until we get there.",
    },
    {
      question: "Do you repair tankless units and business systems?",
      answer:
        "Yes, we work on tankless, heat pump, indirect and commercial water heaters as well as ordinary tanks. Read us the model number from the label when you call. For a business, say which hours you cannot be without hot water.",
    },
  ],
  metaTitle: `Water Heater Repair in ${company.address.town}, ${company.address.state} | ${company.name}`,
  metaDescription: `No hot water or a leaking tank in ${company.address.town}? We repair gas, electric and tankless heaters ${facts.hours.extended}. Call ${company.phone.display}.`,
  family: "water",
  picture: "copper-valves",
  option: "water-heater",
  related: ["waterHeaterInstallation", "waterHeaterMaintenance"],
  safetyBox: true,
};
