import data from "@/content/data/promotions.json" with { type: "json" };
import { promotionsSchema } from "@/content/data/schemas/promotions";
import { facts } from "@/content/facts";
import { parseData } from "@/content/parse-content";
import { quotedFree } from "@/content/service-facts";

/**
 * The offers. Their dates decide what pages say of them and where; those that are over stay, last and
 * muted.
 */
export const { promotions } = parseData("data/promotions.json", promotionsSchema, data);

const { ductCleaning, plan } = facts;

/** Savings without code or end: the plan's discounts and free quotes. */
export const always = {
  heading: "Other offers",
  offers: [
    {
      /** The number set large. */
      amount: plan.repairDiscount,
      title: "Off eligible repairs for plan members",
      text: `The plan, ${plan.price} ${plan.period}, adds visits ${plan.visits} and priority service.`,
      link: { label: "See the plan", path: "/maintenance-plan" },
    },
    {
      amount: `${ductCleaning.standardPlanDiscount} or ${ductCleaning.advancedPlanDiscount}`,
      title: "Off duct cleaning for plan members",
      text: `Members get ${ductCleaning.standardPlanDiscount} off a standard and ${ductCleaning.advancedPlanDiscount} off an advanced cleaning.`,
      link: { label: "Compare the two", path: "/services/standardDuctCleaning" },
    },
    {
      amount: "Free",
      title: quotedFree,
      text: "We look, measure and price the job, and you decide.",
      link: { label: "Get an estimate", path: "/services/acEstimates" },
    },
  ],
};
