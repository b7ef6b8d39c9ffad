import { facts } from "@/content/facts";
import { replyPromise } from "@/content/promises";
import { messages, noResults, unsubscribedMessage } from "@/lib/messages";

test("the error catalogue is exact to the character (rows 96, 98, 105-108, 110, 151-154, 157, 162, 164, 166, 167, 192)", () => {
  expect(messages).toMatchObject({
    sending: "Sending...",
    quoteSent: "Thank you! We'll be in touch soon.",
    contactSent: "Thanks! We'll be in touch.",
    submissionFailed: "Submission failed",
    subscribing: "Subscribing...",
    subscribed: "Thanks for subscribing!",
    subscriptionFailed: "Subscription failed",
    invalidNewsletterEmail: "Please enter a valid email.",
    processing: "Processing\u2026 please wait.",
    noEmail: "Error: No email provided.",
    unsubscribeFailed: "Unsubscribe failed. Please try again later.",
    resubscribed: "You've been resubscribed!",
    resubscribeFailed: "Resubscribe failed. Please try again.",
    enterName: "Please enter your name.",
    enterEmail: "Please enter a valid email address",
    enterPhone: "Please enter your phone number.",
    selectService: "Please select a service.",
    enterMessage: "Please enter a message.",
  });
});

test("no catalogue string has a typographic quote or dash of its own (rows 98, 166)", () => {
  const { processing, ...others } = messages;
  expect(processing.replace("\u2026", "")).toMatch(/^[\x20-\x7e]+$/);
  for (const words of Object.values(others)) expect(words).toMatch(/^[\x20-\x7e]+$/);
});

test("the removal is promised with an en dash (rows 163, 203)", () => {
  expect(unsubscribedMessage(facts.removalTime)).toBe(
    "You have been successfully unsubscribed. Please allow 7\u201310 days for your information to be fully removed.",
  );
});

test("the reply is promised with a hyphen (rows 109, 203)", () => {
  expect(replyPromise).toBe("We'll get back to you in 1-2 business days.");
});

test("a search without a match is quoted as typed (row 143)", () => {
  expect(noResults(' sPrIng"field ')).toBe('No results found for " sPrIng"field "');
});
