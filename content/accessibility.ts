import { company } from "@/content/company";

/** The accessibility statement. It says only what was tested: change it after testing again. */
export const accessibility = {
  heading: "Accessibility",
  lead: `Everyone should be able to find help here and ask for it. ${company.name} aims for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.`,
  sections: [
    {
      heading: "What works",
      bullets: [
        "In our checks, every page worked with a keyboard alone, and you could always see where you were.",
        "You can make text twice as large. Pages fit a screen 320 pixels wide without scrolling sideways.",
        "You can stop anything that moves by itself. Nothing moves if your device asks for less motion.",
        "You can read the pages and follow their links without JavaScript. Forms, the town search and the gallery's pictures need it. Without it, forms show a phone number.",
        "If a request can't be sent, your text stays in the form.",
      ],
    },
    {
      heading: "What doesn't work well yet",
      bullets: [
        "The notice after you send a form stays only five seconds. If sending fails, our phone number stays.",
        "We haven't tested with screen reader users, in Apple's own Safari or on real phones yet.",
      ],
    },
    {
      heading: "How we test",
      text: "In November 2026 we checked every page at three widths with axe-core in Chromium. We repeated the main tasks in Firefox and in WebKit, the engine inside Safari, at phone and desktop widths.",
    },
  ],
  // Names in braces in its text stand for links.
  tell: {
    heading: "Report a problem",
    text: "If something doesn't work for you, call {phone}, email {email} or use the {form}, and say which page. We'll help you by phone or email and work on the problem.",
    form: "contact form",
  },
};
