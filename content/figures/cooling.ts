import type { ServiceFigure } from "@/content/figures/machines";

/** The figures of the cooling pages, by service. */
export const coolingFigures = {
  acEstimates: {
    machine: "ducts",
    title: "What we look at from the return to the last vent",
    parts: [
      {
        part: "return-grille",
        says: "Big enough? A small return starves the system.",
        told: /duct/i,
      },
      { part: "blower", says: "We test how much air it moves.", told: /blower|ducts/i },
      { part: "supply-trunk", says: "Its size limits what a new AC can deliver.", told: /duct/i },
      { part: "branch", says: "We look for the run that feeds the warm room.", told: /room/i },
      { part: "register", says: "Every room's vents get counted.", told: /room/i },
    ],
  },
  acRepair: {
    machine: "condenser",
    title: "Inside the outdoor unit: what fails, and what you notice",
    parts: [
      { part: "fan", says: "The unit hums and the fan stands still.", told: /hums|\bfan\b/i },
      { part: "fan-motor", says: "It grinds or squeals, then trips on a hot day.", told: /motor/i },
      {
        part: "coil",
        says: "Dirty coil: AC runs all day and won't cool.",
        told: /coil|runs all/i,
      },
      { part: "compressor", says: "The breaker trips as it starts.", told: /compressor/i },
      { part: "capacitor", says: "It hums, clicks and doesn't start.", told: /capacitor/i },
      {
        part: "contactor",
        says: "Air blows inside, and nothing runs outside.",
        told: /contactor|nothing/i,
      },
      {
        part: "refrigerant-lines",
        says: "Frost on the pipe, weak cooling.",
        told: /frost|ice|refrigerant/i,
      },
    ],
  },
  emergencyAC: {
    machine: "condenser",
    title: "What quits without warning on the hottest day",
    parts: [
      { part: "fan-motor", says: "It overheats and stops.", told: /motor/i },
      {
        part: "compressor",
        says: "It trips the breaker. Leave it off and call.",
        told: /breaker|leave the AC off/i,
      },
      {
        part: "capacitor",
        says: "It swells in the heat, and the unit only hums.",
        told: /capacitor/i,
      },
      {
        part: "contactor",
        says: "Its burned contacts smell and buzz.",
        told: /burnt|smells burn|buzz|scorch/i,
      },
      {
        part: "refrigerant-lines",
        says: "Ice outside, water inside when it melts.",
        told: /water|ice\b/i,
      },
    ],
  },
  ductlessAC: {
    machine: "miniSplit",
    title: "A mini-split, opened",
    parts: [
      { part: "blower-wheel", says: "It spreads air across the whole room.", told: /room|blow/i },
      {
        part: "indoor-coil",
        says: "It takes the heat out of the room's air.",
        told: /indoor|coil/i,
      },
      { part: "filter", says: "It slides out, and you wash it.", told: /filter/i },
      {
        part: "condensate-drain",
        says: "The tube must slope, or it leaks.",
        told: /drain|water/i,
      },
      { part: "line-set", says: "A bad flare leaks here first.", told: /lines|leak|flare/i },
      {
        part: "outdoor-fan",
        says: "It needs open air, above the snow.",
        told: /outdoor unit|outside/i,
      },
      {
        part: "compressor",
        says: "It slows down when a room needs little.",
        told: /little|outdoor unit|room/i,
      },
    ],
  },
  acInstallationReplacement: {
    machine: "condenser",
    title: "What has to work together in a new outdoor unit",
    parts: [
      {
        part: "fan",
        says: "It needs clear air above and around it.",
        told: /outdoor unit|condenser/i,
      },
      { part: "coil", says: "Matched to the indoor coil, as a tested pair.", told: /coil/i },
      {
        part: "compressor",
        says: "An oversized one short-cycles.",
        told: /compressor|too large|too big/i,
      },
      {
        part: "contactor",
        says: "Breaker and wire must match the nameplate.",
        told: /electrical|breaker|wir/i,
      },
      {
        part: "refrigerant-lines",
        says: "The right size, clean and tested for leaks.",
        told: /lines/i,
      },
    ],
  },
  acMaintenance: {
    machine: "condenser",
    title: "What we check inside the outdoor unit",
    parts: [
      { part: "fan", says: "Does it run free and quiet?", told: /rattle|outdoor unit|hums/i },
      { part: "coil", says: "We rinse out leaves and lint.", told: /coil/i },
      {
        part: "compressor",
        says: "We listen as it starts, and measure.",
        told: /starts|measure|run/i,
      },
      { part: "capacitor", says: "We test it before it quits.", told: /capacitor/i },
      {
        part: "contactor",
        says: "We look for burned contacts and loose wires.",
        told: /contactor|wiring|connections/i,
      },
      {
        part: "refrigerant-lines",
        says: "We check the charge on a warm day.",
        told: /refrigerant/i,
      },
    ],
  },
  acTips: {
    machine: "ducts",
    title: "Where cool air gets lost on its way to you",
    parts: [
      { part: "return-grille", says: "Keep the couch away from it.", told: /vent|air/i },
      {
        part: "filter",
        says: "Clogged, it costs you comfort and can ice the coil.",
        told: /filter|coil/i,
      },
      { part: "supply-trunk", says: "Leaky joints cool the basement.", told: /leak|joint|duct/i },
      { part: "branch", says: "A crushed run leaves one room warm.", told: /room|duct/i },
      {
        part: "register",
        says: "Leave it open, in the spare room too.",
        told: /vents?\b|spare room/i,
      },
    ],
  },
} satisfies Record<string, ServiceFigure>;
