import type { ServiceFigure } from "@/content/figures/machines";

/** The figures of the heating pages, and of what heats and cools, by service. */
export const heatingFigures = {
  furnaceRepair: {
    machine: "furnace",
    title: "Inside your furnace: what fails, and what you notice",
    parts: [
      {
        part: "ignitor",
        says: "It starts up and tries, but nothing lights.",
        told: /ignit|never lights|won't light/i,
      },
      {
        part: "flame-sensor",
        says: "It starts, then shuts off in seconds.",
        told: /flame sensor/i,
      },
      {
        part: "heat-exchanger",
        says: "CO alarm: get out, call 911. Soot: turn it off, call us.",
        told: /heat exchanger|monoxide/i,
      },
      {
        part: "inducer",
        says: "A loud hum at startup, then nothing.",
        told: /vent|draft|inducer/i,
      },
      {
        part: "control-board",
        says: "Nothing happens. A blinking light tells us why.",
        told: /code|control board|silent/i,
      },
      { part: "blower", says: "It squeals, or hardly any air comes out.", told: /blower/i },
      { part: "filter", says: "Clogged filter: furnace overheats.", told: /filter/i },
    ],
  },
  heatingMaintenance: {
    machine: "furnace",
    title: "What we clean and test inside a gas furnace",
    parts: [
      { part: "ignitor", says: "We look for cracks before it quits.", told: /ignit/i },
      {
        part: "flame-sensor",
        says: "Dirt on it shuts off the flame. We clean it.",
        told: /flame sensor/i,
      },
      { part: "heat-exchanger", says: "We look for cracks and rust.", told: /heat exchanger/i },
      { part: "inducer", says: "We check the draft and the vent.", told: /vent|draft/i },
      {
        part: "blower",
        says: "We measure the rise from return to supply air.",
        told: /air|temperature rise/i,
      },
      { part: "filter", says: "A clean one protects everything above.", told: /filter|air/i },
    ],
  },
  boilerInstallation: {
    machine: "boiler",
    title: "A boiler and its loop: what fails, and what you notice",
    parts: [
      {
        part: "heat-exchanger",
        says: "It drips, or you see soot: turn it off and call.",
        told: /heat exchanger|burner/i,
      },
      {
        part: "relief-valve",
        says: "Water runs from its pipe: don't plug it, call.",
        told: /relief valve|valve/i,
      },
      {
        part: "gauge",
        says: "The needle falls week after week.",
        told: /pressure|fresh water|gauge/i,
      },
      {
        part: "air-separator",
        says: "Gurgling pipes, cold radiators upstairs.",
        told: /separator|the air out/i,
      },
      { part: "expansion-tank", says: "The pressure swings as it heats.", told: /expansion tank/i },
      { part: "circulator", says: "Hot boiler, cold radiators.", told: /circulator|pump/i },
      {
        part: "zone-valves",
        says: "One zone stays cold, or never shuts off.",
        told: /zone|valve/i,
      },
    ],
  },
  radiantHeating: {
    machine: "radiantFloor",
    title: "A heated floor in layers, and what you notice when one fails",
    parts: [
      { part: "manifold", says: "Some rooms warm, others cold.", told: /manifold/i },
      {
        part: "actuator",
        says: "One room stays cool, or never cools down.",
        told: /one room|room stays|zone/i,
      },
      { part: "supply-return", says: "The pump hums and every pipe is cold.", told: /pump|pipe/i },
      {
        part: "tubing",
        says: "Pressure drops, or a damp spot shows.",
        told: /damp|pressure|loop/i,
      },
      { part: "insulation", says: "Without it, heat goes down and not up.", told: /insulat/i },
      { part: "poured-slab", says: "Slow to warm, slow to cool.", told: /slab/i },
      { part: "floor", says: "Thick rugs and pads block the heat.", told: /floor/i },
    ],
  },
  heatPumpReplacement: {
    machine: "heatPump",
    title: "Inside a heat pump: what wears out, and what you notice",
    parts: [
      { part: "fan", says: "The unit hums and no air moves.", told: /air/i },
      {
        part: "outdoor-coil",
        says: "A solid block of ice that won't melt.",
        told: /ice\b|outdoor coil/i,
      },
      { part: "compressor", says: "It grinds or trips the breaker.", told: /compressor/i },
      {
        part: "reversing-valve",
        says: "It heats but won't cool, or the reverse.",
        told: /valve|both ways|backward/i,
      },
      {
        part: "defrost-sensor",
        says: "It defrosts all the time, or never.",
        told: /defrost|melt/i,
      },
      {
        part: "control-board",
        says: "Stuck in defrost, it keeps the backup heat on.",
        told: /backup heat/i,
      },
      {
        part: "drain-gap",
        says: "A low stand lets ice build up underneath.",
        told: /snow|stand/i,
      },
    ],
  },
  thermostats: {
    machine: "thermostat",
    title: "The wires behind a thermostat, and what each one does",
    parts: [
      {
        part: "terminal-r",
        says: "Loose or dead: nothing runs, the screen may go dark.",
        told: /blank|dark|power/i,
      },
      { part: "terminal-w", says: "Loose: the heat doesn't come on.", told: /heat/i },
      { part: "terminal-y", says: "Loose: the AC doesn't come on.", told: /cool/i },
      {
        part: "terminal-c",
        says: "Missing: the screen fades or goes offline.",
        told: /common wire|c wire|c-wire|fades/i,
      },
      { part: "terminal-g", says: "Loose: the fan won't run by itself.", told: /\bfan\b/i },
      { part: "cable", says: "An old cable may be one wire short.", told: /wire/i },
      {
        part: "thermostat",
        says: "A bad one reads high or low.",
        told: /reads|thermometer|degrees/i,
      },
    ],
  },
} satisfies Record<string, ServiceFigure>;
