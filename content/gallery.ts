/** A part of a picture, in fractions of its width and height. */
export type Rectangle = { left: number; top: number; width: number; height: number };

/** A picture of renders/manifest.json by name: all of it, or a part with its own text. */
export type Tile = {
  source: string;
  detail?: { name: string; alt: string; extract: Rectangle };
};

/** Equal fractions keep the picture's aspect ratio, so the grid stays even. */
const part = (left: number, top: number, size = 0.5): Rectangle => ({
  left,
  top,
  width: size,
  height: size,
});

/**
 * The tiles of the sample gallery in order. Two tiles of one picture are never adjacent
 * (gallery.test.ts). Each alt says what is seen and claims no customer's job.
 */
export const gallery: readonly Tile[] = [
  { source: "mini-split" },
  { source: "copper-valves" },
  { source: "furnace-burners" },
  { source: "water-heater-maintenance" },
  { source: "floor-register" },
  { source: "hero-living" },
  { source: "heat-pump-snow" },
  { source: "duct-dusty" },
  {
    source: "gauges",
    detail: {
      name: "service-valves",
      alt: "Brass service valves on copper lines, with a blue and a red hose connected.",
      extract: part(0.4, 0.48),
    },
  },
  { source: "heat-pump" },
  {
    source: "tankless",
    detail: {
      name: "tankless-valves",
      alt: "Brass valves under a tankless water heater: red and blue levers on water, yellow on gas.",
      extract: part(0.27, 0.5),
    },
  },
  { source: "ac-condenser" },
  { source: "boiler-pumps" },
  { source: "return-grille" },
  { source: "condenser-fan" },
  {
    source: "water-heater-maintenance",
    detail: {
      name: "drain-valve",
      alt: "A green garden hose on the brass drain valve of a water heater.",
      extract: part(0.2, 0.5),
    },
  },
  {
    source: "heat-pump-snow",
    detail: {
      name: "winter-lines",
      alt: "Insulated lines lead from a heat pump into the wall of a house, in falling snow.",
      extract: part(0.5, 0.36),
    },
  },
  { source: "house-summer" },
  { source: "water-heater" },
  { source: "boiler" },
  { source: "thermostat-evening" },
  { source: "meter" },
  { source: "rooftop-unit" },
  {
    source: "duct-dusty",
    detail: {
      name: "duct-dust-detail",
      alt: "Dust and debris on the floor of an air duct.",
      extract: part(0.22, 0.46),
    },
  },
  { source: "filter" },
  { source: "gauges" },
  {
    source: "copper-valves",
    detail: {
      name: "ball-valves",
      alt: 'A brass ball valve with a blue lever on a copper pipe, and a paper tag that reads "cold".',
      extract: part(0.36, 0.25, 0.47),
    },
  },
  {
    source: "heat-pump",
    detail: {
      name: "heat-pump-stand",
      alt: "The metal feet of a heat pump hold it clear of a concrete pad, beside a clipped shrub.",
      extract: part(0.28, 0.53, 0.47),
    },
  },
  { source: "radiant-floor" },
  { source: "filters" },
  { source: "boot-covers" },
  { source: "duct-clean" },
  { source: "tool-roll" },
  { source: "name-badge" },
  { source: "hero-dusk" },
  { source: "thermostat" },
  {
    source: "floor-register",
    detail: {
      name: "floor-register-detail",
      alt: "The slots of a brushed metal floor register set flush into oak boards.",
      extract: part(0.22, 0.32, 0.58),
    },
  },
  {
    source: "water-heater",
    detail: {
      name: "tank-connections",
      alt: "Copper water lines and a metal vent at the top of a tank water heater.",
      extract: part(0.3, 0.1),
    },
  },
  {
    source: "furnace-burners",
    detail: {
      name: "burner-flames",
      alt: "Blue flames drawn from a row of furnace burners into the heat exchanger.",
      extract: part(0.1, 0.26),
    },
  },
  {
    source: "gauges",
    detail: {
      name: "gauge-dials",
      alt: "A blue and a red pressure gauge on a manifold, hung on the louvers of an air conditioning unit.",
      extract: part(0.14, 0.1),
    },
  },
  { source: "tankless" },
  {
    source: "boiler",
    detail: {
      name: "boiler-display",
      alt: "The control panel of a wall-hung boiler reads 145, above its pipe connections.",
      extract: part(0.1, 0.2),
    },
  },
  { source: "condenser-dusk" },
  {
    source: "water-heater-maintenance",
    detail: {
      name: "gas-control",
      alt: "The red dial of a water heater's gas control, with a green light beside it.",
      extract: part(0.38, 0.14),
    },
  },
];
