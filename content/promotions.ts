import { z } from "zod";
import { facts } from "@/content/facts";
import { parseContent, promotionSchema, text } from "@/content/schema";

/**
 * The offers, those of the specification in its order. Their dates decide what pages say of them
 * and where; those that are over stay, last and muted. The codes are ours, for the owner to check.
 */
export const promotions = parseContent("promotions.ts", z.array(promotionSchema).min(1), [
  {
    id: "summer-ac-tune-up",
    icon: "snowflake",
    title: "20% off a summer AC tune-up",
    amount: "20%",
    description: "Central air conditioners, home or business.",
    code: "SUMMERAC",
    endsOn: "2025-08-31",
  },
  {
    id: "new-customer",
    icon: "users",
    title: "$50 off for new customers",
    amount: "$50",
    description: "Off your first service.",
    code: "NEWHERE",
    endsOn: "2025-12-31",
  },
  {
    id: "furnace-checkup",
    icon: "flame",
    title: "15% off repairs with a furnace checkup",
    amount: "15%",
    description: "Repairs found at the checkup.",
    code: "WARMFALL",
    startsOn: "2025-09-01",
    endsOn: "2025-10-31",
  },
  {
    id: "duct-cleaning",
    icon: "wind",
    title: "$75 off duct cleaning",
    amount: "$75",
    description: "One cleaning, home or business.",
    code: "FRESHDUCT",
    endsOn: "2025-11-30",
  },
  {
    id: "water-heater-upgrade",
    icon: "droplets",
    title: "$100 off a water heater upgrade",
    amount: "$100",
    description: "When we replace yours.",
    code: "TANKSWAP",
    endsOn: "2025-12-31",
  },
  {
    id: "refer-a-friend",
    icon: "heart-handshake",
    title: "$30 credit each when you refer a friend",
    amount: "$30",
    description: `$30 for you and $30 for the friend who becomes a customer${facts.creditDue ? `, ${facts.creditDue}` : ""}.`,
    code: "REFERPAL",
  },
]);

const { ductCleaning, financing, plan } = facts;
const alwaysSchema = z.strictObject({
  heading: text,
  offers: z.array(
    z.strictObject({
      /** The number set large. */
      amount: text,
      title: text,
      text,
      link: z.strictObject({ label: text, path: text.startsWith("/") }),
    }),
  ),
});

/** Savings without code or end: the plan's discounts and financing. */
export const always = parseContent("promotions.ts", alwaysSchema, {
  heading: "Other offers",
  offers: [
    {
      amount: plan.repairDiscount,
      title: "Off repairs for plan members",
      text: `${plan.price} ${plan.period}: visits ${plan.visits} and priority service.`,
      link: { label: "See the plan", path: "/maintenance-plan" },
    },
    {
      amount: `${ductCleaning.standardPlanDiscount} or ${ductCleaning.advancedPlanDiscount}`,
      title: "Off duct cleaning for plan members",
      text: `${ductCleaning.standardPlanDiscount} off standard, ${ductCleaning.advancedPlanDiscount} off advanced cleaning.`,
      link: { label: "Compare the two", path: "/services/standardDuctCleaning" },
    },
    {
      amount: financing.rate,
      title: financing.offer,
      text: "For new equipment we install.",
      link: { label: "Get an estimate", path: "/services/acEstimates" },
    },
  ],
});
