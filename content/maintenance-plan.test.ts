import { facts } from "@/content/facts";
import { maintenancePlan } from "@/content/maintenance-plan";

test("the sum is the price divided by the discount (row 197)", () => {
  const [price, percent] = [facts.plan.price, facts.plan.repairDiscount].map((fact) =>
    Number(fact.replace(/\D/g, "")),
  );
  const { line, rows } = maintenancePlan.arithmetic;
  const sum = rows.find(({ saves }) => saves === price)?.repairs;
  expect(line).toMatch(new RegExp(`\\$${sum}\\b`));
  const saved = (repairs = 0) => (repairs * (percent ?? 0)) / 100;
  expect(saved(sum)).toBeCloseTo(price ?? 0, 0);
  for (const { repairs, saves } of rows) expect(saves).toBe(Math.round(saved(repairs)));
});
