import { facts } from "@/content/facts";
import { maintenancePlan } from "@/content/maintenance-plan";

test("the sum is the price divided by the discount (row 197)", () => {
  const [price, percent] = [facts.plan.price, facts.plan.repairDiscount].map((fact) =>
    Number(fact.replace(/\D/g, "")),
  );
  const sum = Number(/about \$(\d+)\b/.exec(maintenancePlan.arithmetic.line)?.[1]);
  expect((sum * (percent ?? 0)) / 100).toBeCloseTo(price ?? 0, 0);
  const { rows } = maintenancePlan.arithmetic;
  for (const { repairs, saves } of rows) expect(saves).toBe((repairs * (percent ?? 0)) / 100);
  expect(rows).toContainEqual({ repairs: sum, saves: price });
});
