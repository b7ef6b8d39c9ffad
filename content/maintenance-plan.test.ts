import { facts } from "@/content/facts";
import type * as content from "@/content/maintenance-plan";
import { dollars } from "@/content/words/dollars";

const { plan } = facts;
const other = { ...plan, repairDiscount: "15%" };

test.each([
  [plan, /./, /visits? a year$/],
  [{ ...other, price: "$199", visits: "once per year" }, /^\$1,327$/, /^One preventative visit a/],
  [{ ...other, price: "$1200", visits: "four times a year" }, /^\$8,000$/, /^Four preventative vi/],
])(
  "the plan pays where its price is divided by its discount: %j (row 197)",
  (given, sum, visits) => {
    jest.isolateModules(() => {
      jest.doMock("@/content/facts", () => ({ facts: { ...facts, plan: given } }));
      const { maintenancePlan } = jest.requireActual<typeof content>("@/content/maintenance-plan");
      const { line, rows } = maintenancePlan.arithmetic;
      const paid = rows.find(({ pays }) => pays);
      expect(line).toContain(`reach ${dollars(paid?.repairs ?? 0)}.`);
      expect(dollars(paid?.repairs ?? 0)).toMatch(sum);
      expect(`$${paid?.saves}`).toBe(given.price);
      expect(maintenancePlan.buys[0]).toMatch(visits);
      const percent = Number.parseInt(given.repairDiscount);
      for (const { repairs, saves } of rows)
        expect(saves).toBe(Math.round((repairs * percent) / 100));
    });
  },
);
