import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

const { certification, emergencyAc, emergencyService, founded, hours, replyTime } = facts;
const { town, state } = company.address;

export const emergencyAC: ServiceInput = {
  title: "Emergency AC Service",
  description: `The AC is down and this cannot wait. Call ${company.phone.display}, and for an emergency AC call a technician is on site within ${emergencyAc.arrival}.`,
  extraText: `Use the phone, not the form: messages are read in turn and answered in ${replyTime}. Tell us the address, what the unit is doing and who is in the building. The technician we send is ${certification} and knows residential systems as well as commercial ones. We have been a family-run company since ${founded}, and nobody here will argue with you about whether it is hot enough to call.`,
  availability: hours.extended,
  warrantyInfo: `${emergencyAc.warranty} on emergency AC work`,
  ctaText: "Request AC Service",
  sections: [
    {
      heading: "What we call an emergency",
      text: "You decide, and you need no one's permission to call. These are the cases where waiting does harm.",
      bullets: [
        "No cooling, and someone in the house is very young, old, pregnant or ill",
        "A burnt smell, a buzz at the electrical panel or scorched wires",
        "Water coming through a ceiling from an attic unit",
        "A clinic, kitchen or server room that has to shut without cooling",
      ],
    },
    {
      heading: "Until the technician arrives",
      text: "If you see smoke or flames, leave the building and call 911 from outside. Otherwise, in this order:",
      ordered: true,
      bullets: [
        "Turn the thermostat to OFF. If anything smells burnt, switch off the AC breakers too.",
        "Move people to the lowest floor and pull the blinds on the sunny side.",
        "Give everybody water. Wet cloths on neck and wrists help.",
        "If somebody is confused, faints or stops making sense, call 911 at once.",
        "Put a bucket under any drip and keep clear of wet outlets.",
        "Open the side gate, shut the dog in, and turn on the porch light after dark.",
      ],
    },
    {
      heading: "What happens on the visit",
      text: "Safety comes first, then cool air, then everything else. We check the power and the wiring before we start anything up. Many sudden failures are small electrical parts: a capacitor, a contactor, a fan motor. Those are often a same-visit repair. A dead compressor is not, and a part that nobody stocks at midnight has to wait for morning. In that case we make the unit safe, stop the water if there is any, and tell you what comes next and when.",
    },
    {
      heading: "Speed has a price, so here it is",
      text: `An emergency AC visit carries ${emergencyAc.surcharge}. Ask how much it is when you call, before anyone sets out. The warranty is shorter as well: emergency AC work has a ${emergencyAc.warranty}, while an AC repair on a normal visit has a ${facts.acRepair.warranty}. If everyone is safe and one warm night is bearable, the normal visit is the better bargain.`,
      ctaText: "Compare normal AC repair",
      ctaLink: "/services/acRepair",
    },
    {
      heading: "Nights, Sundays and holidays",
      text: `Regular hours for AC calls are ${hours.extended}. Past those we run a ${emergencyService}, and ${company.phone.display} stays the number. There is no second line to look up and no button to find. If you manage a building, keep the roof key, the gate code and the alarm company's number together. At two in the morning those three save more time than anything we carry.`,
    },
    {
      heading: "Once it is cool again",
      text: "Ask what failed and why, and note both on the invoice. A capacitor that swelled in the heat is one thing. A motor that overheated because the coil was packed with cottonwood is another, as the new one will meet the same coil. If the cause is dirt or age, a maintenance visit in calmer weather is the cheaper way to find the next weak part.",
      ctaText: "Plan an AC tune-up",
      ctaLink: "/services/acMaintenance",
    },
  ],
  faqs: [
    {
      question: "How soon will somebody be here?",
      answer: `Within ${emergencyAc.arrival} for an emergency AC call. Leave a number that somebody will pick up, and say how to reach the unit, so that no time is lost at a gate. This promise is for air conditioning only. For a furnace, see the furnace repair page.`,
    },
    {
      question: "Do I pay more at night?",
      answer: `Yes, there is ${emergencyAc.surcharge} for an emergency AC visit. We do not print an amount here, so have it named on the phone and written on the invoice. A call during business hours does not have that fee.`,
    },
    {
      question: "Why is the emergency warranty shorter?",
      answer: `Emergency AC work comes with a ${emergencyAc.warranty}; those are its terms. A repair on a normal visit gets a ${facts.acRepair.warranty}. Weigh that up if your problem could wait for a normal visit, and ask us if you are unsure which one you need.`,
    },
    {
      question: "Should I keep the AC running if it still cools a little?",
      answer:
        "No, turn it off if you see ice, hear grinding or smell something hot. A compressor that runs on against a fault can ruin itself, and that is the costliest part in the system. If it is merely weak and quiet, let it run and tell us.",
    },
    {
      question: "Will you come to a business?",
      answer:
        "Yes, for shops, offices, restaurants and rental buildings as well as houses. Say whether the unit is on the roof and who can let us up. Somebody with the authority to approve the repair should be within reach by phone.",
    },
  ],
  metaTitle: `Emergency AC Service & Repair in ${town}, ${state} | ${company.name}`,
  metaDescription: `AC out and it cannot wait? For emergency AC calls a technician is on site within ${emergencyAc.arrival}. Call ${company.phone.display} at any hour, day or night.`,
  family: "cooling",
  picture: "condenser-dusk",
  option: "cooling",
  related: ["acRepair", "acMaintenance"],
};
