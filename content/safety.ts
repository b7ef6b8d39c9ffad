import { z } from "zod";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { check, text } from "@/content/schema";

const safetySchema = z.strictObject({
  heading: text,
  text: text,
  steps: z.array(text).min(3),
});
export type Safety = z.infer<typeof safetySchema>;

/** The one box that every gas appliance page shares: what to do before calling anybody else. */
export const safety = check("safety.ts", safetySchema, {
  heading: "Smell gas, or hear a carbon monoxide alarm?",
  text: `Get out first. Do not use our form for this: we answer it in ${facts.replyTime}.`,
  steps: [
    "Leave the building now, with everyone in it.",
    "Touch no light switch, thermostat or appliance, and use no phone until you are outside.",
    "From a safe distance, call 911 or your gas utility.",
    "Stay out until the fire department or the utility says you may go back.",
    `After that, call us at ${company.phone.display} about the appliance itself.`,
  ],
});
