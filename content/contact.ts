import { z } from "zod";
import { facts } from "@/content/facts";
import { parseContent } from "@/content/parse-content";
import { text } from "@/content/schema";

const headed = z.strictObject({ heading: text });
const contactSchema = z.strictObject({
  title: text,
  description: text,
  formHeading: text,
  button: text,
  beside: z.strictObject({
    label: text,
    hours: headed.extend({ note: text }),
    call: headed.extend({ relay: text }),
  }),
  hours: z.array(z.strictObject({ what: text, when: text })),
});
export type Contact = z.infer<typeof contactSchema>;

/** The words of the contact page around its form. */
export const contact = parseContent("contact.ts", contactSchema, {
  title: "Get in touch with us",
  description: `We repair ${facts.hours.extended} and answer emergencies 24/7. We answer messages in ${facts.replyTime}.`,
  formHeading: "Write to us",
  button: "Submit message",
  beside: {
    label: "Other ways to reach us",
    hours: { heading: "Hours", note: facts.emergencyHours.feeBesideHours },
    call: {
      heading: "Phone and address",
      relay: "Deaf or hard of hearing? Dial 711 for relay.",
    },
  },
  // The hours that the services' facts name; what "24/7" means is in the emergency box.
  hours: [
    { what: "Repairs", when: facts.hours.extended },
    { what: "Estimates, installation, maintenance, ducts", when: facts.hours.weekdays },
  ],
});
