import { facts } from "@/content/facts";

/** What the pages say or leave out without the owner's confirmation, by the id that answers it. */
const questions = {
  "manual-j": "Do you calculate every new AC by Manual J? AC installation says so.",
  "haul-away":
    "Do you take old equipment away at no charge? AC and water heater installation say you take it. Do you take old mercury thermostats?",
  "duct-cameras": "Do you look into ducts with a camera? Advanced duct cleaning says so.",
  "duct-scope":
    "What do the two duct cleanings include? May a customer switch to the standard one after the first look? Their pages say so. How does the crew make droppings safe before it brushes?",
  "boiler-repair":
    "Do you repair boilers? It is `boilerRepair`; until then their owners are told to call first. Do you repair heat pumps and heated floors in repair hours? Their pages say so.",
  refusals:
    "Do you stand by what each service page refuses first, such as \"we won't sell you a new one\", and by About's vision?",
  "steam-boilers": "Do you install and service steam boilers? The boiler pages say so.",
  durations: "Are the durations right? They are `duration` in facts.json.",
  "night-fee":
    "Does the extra fee outside business hours hold beyond emergency AC, for furnaces and water heaters? How much is it? It is `nightFee`.",
  "night-arrival":
    "Does emergency AC's time of arrival hold at any hour of the night? Which visits are emergencies with the shorter warranty, and is the diagnostic fee charged on them?",
  "furnace-visit": "What does a furnace visit cost? It is `visits.furnace`.",
  "water-heater-visit": "What does a water heater visit cost? It is `visits.waterHeater`.",
  "tune-up": "What does one tune-up cost without the plan? It is `tuneUp`.",
  priority: "What does a plan member's priority service get, and how soon? It is `priority`.",
  "plan-terms":
    "How many systems does the plan cover, is each visit a whole tune-up, does it include water heaters, and does it renew by itself? Illinois has rules for automatic renewal (815 ILCS 601).",
  "offer-terms":
    "When is a referral's credit due, and may offers be combined, also with the plan? Their descriptions in promotions.json leave both out.",
  "financing-terms":
    "Who lends at 0%, and which terms have to stand beside it? Regulation Z (12 CFR 1026.24) names them once an ad states a period of repayment.",
  privacy:
    "What do you do with what visitors send, and for how long? The forms take it, and the privacy policy is still to come.",
  "phone-use":
    "Do you use a visitor's phone number for anything but the answer? What is said of it beside the forms is `phoneUse`.",
  credentials:
    "Do your technicians hold EPA Section 608 cards, who insures you for liability (815 ILCS 513/25), and in which towns are you registered? They are `licenses` and `insured` in company.json.",
  permits: "Who gets the permit for new equipment? It is `permits`.",
  "after-call": "Who answers the phone at night, and what happens after a call?",
  "no-heat": "How soon does a technician come when there is no heat? It is `noHeatArrival`.",
  holidays: "On which holidays are regular visits off, and is the phone answered on them?",
  payment: "How can customers pay?",
  "price-first":
    "Is the price always told before work begins? Then say so in `priceFirst`, and repairs and duct cleaning do.",
  "gas-utility":
    "Is Nicor Gas the gas utility in all your towns? The safety box gives its emergency number. It is `gasUtility`.",
} as const;

/** The ids of all questions. */
export const questionIds = Object.keys(questions) as (keyof typeof questions)[];

/** The questions whose ids are not in `answered`, in order. */
export const openQuestions = (answered: readonly string[] = facts.answered): string[] =>
  questionIds.filter((id) => !answered.includes(id)).map((id) => `${questions[id]} (\`${id}\`)`);
