import { z } from "zod";
import { check, promotionSchema } from "@/content/schema";

/**
 * The six offers in the order of the specification (rows 130-137). Dated ones stay when they are
 * over: the browser adds their state (trap 1). The codes are ours, for the owner to check.
 */
export const promotions = check("promotions.ts", z.array(promotionSchema).length(6), [
  {
    id: "summer-ac-tune-up",
    icon: "snowflake",
    title: "20% off a summer AC tune-up",
    amount: "20%",
    description: "For one tune-up visit on a central air conditioner, at home or at work.",
    code: "SUMMERAC",
    validUntil: "Valid until August 31, 2025",
    endsOn: "2025-08-31",
  },
  {
    id: "new-customer",
    icon: "users",
    title: "$50 off for new customers",
    amount: "$50",
    description: "For the first service you book with us, whichever one it is.",
    code: "NEWHERE",
    validUntil: "Valid until December 31, 2025",
    endsOn: "2025-12-31",
  },
  {
    id: "furnace-checkup",
    icon: "flame",
    title: "15% off repairs with a furnace checkup",
    amount: "15%",
    description: "For repairs that a furnace checkup in September or October shows to be needed.",
    code: "WARMFALL",
    validUntil: "September and October 2025",
    startsOn: "2025-09-01",
    endsOn: "2025-10-31",
  },
  {
    id: "duct-cleaning",
    icon: "wind",
    title: "$75 off duct cleaning",
    amount: "$75",
    description: "For one cleaning of the ducts in a home or a business.",
    code: "FRESHDUCT",
    validUntil: "Valid until November 30, 2025",
    endsOn: "2025-11-30",
  },
  {
    id: "water-heater-upgrade",
    icon: "droplets",
    title: "$100 off a water heater upgrade",
    amount: "$100",
    description: "For replacing the water heater you have with a new one that we install.",
    code: "TANKSWAP",
    validUntil: "Valid until December 31, 2025",
    endsOn: "2025-12-31",
  },
  {
    id: "refer-a-friend",
    icon: "heart-handshake",
    title: "$30 credit each when you refer a friend",
    amount: "$30",
    description: "For you and for a friend who becomes our customer because you sent them.",
    code: "REFERPAL",
    validUntil: "No expiration",
  },
]);
