import { z } from "zod";
import { company } from "@/content/company";
import { check, text } from "@/content/schema";

const accessibilitySchema = z.strictObject({
  heading: text,
  lead: text,
  sections: z
    .array(
      z.strictObject({
        heading: text,
        text: text.optional(),
        bullets: z.array(text).min(1).optional(),
      }),
    )
    .min(1),
});

/**
 * The accessibility statement (issue 7 no. 4). It says only what was done: change the date and the
 * list together, after testing again.
 */
export const accessibility = check("accessibility.ts", accessibilitySchema, {
  heading: "Accessibility",
  lead: `Everybody should be able to find help on this site and ask for it. ${company.name} aims for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.`,
  sections: [
    {
      heading: "What we do",
      bullets: [
        "Every page works with a keyboard alone, and shows where you are on it.",
        "Text can be enlarged to twice its size, and pages fit a window 320 pixels wide, without scrolling sideways.",
        "Whatever moves by itself has a button that stops it, and stays still when your device asks for less motion.",
        "Without JavaScript every page can still be read, every link works, and forms give you a phone number instead.",
        "What you type into a quote form is kept when sending fails.",
      ],
    },
    {
      heading: "What was tested",
      text: "Last tested in November 2026, by program, on a built copy of this site, in Chromium, with the main journeys repeated in Firefox:",
      bullets: [
        "axe-core, an automatic checker of WCAG rules, on every page at three widths on November 21, 2026, and on a page of each kind with menus, errors and pictures open.",
        "The keyboard tests that the W3C publishes for menus, carousels and dialogs.",
        "The order in which controls take the focus, the size of each, and that none is hidden behind another.",
        "The contrast of text, also where it stands on a picture.",
      ],
    },
    {
      heading: "What is not perfect",
      bullets: [
        "Nobody has gone through the site with a screen reader yet. Names, roles and announcements were checked in what the browser hands to one, which is not the same.",
        "The tests were made by programs. People with disabilities have not tried the site yet.",
        "Messages about a form that was sent, or could not be, go away after five seconds. On a failure your text stays in the form and the phone number beside it.",
        "Some content is a sample for now: addresses, phone number and customer stories, and three pages that say they are coming soon.",
        "Safari and real phones were not tested.",
      ],
    },
  ],
});
