import { placeholders } from "@/content/navigation";
import { callWords } from "@/content/words/calls";
import { frameWords } from "@/content/words/frame";
import { offerWords } from "@/content/words/offers";
import { pageWords } from "@/content/words/pages";
import { areaWords } from "@/content/words/service-area";
import { serviceWords } from "@/content/words/service-page";
import { storyWords } from "@/content/words/stories";

// The specification's own strings, exact to the character. Browser tests read them from content.

test.each<[string, string]>([
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
])("%s (rows 14-16, 23, 30-33, 117, 127, 129, 138, 140, 142, 143, 208)", (exact, ours) => {
  expect(ours).toBe(exact);
});
