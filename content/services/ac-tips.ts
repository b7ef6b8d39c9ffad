import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

const { certification, founded, hours, replyTime } = facts;
const { town, state } = company.address;

export const acTips: ServiceInput = {
  title: "AC Tips & Energy-Saving Advice",
  description:
    "How to stay cool in an Illinois summer without making the AC work harder than it must. Small habits first, then the point where a call makes sense.",
  extraText: `Most of this costs nothing and takes a minute. It comes from what our ${certification} technicians see every summer in residential basements and on commercial roofs. Some questions need more than a list: call ${company.phone.display}, ${hours.weekdays}, or ask in the form, where replies take ${replyTime}. We have been family-run since ${founded} and we like it when customers ask why.`,
  tips: [
    "Start at 78 degrees when you are home, then go down one degree at a time until it feels right.",
    "Set the fan to AUTO. Left on ON, it blows moisture from the wet coil back into the rooms.",
    "Write the date on the filter frame when you change it, and look at it every month.",
    "Close blinds on the east side in the morning and on the west side after lunch.",
    "Turn ceiling fans off when you leave. They cool people, and an empty room has none.",
    "Keep lamps and televisions away from the thermostat. It reads their heat as the whole house.",
  ],
  availability: hours.weekdays,
  ctaText: "Ask About Your AC",
  sections: [
    {
      heading: "Use the thermostat like a timer",
      text: "Cooling an empty house is the easiest waste to stop. Let the setting rise a few degrees while everyone is out, and bring it back shortly before you return. Setting it extra low does not hurry things: an ordinary AC cools at one speed and only runs longer. A schedule does this for you and never forgets.",
      ctaText: "Thermostats we install",
      ctaLink: "/services/thermostats",
    },
    {
      heading: "Stop heat before it gets in",
      text: "Whatever heat stays outdoors never has to be moved back out.",
      bullets: [
        "Shade the west windows first: the late sun arrives with the hottest air of the day",
        "Weatherstrip the attic hatch, often just a bare board above a cool hallway",
        "Run the oven, dryer and dishwasher in the evening",
        "Switch the bath fan off once the mirror is clear, since it pulls out cooled air too",
        "Seal the gaps around pipes that come through outside walls",
      ],
    },
    {
      heading: "Let the air find its way",
      text: "Closing the vents in a spare room looks thrifty. In most duct systems it backfires: pressure climbs, leaky joints leak more, and the indoor coil can ice over because too little air crosses it. Leave the vents open and pull sofas and curtains away from them. Is one bedroom always hot? Tell us which one and at what hour. A loose duct joint is a common cause.",
    },
    {
      heading: "Dry air feels cooler",
      text: "Half of a sticky July day is moisture. An AC wrings water out of the air while it runs, so one long cycle beats five short ones. That is why a unit that is too big leaves you cold and clammy. Run the bath fan during showers, check that the dryer hose really ends outdoors, and aim for 50 or a little less on a humidity gauge.",
    },
    {
      heading: "For shops and offices",
      text: "A business has its own leaks, and most of them are on the schedule.",
      bullets: [
        "Match the cooling hours to the days you are open, holidays included",
        "Limit how far staff can move the thermostat instead of locking it",
        "Fit a closer to the door that everybody props open",
        "Put rooftop filters on the calendar, because nobody walks past them",
      ],
    },
    {
      heading: "When a tip will not help",
      text: "These are faults, and habits cannot fix them. If you see ice, turn cooling off, set the fan to ON to thaw the coil, and call.",
      bullets: [
        "Warm air from the vents with the outdoor unit running",
        "Ice on the copper line or the coil",
        "A breaker that trips again after one reset",
        "Water that keeps coming back under the indoor unit",
        "A bill that jumped when the weather did not",
      ],
      ctaText: "What AC maintenance covers",
      ctaLink: "/services/acMaintenance",
    },
  ],
  faqs: [
    {
      question: "Should I turn the AC off when I go out?",
      answer:
        "For a workday, raise the setting and leave the system on. Walls and furniture soak up heat and damp, and both are slow to leave. For a week away, something in the low 80s keeps wood floors and closets from getting musty.",
    },
    {
      question: "Which filter should I buy?",
      answer:
        "Buy the size printed on the old frame, with a MERV rating of 8 to 11 for most systems. Higher numbers catch finer dust but are harder to pull air through, and a starved blower costs you cooling. Ask us before you go above that.",
    },
    {
      question: "Should I shade the outdoor unit?",
      answer:
        "Only if nothing blocks its air. The unit has to throw heat away, so a tight fence or a thick shrub does more harm than the sun. A tree that shades the roof or a west wall is the better plan.",
    },
    {
      question: "Can you look at my house and advise me?",
      answer:
        "Yes. If you are thinking about new equipment, ask for the free consultation. If you mean to keep the AC you have, a maintenance visit gives us real readings to base advice on, and you can bring your list of warm rooms.",
    },
  ],
  metaTitle: `AC Energy-Saving Tips for ${town}, ${state} Homes | ${company.name}`,
  metaDescription: `Plain AC advice from ${certification} technicians: thermostat, filters, vents, humidity. Try the six tips, or call ${company.phone.display} with your question.`,
  family: "cooling",
  picture: "thermostat-evening",
  option: "cooling",
  related: ["acMaintenance", "thermostats", "acEstimates"],
};
