import { about } from "@/content/about";
import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { emergency } from "@/content/emergency";
import { partsOf } from "@/content/figures/parts";
import { finder } from "@/content/finder";
import { home } from "@/content/home";
import { maintenancePlan } from "@/content/maintenance-plan";
import { pages, placeholders, serviceMenu } from "@/content/navigation";
import { always, promotions } from "@/content/promotions";
import { safety } from "@/content/safety";
import { services } from "@/content/services";
import { testimonials } from "@/content/testimonials";
import { serviceWords } from "@/content/words/service-page";
import { byPhase } from "@/lib/calendar/promotion-state";
import { categories } from "@/lib/gallery/category";

// The words of content where they are in content; else what a component says of itself.

const h1 = (name: string) => `heading 1 ${name}`;
const h2 = (name: string) => `heading 2 ${name}`;
const h3 = (name: string) => `heading 3 ${name}`;
const link = (name: string) => `link ${name}`;
const button = (name: string) => `button ${name}`;
const part = (name: string) => [`region ${name}`, h2(name)];
const call = link(company.phone.display);

const form = (message: string, send: string) => [
  ...["Name *", "Email *", "Phone *"].map((label) => `textbox ${label}`),
  "combobox Service *",
  `textbox ${message}`,
  "checkbox Subscribe to our newsletter",
  button(send),
  call,
];
const callNow = link(`Call ${company.phone.display}`);
const closing = ({ heading, ctaText }: { heading: string; ctaText: string }) => [
  ...part(heading),
  ...[link(ctaText), callNow],
];
const offer = (title: string, code: string) => [
  ...[h2(title), button(`Use Code: ${code}`)],
  link(`Ask about this offer : ${title}`),
];
const { furnaceRepair } = services;
const opened = [
  h2(furnaceRepair.figure.title),
  ...partsOf("furnaceRepair").map(({ name, says }) => link(`${name} ${says}`)),
];
const { current, next, past } = byPhase(promotions, new Date());
const repairActions = [callNow, link(furnaceRepair.ctaText ?? "")];
const { overview, quote, plan, strip, stories } = home;

/** An address of each template, and what its main part holds from top to bottom. */
export const templates: [path: string, main: string[]][] = [
  [
    "/",
    [
      h1(home.headline),
      link(`Call ${company.phone.display}`),
      link("Get a free quote"),
      ...[...part(finder.heading), h3(finder.danger.heading)],
      ...finder.worries.flatMap(({ symptoms }) =>
        symptoms.filter(({ onHome }) => onHome).map(({ words }) => link(words)),
      ),
      link(finder.more),
      ...part(overview.heading),
      ...overview.cards.flatMap(({ title, links }) => [
        h3(title),
        ...links.map((each) => link(each.label)),
      ]),
      ...part(quote.heading),
      call,
      ...form("Message", "Get my free quote"),
      ...part(plan.heading),
      ...[link(maintenancePlan.more), link(plan.button), call],
      ...[...part(strip.heading), link(strip.link)],
      ...[...part(stories.heading), "region Customer stories"],
      ...testimonials.map((_, index) => `group ${index + 1} of ${testimonials.length}`),
      ...[button("Previous slide"), button("Next slide")],
      ...testimonials.map((_, index) => button(`Go to slide ${index + 1}`)),
      ...[...part(home.closing.heading), link(home.closing.ctaText)],
    ],
  ],
  [
    "/services/furnaceRepair",
    [
      ...["navigation Breadcrumb", link(pages.home.label), link(pages.services.label)],
      ...[h1(furnaceRepair.title), ...repairActions, link("Scroll down to the details")],
      ...(furnaceRepair.extraText?.includes(company.phone.display) ? [call] : []),
      ...[`complementary ${safety.heading}`, h2(safety.heading)],
      ...furnaceRepair.sections.flatMap(({ heading, ctaText }, index) => [
        h2(heading),
        ...(ctaText ? [link(ctaText)] : []),
        ...(index === 0 ? opened : []),
      ]),
      ...[...current, ...next].flatMap(({ id, title, code }) =>
        id === furnaceRepair.promotion ? offer(title, code) : [],
      ),
      ...["navigation Related services", h2("Read next")],
      ...furnaceRepair.related.map((key) => link(services[key as keyof typeof services].title)),
      ...part("Questions people ask"),
      ...furnaceRepair.faqs.map(({ question }) => `question ${question}`),
      ...[...part(serviceWords.closing.call.heading), link(furnaceRepair.ctaText ?? "")],
    ],
  ],
  [
    "/contact",
    [
      ...[h1(contact.title), ...part(emergency.heading), callNow],
      ...[...emergency.ways.map(({ label }) => link(label)), ...part(contact.formHeading)],
      ...form("Message *", "Submit message"),
      ...["complementary Other ways to reach us", h2("Hours"), h2("Call or write")],
      ...[call, link("Save our number"), link(company.email)],
    ],
  ],
  [
    "/promotions",
    [
      h1("Current Promotions"),
      ...current.flatMap(({ title, code }) => offer(title, code)),
      ...(next.length > 0 ? [h2("Coming next")] : []),
      ...next.flatMap(({ title, code }) => [h3(title), ...offer(title, code).slice(1)]),
      ...part(always.heading),
      ...always.offers.flatMap((each) => [h3(each.title), link(each.link.label)]),
      ...(past.length > 0 ? [h2("Past offers")] : []),
      ...past.flatMap(({ title, code }) => [
        ...[h3(title), button(`Use Code: ${code}`)],
        link(`Ask what we offer now : ${title}`),
      ]),
      ...closing(home.closing),
    ],
  ],
  [
    "/service-area",
    [
      h1("Our Service Areas"),
      link("Ask us about your city"),
      "searchbox Search your area",
      ...closing(home.closing),
    ],
  ],
  [
    "/about-us",
    [
      h1("About Us"),
      ...[h2(about.mission.heading), h2(about.vision.heading), ...part(about.story.heading)],
      ...part(about.whyChooseUs.heading),
      ...about.whyChooseUs.cards.flatMap(({ title, text, emergency: urgent }) => [
        h3(title),
        ...(text.includes(company.phone.display) ? [call] : []),
        ...(urgent ? emergency.ways.map(({ label }) => link(label)) : []),
      ]),
      ...closing(home.closing),
    ],
  ],
  [
    "/gallery",
    [
      h1("Gallery"),
      "group Filter pictures",
      ...categories.map(({ label }) => button(label)),
      ...closing(home.closing),
    ],
  ],
  ["/finance", [h1(placeholders.finance)]],
  [
    "/nowhere",
    [
      h1("There's no page at this address"),
      ...[link("Go to the home page"), link("Emergency AC service")],
      ...serviceMenu.flatMap(({ label, children }) => [
        h2(label),
        ...children.map((entry) => link(entry.label)),
      ]),
    ],
  ],
  [
    "/unsubscribe?email=jane@example.com",
    [
      h1("We're sorry to see you go!"),
      ...[button("Yes, unsubscribe me"), button("No, keep me subscribed"), call],
    ],
  ],
];
