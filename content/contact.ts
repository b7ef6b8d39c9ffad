import { facts } from "@/content/facts";
import { freeQuotes } from "@/content/service-facts";
import { linkedArea } from "@/content/towns";

/** The words of the contact page around its form. */
export const contact = {
  title: "Get in touch with us",
  description: `Call ${facts.hours.repairs}, emergencies 24/7. We answer messages in ${facts.replyTime}.`,
  who: `Our family company handles heating, cooling, ducts and water heaters in ${linkedArea}, with ${facts.certification} heating and cooling technicians. ${freeQuotes}`,
  formHeading: "Write to us",
  formIntro: "Include your ZIP code.",
  button: "Submit message",
  beside: {
    label: "Other ways to reach us",
    hours: { heading: "Hours" },
    call: { heading: "Phone and address", relay: "For a relay call, dial 711." },
  },
  // The hours that the services' facts name; what "24/7" means is in the emergency box.
  hours: [
    { what: "Repairs", when: facts.hours.repairs },
    { what: "Estimates, installation, maintenance, ducts", when: facts.hours.appointments },
  ],
};
export type Contact = typeof contact;
