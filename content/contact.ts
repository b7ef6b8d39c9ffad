import { z } from "zod";
import { facts } from "@/content/facts";
import { check, text } from "@/content/schema";

const contactSchema = z.strictObject({
  title: text,
  description: text,
  formHeading: text,
  urgent: z.strictObject({ heading: text, text, link: text, path: text.startsWith("/") }),
});
export type Contact = z.infer<typeof contactSchema>;

/** The words of the contact page around its form (row 101). */
export const contact = check("contact.ts", contactSchema, {
  title: "Get in touch with us",
  description:
    "A repair, an installation, an estimate or only a question: write it down the way you would say it.",
  formHeading: "Write to us",
  urgent: {
    heading: "Is it an emergency?",
    text: `Do not wait for an answer to a form. ${facts.emergencyService} begins with a call.`,
    link: "How emergency AC service works",
    path: "/services/emergencyAC",
  },
});
