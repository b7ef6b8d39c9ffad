import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

const { certification, duration, financing, founded, hours, replyTime } = facts;
const { town, state } = company.address;

export const acEstimates: ServiceInput = {
  title: "AC Estimates & Consultation",
  description:
    "A free visit, a tape measure and a straight answer. We look at your building, talk through the choices and leave you a quote to think about.",
  extraText: `Good cooling starts with questions. A ${certification} technician walks through with you, measures, and explains what your rooms need and what they can do without. The consultation is free for residential and commercial buildings alike. Pick a time at ${company.phone.display}, or send the form and look for our reply within ${replyTime}. A family-run business that has kept its name since ${founded} can afford to write quotes that are meant to be read twice.`,
  tips: [
    "Find last summer's electric bills. Two or three are enough.",
    "Photograph the labels on the outdoor unit and on the furnace.",
    "Write down which rooms are too warm, and at what time of day.",
    "Have whoever shares the decision at home, so that nobody hears it secondhand.",
  ],
  availability: hours.weekdays,
  serviceDuration: duration.estimate,
  ctaText: "Request a Free Estimate",
  sections: [
    {
      heading: "Good times to ask",
      text: "You do not need a broken AC to call. The calmest decisions are made while the old one still runs.",
      bullets: [
        "Your AC is past twelve years and you want to plan, not scramble",
        "A repair quote was high and you would like a second view",
        "You are finishing an attic or adding a room",
        "You are buying a house and the inspector frowned at the unit",
        "You are fitting out a shop, a studio or an office",
      ],
    },
    {
      heading: "A walk through the house",
      text: "Most of an estimate is looking, and you are welcome to look along.",
      ordered: true,
      bullets: [
        "Talk: what bothers you, how long you plan to stay, what you can spend.",
        "Measure rooms and windows, and note which way they face.",
        "Check attic insulation, since it can shrink the size you need.",
        "Read the nameplates and test how much air the blower moves.",
        "Look at the ducts, the panel, the drain and the path for new lines.",
        "Sketch two or three ways to do it, with the good and bad of each.",
      ],
    },
    {
      heading: "Why we do not price it by phone",
      text: "Two houses on the same street, built the same year, can need different sizes. One has new windows and shade. The other has a west wall of glass and a kinked return duct. A price given blind is either padded for the worst case or too low to last. What a call can do is tell you whether a visit is worth your time. If it is plainly a repair, we will say that and spare you the visit.",
    },
    {
      heading: "How to read any quote, ours included",
      text: "Put the quotes side by side on the kitchen table and look for the same lines on each.",
      bullets: [
        "Model numbers of the outdoor unit and the indoor coil, not only a brand and a tonnage",
        "The cooling load the size is based on",
        "Whether old refrigerant lines stay or go",
        "Electrical work, the pad, the drain, the permit and hauling away",
        "Warranty terms, with parts and labor on separate lines",
        "What is left out",
      ],
      ctaText: "How a new AC goes in",
      ctaLink: "/services/acInstallationReplacement",
    },
    {
      heading: "Paying for it over time",
      text: `An estimate costs nothing and commits you to nothing. If you go ahead with an installation, we offer ${financing.offer}. Ask for the monthly figure next to the full one, and ask what applies after the last month. Some of our promotions have end dates, so check which of them are open before you set a budget around one.`,
      ctaText: "Check open promotions",
      ctaLink: "/promotions",
    },
  ],
  faqs: [
    {
      question: "Is the estimate really free?",
      answer:
        "Yes, the consultation and the quote for new cooling equipment are free. Finding the fault in a broken AC is a different visit with its own terms, which you will find on the AC repair page. Tell us which one you need when you book.",
    },
    {
      question: "How long should I set aside?",
      answer: `${duration.estimate} for a house. Attics with a narrow hatch, several systems or a commercial roof need longer. We schedule estimates ${hours.weekdays}, and daylight helps, because shade and sun are part of what we note.`,
    },
    {
      question: "Must I decide on the spot?",
      answer:
        "No, take the quote and sleep on it. Show it to a neighbor or to another contractor. If you have questions afterward, call the person who wrote it. Ask how long the price holds, because equipment costs can change during a season.",
    },
    {
      question: "What size AC does my house need?",
      answer:
        "Only a load calculation can say. Rules such as so many square feet per ton ignore windows, insulation and shade. The label on the old unit is a weak guide too, since plenty were too big from the start. We run the numbers for your building.",
    },
    {
      question: "Can you look at a heat pump or mini-split too?",
      answer:
        "Yes, it is the same visit. If you heat with electricity, have no ducts or want to lean less on gas, say so early. We then check winter heat loss along with summer gain and lay the options out together.",
    },
  ],
  metaTitle: `Free AC Estimates & Advice in ${town}, ${state} | ${company.name}`,
  metaDescription: `A free AC consultation by a family-run company, here since ${founded}. We measure your rooms before we quote. Request your estimate today.`,
  family: "cooling",
  picture: "house-summer",
  option: "cooling",
  related: ["acInstallationReplacement", "ductlessAC", "heatPumpReplacement"],
};
