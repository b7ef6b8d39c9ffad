import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

export const radiantHeating: ServiceInput = {
  title: "Radiant Heating",
  description: `Warm floors, even rooms and no air blowing about: our ${facts.certification} technicians plan, install and repair radiant heating in homes and businesses.`,
  extraText: `Tell us about your floor, your rooms and how you heat them today. We measure, work out how much heat each room loses on a cold day, and show you which kind of radiant floor fits, or that none does. ${company.name} has been a family-run company since ${facts.founded}. The form gets you an answer within ${facts.replyTime}. By phone, ${facts.hours.weekdays}, the number is ${company.phone.display}.`,
  tips: [
    "Hold one temperature. A floor answers slowly, so big daily ups and downs gain little.",
    "Keep thick rugs and closed-base furniture off the warmest loops.",
    "Never drill or nail into a heated floor without the plan of its loops.",
    "In winter, read the boiler's pressure gauge once a month and write it down.",
  ],
  availability: facts.hours.weekdays,
  serviceDuration: facts.duration.radiant,
  ctaText: "Plan Radiant Heating",
  sections: [
    {
      heading: "Where a heated floor makes sense",
      text: "Radiant heat warms the floor, and the floor warms you and everything else in the room. With no fan it is silent and stirs up little dust. Some places suit it better than others:",
      bullets: [
        "A slab still to be poured, such as a basement, a garage or a shop floor",
        "A tiled bathroom or kitchen, where bare feet notice it first",
        "A room over a garage, if the joists below can be insulated",
        "A workshop or showroom with a high ceiling, where warm air would gather out of reach",
      ],
    },
    {
      heading: "Warm water or electric cable?",
      text: "A hydronic floor sends warm water through loops of plastic tubing, fed by a boiler or by a heat pump made for it. There is more to install, and it is the right choice for large areas. An electric floor is a thin cable or mat set under the tile. It is quick to add to one small room, but heating a whole house that way usually costs more to run.",
      ctaText: "Read about boiler installation",
      ctaLink: "/services/boilerInstallation",
    },
    {
      heading: "How a water-heated floor goes in",
      text: "The loops will be out of sight for decades, so the care comes first.",
      ordered: true,
      bullets: [
        "We work out each room's heat loss from its size, windows and insulation.",
        "Together we choose: loops in a slab, in panels on the subfloor, or in metal plates between the joists.",
        "Insulation goes below the loops, so the heat moves up and not away.",
        "Each loop is one unbroken length that starts and ends at a manifold you can reach.",
        "The loops are tested under pressure and stay under it while they are covered.",
        "Once the floor has cured, we warm it slowly, balance the loops and show you the controls.",
      ],
    },
    {
      heading: "Signs that a radiant system needs attention",
      text: "Most trouble sits at the boiler, the pump or the manifold, where a repair leaves the floor alone. Even a leak can be narrowed down, because each loop can be tested by itself. Call when you notice:",
      bullets: [
        "One room stays cool while the others are warm",
        "The pressure gauge keeps falling and someone keeps adding water",
        "Gurgling in the pipes, which means trapped air",
        "The pump hums, yet every pipe at the manifold is cold",
        "A damp patch on the floor or on the ceiling below it",
      ],
      ctaText: "Keep the boiler in shape",
      ctaLink: "/services/heatingMaintenance",
    },
    {
      heading: "What changes the price",
      text: `Floor area matters most, then the method, the covering, and whether your boiler has heat to spare. Loops in a slab that is being poured anyway cost the least. Opening a finished floor costs the most, so it pays to think about radiant heat when you plan a remodel. Ask us for the layout and the price in writing before work starts. When we install the system, financing is available at ${facts.financing.offer}.`,
    },
  ],
  faqs: [
    {
      question: "How long does the floor take to warm up?",
      answer:
        "A concrete slab takes several hours, while thin panels or an electric mat take far less. That is why a radiant floor works best at one steady setting. Turn a slab well down at night, as you might with a furnace, and it will still be cold at breakfast.",
    },
    {
      question: "Can I keep my wood floor or carpet?",
      answer:
        "Often you can, but the covering decides how much heat gets through. Tile and stone pass it on best. Engineered wood does well if its maker approves it and the floor temperature is limited. Thick carpet on a thick pad holds the heat down, so that room may need a thinner pair or a second source of heat.",
    },
    {
      question: "How long does an installation take?",
      answer: `${facts.duration.radiant}. That is our own work on the loops, the manifold and the controls. Time for concrete to cure and for the finished floor to be laid comes on top, so bring us in early if a builder is already drawing up the schedule.`,
    },
    {
      question: "How soon can someone look at my floor?",
      answer: `We come out for radiant floors ${facts.hours.weekdays}. A form gets its answer within ${facts.replyTime}, so phone ${company.phone.display} instead if rooms are getting cold. Photos of the loops from before they were covered help a lot.`,
    },
  ],
  metaTitle: `Radiant Floor Heating in ${company.address.town}, ${company.address.state} | ${company.name}`,
  metaDescription: `Radiant floor heating planned, installed and repaired by a family-run company in ${company.address.town}. Tell us about your rooms and ask for a quote.`,
  family: "heating",
  picture: "radiant-floor",
  option: "heating",
  related: ["boilerInstallation", "heatingMaintenance"],
};
