/**
 * The opened machines: picture, the same with its parts failed, what burns, and the trade names of the parts that
 * the renderer marked in their pictures (imagery/masters/figures).
 */
export const machines = {
  furnace: {
    picture: "cutaway-furnace",
    failed: "failed-furnace",
    burnsGas: true,
    parts: {
      ignitor: "Hot surface igniter",
      "flame-sensor": "Flame sensor",
      "heat-exchanger": "Heat exchanger",
      inducer: "Draft inducer",
      "control-board": "Control board",
      blower: "Blower and motor",
      filter: "Air filter",
    },
  },
  condenser: {
    picture: "cutaway-condenser",
    failed: "failed-condenser",
    parts: {
      fan: "Condenser fan",
      "fan-motor": "Fan motor",
      coil: "Condenser coil",
      compressor: "Compressor",
      capacitor: "Dual run capacitor",
      contactor: "Contactor",
      "refrigerant-lines": "Refrigerant lines",
    },
  },
  miniSplit: {
    picture: "cutaway-mini-split",
    parts: {
      "blower-wheel": "Blower wheel",
      "indoor-coil": "Indoor coil",
      filter: "Washable filter",
      "condensate-drain": "Condensate drain",
      "line-set": "Line set",
      "outdoor-fan": "Outdoor fan",
      compressor: "Inverter compressor",
    },
  },
  heatPump: {
    picture: "cutaway-heat-pump",
    failed: "failed-heat-pump",
    parts: {
      fan: "Outdoor fan",
      "outdoor-coil": "Outdoor coil",
      compressor: "Compressor",
      "reversing-valve": "Reversing valve",
      "defrost-sensor": "Defrost sensor",
      "control-board": "Control board",
      "drain-gap": "Stand and drain gap",
    },
  },
  boiler: {
    picture: "cutaway-boiler",
    failed: "failed-boiler",
    ground: "board",
    burnsGas: true,
    parts: {
      "heat-exchanger": "Burner and heat exchanger",
      "relief-valve": "Relief valve",
      gauge: "Pressure and temperature gauge",
      "air-separator": "Air separator",
      "expansion-tank": "Expansion tank",
      circulator: "Circulator pump",
      "zone-valves": "Zone valves",
    },
  },
  radiantFloor: {
    picture: "cutaway-radiant-floor",
    // Its boiler does.
    burnsGas: true,
    parts: {
      manifold: "Manifold",
      actuator: "Zone actuator",
      "supply-return": "Supply and return",
      tubing: "PEX tubing",
      insulation: "Insulation",
      "poured-slab": "Poured slab",
      floor: "Finished floor",
    },
  },
  thermostat: {
    picture: "cutaway-thermostat",
    ground: "wall",
    parts: {
      "terminal-r": "R: power",
      "terminal-w": "W: heat",
      "terminal-y": "Y: cooling",
      "terminal-c": "C: common",
      "terminal-g": "G: fan",
      cable: "Thermostat cable",
      thermostat: "Thermostat",
    },
  },
  ducts: {
    picture: "cutaway-ducts",
    parts: {
      "return-grille": "Return grille",
      filter: "Filter",
      blower: "Blower",
      "supply-trunk": "Supply trunk",
      damper: "Balancing damper",
      branch: "Branch duct",
      register: "Supply register",
    },
  },
  tank: {
    picture: "cutaway-tank",
    failed: "failed-tank",
    burnsGas: true,
    parts: {
      "gas-valve": "Gas control valve",
      burner: "Burner",
      "flue-baffle": "Draft hood and flue",
      "anode-rod": "Anode rod",
      "dip-tube": "Dip tube",
      "relief-valve": "Relief valve and pipe",
      "drain-valve": "Drain valve",
    },
  },
  tankless: {
    picture: "cutaway-tankless",
    burnsGas: true,
    ground: "wall",
    parts: {
      vent: "Vent and air intake",
      "heat-exchanger": "Heat exchanger",
      burner: "Burner",
      fan: "Combustion fan",
      "gas-valve": "Gas valve",
      "flow-sensor": "Flow sensor",
      "isolation-valves": "Isolation valves",
    },
  },
} as const;

type Machines = typeof machines;
export const machineNames = Object.keys(machines) as (keyof Machines)[];

/** Whether a machine, or what heats it, burns gas: its pages show the safety box. */
export const burnsGas = (machine: keyof Machines) => "burnsGas" in machines[machine];
