import { facts } from "@/content/facts";
import { maintenancePlan } from "@/content/maintenance-plan";

test("the sum is the price divided by the discount (row 197)", () => {
  const [price, percent] = [facts.plan.price, facts.plan.repairDiscount].map((fact) =>
    Number(fact.replace(/\D/g, "")),
  );
  const sum = Number(/about \$(\d+) /.exec(maintenancePlan.arithmetic.line)?.[1]);
  expect((sum * (percent ?? 0)) / 100).toBeCloseTo(price ?? 0, 0);
});

test("it says so in the specification's figures (row 197)", () => {
  expect(maintenancePlan.arithmetic.line).toBe(
    "15% off repairs covers the plan at about $660 of repairs a year, before the two visits.",
  );
});
