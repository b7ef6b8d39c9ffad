import type { ServiceFigure } from "@/content/figures/machines";

/** The figures of the duct and water heater pages, by service. */
export const airAndWaterFigures = {
  standardDuctCleaning: {
    machine: "ducts",
    title: "Where the dust sits, and what a standard cleaning reaches",
    parts: [
      {
        part: "return-grille",
        says: "Pet hair mats up on it. We take it down.",
        told: /grille|return vents/i,
      },
      { part: "filter", says: "Dust slips past one that doesn't fit.", told: /filter/i },
      {
        part: "supply-trunk",
        says: "Drywall dust settles along the bottom.",
        told: /trunk|main supply/i,
      },
      {
        part: "branch",
        says: "We brush each run back toward the vacuum.",
        told: /branch|run by run|brush/i,
      },
      { part: "register", says: "A puff of dust when the fan starts.", told: /puff|grille|vent/i },
    ],
  },
  advancedDuctCleaning: {
    machine: "ducts",
    title: "What an advanced cleaning opens up",
    parts: [
      {
        part: "return-grille",
        says: "Off the wall, cleaned, and back on.",
        told: /grille|vent covers/i,
      },
      { part: "filter", says: "New filter, still weak air? Look further in.", told: /filter/i },
      { part: "blower", says: "Dust packed on the wheel slows the air.", told: /blower/i },
      { part: "supply-trunk", says: "A camera goes in before and after.", told: /camera/i },
      { part: "branch", says: "Branches first, trunks last.", told: /branch/i },
      {
        part: "register",
        says: "Droppings or nesting under it: call us.",
        told: /mice|birds|insects|animals/i,
      },
    ],
  },
  waterHeaterInstallation: {
    machine: "tankless",
    title: "Inside a tankless water heater",
    parts: [
      { part: "vent", says: "It needs a vent and air intake of its own.", told: /vent/i },
      { part: "heat-exchanger", says: "It heats water as it runs through.", told: /tankless/i },
      {
        part: "burner",
        says: "It burns only while a faucet is open.",
        told: /tankless|never runs out/i,
      },
      { part: "gas-valve", says: "It may need a larger gas line.", told: /gas line/i },
      {
        part: "flow-sensor",
        says: "It tells the burner how much hot water you use.",
        told: /flow/i,
      },
      {
        part: "isolation-valves",
        says: "They let us flush it once a year.",
        told: /shutoff|valve|flush/i,
      },
    ],
  },
  waterHeaterMaintenance: {
    machine: "tank",
    title: "What we check inside a tank water heater",
    parts: [
      {
        part: "gas-valve",
        says: "We check and adjust the temperature.",
        told: /thermostat|temperature|set/i,
      },
      {
        part: "burner",
        says: "We look at the flame and clean its air intake.",
        told: /flame|burner/i,
      },
      { part: "flue-baffle", says: "We check that the flue draws.", told: /flue|vent/i },
      {
        part: "anode-rod",
        says: "It corrodes so the tank doesn't. We replace it in time.",
        told: /anode/i,
      },
      { part: "relief-valve", says: "We test it. Leave an old one to us.", told: /relief valve/i },
      {
        part: "drain-valve",
        says: "We flush sediment, if the valve is sound.",
        told: /sediment|grit|drain/i,
      },
    ],
  },
  waterHeaterRepair: {
    machine: "tank",
    title: "Inside a gas water heater: what fails, and what you notice",
    parts: [
      {
        part: "gas-valve",
        says: "No hot water, or far too hot.",
        told: /gas control|scald|thermostat/i,
      },
      {
        part: "burner",
        says: "The pilot goes out. Yellow flame: turn it off, call us.",
        told: /pilot|burner/i,
      },
      {
        part: "flue-baffle",
        says: "An exhaust smell: get out, call 911 from outside.",
        told: /flue|blocked vent/i,
      },
      {
        part: "anode-rod",
        says: "Only the hot water smells of eggs, or it runs rusty.",
        told: /anode|rusted/i,
      },
      {
        part: "dip-tube",
        says: "Hot for only a few minutes.",
        told: /dip tube|runs out in minutes/i,
      },
      {
        part: "relief-valve",
        says: "It drips from its pipe: never plug it.",
        told: /relief valve|drip/i,
      },
      {
        part: "drain-valve",
        says: "A drip here, or popping from sediment behind it.",
        told: /drip|drain|grit/i,
      },
    ],
  },
} satisfies Record<string, ServiceFigure>;
