import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

const { certification, duration, founded, hours, replyTime } = facts;
const { town, state } = company.address;

export const thermostats: ServiceInput = {
  title: "Thermostat Installation & Upgrades",
  description:
    "A control that fits your heating and cooling, wired right, set to your week, and explained until you can run it without us.",
  extraText: `Take the cover off your thermostat and look at the wires. How many there are, and the letter beside each one, answers half of our questions. Put that in the form and you get a reply in ${replyTime}, or read it out to us at ${company.phone.display}. Installing is done by ${certification} technicians, residential and commercial. A family-run company that began in ${founded} has met a good many dials on a good many walls.`,
  tips: [
    "Take the picture of the old wiring before anything is unhooked.",
    "Change batteries when you change the clocks, if yours has any.",
    "Use the hold button for a party, and remember to release it.",
  ],
  availability: hours.weekdays,
  serviceDuration: duration.thermostat,
  ctaText: "Book Thermostat Installation",
  sections: [
    {
      heading: "Reasons to change it",
      text: "A thermostat is a switch with a thermometer. When either half goes wrong, people tend to blame the furnace or the AC first.",
      bullets: [
        "The screen fades, freezes or goes blank",
        "It reads three degrees off from a thermometer beside it",
        "Rooms overshoot, or the system starts every few minutes",
        "You fitted a heat pump and it has no setting for one",
        "It is an old dial with a glass bulb of mercury inside, which has to be recycled and not thrown away",
      ],
    },
    {
      heading: "Plain, programmable or connected",
      text: "Buy for your habits, not for the list of features. A plain digital model suits someone who sets it by hand. A programmable one earns its place when the house empties at the same hours each week. A connected one lets you change the setting from a phone and can warn you if a cold house gets colder while you travel. It needs steady Wi-Fi, an account and the odd update. If that sounds like a chore, take the middle choice.",
    },
    {
      heading: "The wires decide what fits",
      text: "Four thin wires behind the plate can mean four different things. We check before we recommend.",
      bullets: [
        "Common wire: most connected models want one, and many older walls have none",
        "Heat pump: it needs terminals for the reversing valve and backup heat",
        "Two-stage equipment: the control has to know when to call the second stage",
        "Baseboard heat: thick wires carry house voltage, and an ordinary thermostat would burn",
        "Boilers and zones: each zone has its own thermostat and valve",
      ],
    },
    {
      heading: "Where on the wall it belongs",
      text: "A thermostat only knows the air around it. Sun through a window, a lamp, a supply vent or the oven behind the wall will all fool it. So will a draft from the hole the wires come through, which a bit of putty cures. The best place is an inside wall, about chest high, in a room you live in. If yours is in a hallway, a model with a remote sensor can follow the bedroom in its place.",
    },
    {
      heading: "What the visit looks like",
      text: "Have the Wi-Fi password ready if you chose a connected model.",
      ordered: true,
      bullets: [
        "We cut the power at the equipment, since a slipped wire can blow its fuse.",
        "Each old wire is labeled by its terminal, not by its color.",
        "If a common wire is missing, we run one or fit an adapter at the furnace.",
        "The new base goes on level, with the hole behind it sealed.",
        "We set the equipment type, then test heat, cooling and fan one at a time.",
        "You enter your own schedule while we stand by.",
      ],
      ctaText: "Settings for a hot summer",
      ctaLink: "/services/acTips",
    },
    {
      heading: "More than one thermostat",
      text: "Landlords, churches and shops ask for more: limits on how far tenants can turn it, a lock, holiday schedules, one screen for six units. Most of that is a matter of choosing the model and setting it up once. If the upstairs and the downstairs share one system and never agree, a new thermostat will not settle it. That takes dampers in the ducts or a separate unit, and we would say so first.",
      ctaText: "A separate unit upstairs",
      ctaLink: "/services/ductlessAC",
    },
  ],
  faqs: [
    {
      question: "Will a new thermostat work with my old furnace?",
      answer:
        "Usually yes, if the furnace runs on a low-voltage control, as most do. The doubtful cases are wall heaters that make their own tiny current, electric baseboards, and makers who use their own signal between furnace and control. One look at the wiring settles it.",
    },
    {
      question: "Can you put in one that I bought?",
      answer:
        "Ask us before you open the box. Read us the model number and we tell you whether your system can use it and whether a wire is missing. That way it can still go back to the store if the answer is no.",
    },
    {
      question: "How long will it take?",
      answer: `${duration.thermostat}. A swap on good wiring is quick. A new cable through a finished wall, or several controls in a business, is what fills the time. You can choose a time ${hours.weekdays}.`,
    },
    {
      question: "What if the internet goes down?",
      answer:
        "Your heating and cooling carry on. A connected thermostat keeps its schedule in its own memory, and the buttons on the wall still work. You lose only the phone control and the alerts until the connection is back.",
    },
    {
      question: "Could my problem be something else?",
      answer:
        "Yes, so find out before you buy a new control. A blank screen is often a tripped drain switch or a blown fuse at the furnace. If the equipment ignores a good signal, you need a repair.",
    },
  ],
  metaTitle: `Thermostat Installation in ${town}, ${state} | ${company.name}`,
  metaDescription: `Thermostats chosen for your wiring and fitted by ${certification} technicians, ${hours.weekdays}. Book yours by phone or form.`,
  family: "cooling",
  picture: "thermostat",
  option: "cooling",
  related: ["acTips", "acRepair", "ductlessAC"],
};
