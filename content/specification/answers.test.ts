import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { facts } from "@/content/facts";
import { placeholders } from "@/content/navigation";
import { replyPromise } from "@/content/promises";
import { prefillMessages, formWords } from "@/content/words/forms";
import { galleryWords, photoName } from "@/content/words/gallery";
import { openHours } from "@/content/open-hours";
import { open, shortHours } from "@/content/words/hours";
import { callWords } from "@/content/words/calls";
import { frameWords } from "@/content/words/frame";
import { mailFailed } from "@/content/words/mail";
import { newsletterWords } from "@/content/words/newsletter";
import { notFoundWords } from "@/content/words/not-found";
import { ends, starts } from "@/content/words/offer-dates";
import { codeWords, offerWords } from "@/content/words/offers";
import { pageWords } from "@/content/words/pages";
import { proofWords } from "@/content/words/proof";
import { areaWords } from "@/content/words/service-area";
import { serviceWords } from "@/content/words/service-page";
import { storyWords } from "@/content/words/stories";
import { unsubscribeWords } from "@/content/words/unsubscribe";

// The specification's own strings, exact to the character. Browser tests read them from content.

test("the quote form says what the specification has it say (rows 94, 98, 105-107, 110, 192, 204)", () => {
  expect(formWords).toMatchObject({
    fields: {
      ...{ name: "Name", email: "Email", phone: "Phone", service: "Service", message: "Message" },
      subscribe: "Subscribe to our newsletter",
    },
    choose: "Select a Service",
    hints: {
      name: "Please enter your name.",
      email: "Please enter a valid email address",
      phone: "Please enter your phone number.",
      service: "Please select a service.",
      message: "Please enter a message.",
    },
    sending: "Sending...",
    sent: { home: "Thank you! We'll be in touch soon.", contact: "Thanks! We'll be in touch." },
  });
  expect(Object.entries(formWords.services)).toEqual(
    Object.entries({
      ...{ heating: "Heating", cooling: "Cooling", "duct-cleaning": "Duct Cleaning" },
      ...{ "water-heater": "Water Heater", "air-quality": "Air Quality", other: "Other" },
    }),
  );
  expect(contact.title).toBe("Get in touch with us");
  expect(contact.button).toBe("Submit message");
  expect(replyPromise).toBe(`We'll get back to you in ${facts.replyTime}.`);
  expect(mailFailed.quote).toBe("Submission failed");
});

test("so do the newsletter and the page to leave it (rows 151-154, 158-168)", () => {
  expect(newsletterWords).toMatchObject({
    subscribe: "Subscribe",
    subscribing: "Subscribing...",
    subscribed: "Thanks for subscribing!",
    invalid: "Please enter a valid email.",
  });
  expect(unsubscribeWords).toMatchObject({
    ...{ heading: "Unsubscribe", noEmail: "Error: No email provided.", goHome: "Go Home" },
    ...{ question: "We're sorry to see you go!", yes: "Yes, unsubscribe me" },
    ...{ no: "No, keep me subscribed", processing: "Processing… please wait." },
    ...{ resubscribe: "Resubscribe", resubscribed: "You've been resubscribed!" },
    backHome: "Back to Home",
  });
  expect(unsubscribeWords.consequence).toMatch(/promotional updates, offers and news will stop/);
  expect(unsubscribeWords.done(facts.removalTime)).toBe(
    `You have been successfully unsubscribed. Please allow ${facts.removalTime} for your information to be fully removed.`,
  );
  expect(mailFailed).toMatchObject({
    subscribe: "Subscription failed",
    unsubscribe: "Unsubscribe failed. Please try again later.",
    resubscribe: "Resubscribe failed. Please try again.",
  });
});

test("so do the gallery, the codes and the page for unknown services (row 186)", () => {
  expect(Object.values(galleryWords.filters)).toEqual(
    "Display All|AC|Duct Cleaning|Heating|WaterHeaters|Heat Pump".split("|"),
  );
  expect(galleryWords.photoFailed).toBe("This image failed to load");
  expect(codeWords.use).toBe("Use Code: {code}");
  expect(notFoundWords.service).toBe("Service not found!");
});

test.each<[string, string]>([
  ["I would like to use the code SUMMERAC.", prefillMessages.promo("SUMMERAC")],
  ["Do you serve St. Louis?", prefillMessages.town("St. Louis")],
  ["Open for repairs until 8 PM", open("8 PM")],
  ["Repairs until 8 PM", shortHours("8 PM")],
  [`{time} in ${company.address.town}. ${openHours.anyTime}`, openHours.closedText],
  ["Starts September 1", starts("September 1")],
  ["Ends in 2 days", ends(2)],
  ["Ends in 1 day", ends(1)],
  [
    "Yes, 60540 is a Naperville ZIP code. We'll confirm your address when you call.",
    areaWords.ours("60540", "Naperville"),
  ],
  ["Yes, 60502 is an Aurora ZIP code", areaWords.ours("60502", "Aurora").split(".")[0] ?? ""],
  ["Heating work photo 2", photoName(galleryWords.filters.heating, 2)],
  ["Water heater work photo 2", photoName(galleryWords.filters.waterheaters, 2)],
  ["Privacy Policy are coming soon...", placeholders.privacy],
  ["Terms of Use are coming soon...", placeholders.terms],
  ["Finance are coming soon...", placeholders.finance],
  ["Scroll to top", frameWords.toTop],
  ["Exclusive Deals", frameWords.menu.deals],
  ["Schedule Service", frameWords.menu.schedule],
  ["Call for a Quote:", callWords.forQuote],
  ["Finance with us", callWords.finance],
  ["Service details not available.", serviceWords.noDetails],
  ["Request Service", serviceWords.request],
  ["Current Promotions", pageWords.promotions.heading],
  ["Ask about this offer", offerWords.ask],
  ["Ask what we offer now", offerWords.askInstead],
  ["Our Service Areas", pageWords.serviceArea.heading],
  ["Search your area", areaWords.search],
  ['No results found for "Nowhere"', areaWords.noResults("Nowhere")],
  ["Previous slide", storyWords.previous],
  ["Next slide", storyWords.next],
  ["Insured", proofWords.insured],
  ["Read our reviews", proofWords.reviews],
])(
  "%s (rows 14-16, 23, 30-33, 117, 127, 129, 131-135, 138, 140, 142, 143, 171, 202, 208)",
  (exact, ours) => {
    expect(ours).toBe(exact);
  },
);
