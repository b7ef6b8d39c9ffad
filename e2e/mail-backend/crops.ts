/** A part of a picture, in fractions of its width and height. */
export type Rectangle = { left: number; top: number; width: number; height: number };

type Crop = { source: string; name: string; alt: string; extract: Rectangle };

/** A part as wide as it is high in fractions keeps the shape of its picture, so the grid stays even. */
const part = (left: number, top: number, size = 0.5): Rectangle => ({
  left,
  top,
  width: size,
  height: size,
});

/** Details worth a second look. Each alt says what is seen and claims no customer's job (trap 14). */
export const crops: readonly Crop[] = [
  {
    source: "ac-condenser.png",
    name: "condenser-detail",
    alt: "The louvered cabinet of an outdoor air conditioning unit on its pad, with the lines running into the wall.",
    extract: part(0.38, 0.34, 0.56),
  },
  {
    source: "gauges.png",
    name: "gauge-dials",
    alt: "A blue and a red pressure gauge on a manifold, hung on the louvers of an air conditioning unit.",
    extract: part(0.14, 0.1),
  },
  {
    source: "gauges.png",
    name: "service-valves",
    alt: "Brass service valves on copper lines, with a blue and a red hose connected.",
    extract: part(0.4, 0.48),
  },
  {
    source: "mini-split.png",
    name: "mini-split-detail",
    alt: "A ductless indoor unit high on a sage green wall.",
    extract: part(0.35, 0),
  },
  {
    source: "hero-dusk.png",
    name: "condenser-at-dusk",
    alt: "An outdoor air conditioning unit under a porch lantern at dusk, between two lit windows.",
    extract: part(0.34, 0.32),
  },
  {
    source: "floor-register.png",
    name: "floor-register-detail",
    alt: "The slots of a brushed metal floor register set flush into oak boards.",
    extract: part(0.22, 0.32, 0.58),
  },
  {
    source: "duct-clean.png",
    name: "duct-joints",
    alt: "The joints of a clean sheet-metal duct, one behind the other, lit from the far end.",
    extract: part(0.24, 0.22),
  },
  {
    source: "duct-dusty.png",
    name: "duct-dust-detail",
    alt: "Dust and debris on the floor of an air duct.",
    extract: part(0.22, 0.46),
  },
  {
    source: "furnace-burners.png",
    name: "burner-flames",
    alt: "Blue flames drawn from a row of furnace burners into the heat exchanger.",
    extract: part(0.1, 0.26),
  },
  {
    source: "boiler.png",
    name: "boiler-display",
    alt: "The control panel of a wall-hung boiler reads 145, above its pipe connections.",
    extract: part(0.1, 0.2),
  },
  {
    source: "radiant-floor.png",
    name: "radiant-manifold",
    alt: "Red heating pipe rises from a floor to the manifold on the wall.",
    extract: part(0.5, 0),
  },
  {
    source: "boiler-pumps.png",
    name: "circulator-pumps",
    alt: "Two red circulator pumps with brass flanges on copper pipe.",
    extract: part(0.46, 0.16),
  },
  {
    source: "water-heater.png",
    name: "tank-connections",
    alt: "Copper water lines and a metal vent at the top of a tank water heater.",
    extract: part(0.3, 0.1),
  },
  {
    source: "water-heater-maintenance.png",
    name: "gas-control",
    alt: "The red dial of a water heater's gas control, with a green light beside it.",
    extract: part(0.32, 0.12),
  },
  {
    source: "water-heater-maintenance.png",
    name: "drain-valve",
    alt: "A green garden hose on the brass drain valve of a water heater.",
    extract: part(0.06, 0.5),
  },
  {
    source: "copper-valves.png",
    name: "ball-valves",
    alt: "Ball valves with a blue and a red lever on copper pipes, on either side of a metal vent.",
    extract: part(0.4, 0.1, 0.55),
  },
  {
    source: "heat-pump.png",
    name: "heat-pump-fan",
    alt: "The round fan guard of a heat pump in evening sun.",
    extract: part(0.26, 0.22, 0.55),
  },
  {
    source: "heat-pump.png",
    name: "heat-pump-stand",
    alt: "The metal feet of a heat pump hold it clear of a concrete pad, beside a clipped shrub.",
    extract: part(0.28, 0.5),
  },
  {
    source: "heat-pump-snow.png",
    name: "snow-cap",
    alt: "Snow on top of a heat pump, below a warmly lit window.",
    extract: part(0.32, 0.12),
  },
  {
    source: "heat-pump-snow.png",
    name: "winter-lines",
    alt: "Insulated lines lead from a heat pump into the wall of a house, in falling snow.",
    extract: part(0.5, 0.36),
  },
];
