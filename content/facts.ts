import data from "@/content/data/facts.json" with { type: "json" };
import { factsSchema } from "@/content/data/schemas/facts";
import { hours } from "@/content/hours";
import { parseData } from "@/content/parse-content";

const { emergencyPhone, ...plain } = parseData("data/facts.json", factsSchema, data);
const { rate, term, condition } = plain.financing;
const extra = plain.nightFee ? `${plain.nightFee} extra` : "extra";
/** Which visits may cost extra. */
const outside = "After-hours visits";
const interest = `${rate} interest`;

/** Every price, fee, warranty, hour and promise of the company, and what is said around them. */
export const facts = {
  ...plain,
  hours,
  financing: { ...plain.financing, interest, offer: `${interest} for ${term} ${condition}` },
  // The meaning of "24/7": the phone at all hours, and a fee outside business hours, which is known of emergency AC.
  emergencyHours: {
    phone: emergencyPhone,
    /** Of all repairs at once. */
    feeOfAll: plain.nightFee
      ? `${outside} cost ${extra}.`
      : "After hours, AC emergencies cost extra, and other repairs may too.",
    /** Of an AC's repair. */
    feeOfAc: `${outside} cost ${extra}.`,
    /** Of repairs other than an AC's, where the hours are not beside it. */
    feeBriefly: `${outside} ${plain.nightFee ? "cost" : "may cost"} ${extra}.`,
  },
};
