import { facts } from "@/content/facts";

/** What the pages say or leave out without the owner's word for it, by the id that answers it. */
const questions = {
  "manual-j": "Do you calculate every new AC by Manual J? AC installation says so.",
  "haul-away": "Do you take old equipment away at no charge? AC installation says you take it.",
  "duct-cameras": "Do you look into ducts with a camera? Advanced duct cleaning says so.",
  "steam-boilers": "Do you install and service steam boilers? The boiler pages say so.",
  durations: "Are the durations right? They are `duration` in facts.ts.",
  "night-fee":
    "Does the extra fee outside business hours hold beyond emergency AC, for furnaces and water heaters? How much is it?",
  "furnace-visit": "What does a furnace visit cost?",
  "water-heater-visit": "What does a water heater visit cost?",
  "tune-up": "What does one tune-up cost without the plan?",
  "no-heat": "How soon does a technician come when there is no heat?",
  holidays: "On which holidays are regular visits off?",
  payment: "How can customers pay?",
  "price-first":
    "Is the price always told before work begins? Then say so in `priceFirst`, and repairs and duct cleaning do.",
  "gas-utility":
    "Which emergency number has the gas utility in all towns? It is `gasUtilityPhone`.",
} as const;

type QuestionId = keyof typeof questions;

/** The questions whose ids `answered` does not hold, in order. */
export const openQuestions = (answered: readonly string[] = facts.answered): string[] =>
  (Object.keys(questions) as QuestionId[])
    .filter((id) => !answered.includes(id))
    .map((id) => `${questions[id]} (\`${id}\`)`);
