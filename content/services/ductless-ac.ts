import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

const { certification, duration, financing, founded, hours, replyTime } = facts;
const { town, state } = company.address;

export const ductlessAC: ServiceInput = {
  title: "Ductless Mini-Split AC",
  description:
    "Cool the room your ducts never reached: the sunroom, the space over the garage, the whole upstairs of a house with radiators. No ductwork needed.",
  extraText: `A mini-split is only as good as the spot it hangs in and the joints behind it. So the first visit is about your walls: a ${certification} technician looks at where the head can go, how it will drain and where the outdoor unit can stand. Describe the room in the form, where the answer takes ${replyTime}, or talk it through at ${company.phone.display}. A family-run firm, at it since ${founded}, we would rather hang one head well than three badly.`,
  tips: [
    "Rinse the mesh filters under the tap every few weeks in summer and let them dry before they go back.",
    "Set a temperature and leave it. An inverter unit is at its best when it can idle along.",
    "Try the DRY setting on damp, mild days.",
  ],
  availability: hours.weekdays,
  serviceDuration: duration.miniSplit,
  ctaText: "Request a Mini-Split Quote",
  sections: [
    {
      heading: "Rooms that suit a mini-split",
      text: "Stretching tired ducts into one more room often spoils the rest of the house. These places do better on their own.",
      bullets: [
        "Sunrooms, attics and rooms above a garage",
        "Older houses with boilers and no ducts at all",
        "An addition that the present AC was never sized for",
        "A shop counter, a salon or a small office",
        "A closet full of network gear that runs hot in January",
      ],
    },
    {
      heading: "How it works without ducts",
      text: "An outdoor unit and an indoor head are joined by two copper lines, a cable and a drain tube, all through one hole about three inches wide. The head pulls in room air, cools it and sends it back, so nothing is lost in a hot attic on the way. The compressor is an inverter: it speeds up and slows down instead of banging on and off. That keeps the room even and the sound low.",
    },
    {
      heading: "One head or several",
      text: "One outdoor unit can serve a few heads, each with its own remote. One in every bedroom is tempting. But a small, closed room needs very little cooling, and a multi-zone unit that feeds only that head may not slow down far enough. Then it cycles and the air turns clammy. Two single units sometimes beat one big one, and a head on the landing can serve rooms whose doors stay open. We work out the load before we count heads.",
    },
    {
      heading: "Where the head should hang",
      text: "Most complaints about mini-splits come from placement, so we take our time over it.",
      bullets: [
        "High on a wall, blowing along the room and not onto a bed or a desk",
        "On or near an outside wall, so that water runs out by gravity and needs no pump",
        "Within reach of a stepladder, since the filters have to come out",
        "With the outdoor unit above the snow line, away from bedroom windows",
        "With lines in a neat cover, on the side you do not see from the street",
      ],
    },
    {
      heading: "How we install it",
      text: "We cover the floor, and then:",
      ordered: true,
      bullets: [
        "The wall plate goes up level and the hole is drilled with a slight fall to the outside.",
        "Copper lines are cut, flared and tightened with a torque wrench, because a bad flare is where mini-splits leak.",
        "Nitrogen under pressure shows whether every joint holds.",
        "A vacuum pump draws out air and moisture before the refrigerant is let in.",
        "Water poured into the drain has to come out in the yard.",
        "You take the remote and try each mode while we are there.",
      ],
    },
    {
      heading: "Working out your budget",
      text: `The number of heads, the length of the lines, the wall we drill through and a new electrical circuit make up most of the difference between one quote and the next. For an installation, you can use our financing: ${financing.offer}. The quote is free, and if a duct repair would cure your warm room for less, that belongs in the talk too.`,
      ctaText: "Ask for an AC estimate",
      ctaLink: "/services/acEstimates",
    },
  ],
  faqs: [
    {
      question: "Can a mini-split heat the room as well?",
      answer:
        "Many models can, because they are heat pumps. How well one copes with an Illinois January depends on the model, so say at the start if you want heat from it. For a room with no other heat, choose a unit that is rated for deep cold.",
    },
    {
      question: "How long does installation take?",
      answer: `${duration.miniSplit}. One head back to back with its outdoor unit is at the short end. Several heads, long line runs or a crowded electrical panel take it to the other. We install ${hours.weekdays}.`,
    },
    {
      question: "Are mini-splits noisy?",
      answer:
        "No. The indoor head is about as loud as a fan on low. The outdoor unit is quieter than most central condensers, and soft feet keep its hum out of the wall.",
    },
    {
      question: "How do I keep one clean?",
      answer:
        "Wash the filters yourself and leave the rest to a technician. Behind the filters are a coil and a long blower wheel, which collect a damp film over the years. A musty smell or a weak flow means they are due for a proper wash.",
    },
    {
      question: "Do you fit them in commercial spaces?",
      answer:
        "Yes, residential and commercial both. In a shop or an office we also ask about lighting, equipment and how many people are in the room, because they all add heat. Ceiling cassettes are worth a look where wall space is taken.",
    },
  ],
  metaTitle: `Ductless Mini-Split AC in ${town}, ${state} | ${company.name}`,
  metaDescription: `Mini-split cooling for rooms without ducts, placed and piped by ${certification} technicians. Describe your room and ask for a free quote.`,
  family: "cooling",
  picture: "mini-split",
  option: "cooling",
  related: ["acEstimates", "heatPumpReplacement", "thermostats"],
};
