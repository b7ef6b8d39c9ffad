import { about } from "@/content/about";
import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { partsOf, serviceFigures } from "@/content/figures/parts";
import { home } from "@/content/home";
import { pages, placeholders, serviceMenu } from "@/content/navigation";
import { promotions } from "@/content/promotions";
import { safety } from "@/content/safety";
import { services } from "@/content/services";
import { testimonials } from "@/content/testimonials";
import { categories } from "@/lib/gallery-category";

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
const closing = ({ heading, button: words }: { heading: string; button: string }) => [
  ...part(heading),
  link(words),
  call,
];
const offer = (title: string, code: string) => [
  ...[h2(title), button(`Use Code: ${code}`)],
  link(`Ask about this offer : ${title}`),
];
const { furnaceRepair } = services;
const opened = [
  h3(serviceFigures.furnaceRepair.title),
  ...partsOf("furnaceRepair").map(({ name, says }) => link(`${name} ${says}`)),
];
const { overview, trust, quote, plan, strip, stories } = home;

/** An address of each template, and what its main part holds from top to bottom. */
export const templates: [path: string, main: string[]][] = [
  [
    "/",
    [
      h1(home.headline),
      link(`Call ${company.phone.display}`),
      link("Ask for a free quote"),
      ...trust.flatMap(({ label, path }) => (path ? link(label) : [])),
      ...part(overview.heading),
      ...overview.cards.flatMap(({ title, linkText }) => [h3(title), link(linkText)]),
      ...part(quote.heading),
      call,
      ...form("Message", "Get my free quote"),
      ...[...part(plan.heading), link(plan.button), call],
      ...[...part(strip.heading), link(strip.link)],
      ...[...part(stories.heading), "region Customer stories"],
      ...testimonials.map((_, index) => `group ${index + 1} of ${testimonials.length}`),
      ...[button("Previous slide"), button("Next slide")],
      ...testimonials.map((_, index) => button(`Go to slide ${index + 1}`)),
      ...closing(home.closing),
    ],
  ],
  [
    "/services/furnaceRepair",
    [
      h1(furnaceRepair.title),
      ...["navigation Breadcrumb", link(pages.home.label), link("Scroll down to the details")],
      ...(furnaceRepair.extraText?.includes(company.phone.display) ? [call] : []),
      ...[`complementary ${safety.heading}`, h2(safety.heading), call],
      ...furnaceRepair.sections.flatMap(({ heading, ctaText }, index) => [
        h2(heading),
        ...(ctaText ? [link(ctaText)] : []),
        ...(index === 0 ? opened : []),
      ]),
      ...promotions.flatMap(({ id, title, code }) =>
        id === furnaceRepair.promotion ? offer(title, code) : [],
      ),
      ...["navigation Related services", h2("Read next")],
      ...furnaceRepair.related.map((key) => link(services[key as keyof typeof services].title)),
      ...part("Questions people ask"),
      ...furnaceRepair.faqs.map(({ question }) => `question ${question}`),
      ...closing({ heading: "Tell us what you need", button: furnaceRepair.ctaText ?? "" }),
    ],
  ],
  [
    "/contact",
    [
      ...[h1(contact.title), ...part(contact.formHeading)],
      ...form("Message *", "Submit message"),
      ...["complementary Other ways to reach us", h2("Call"), call],
      ...[h2("Write"), link(company.email), h2("Visit")],
      ...[h2(contact.urgent.heading), link(contact.urgent.link)],
    ],
  ],
  [
    "/promotions",
    [h1("Current Promotions"), ...promotions.flatMap(({ title, code }) => offer(title, code))],
  ],
  [
    "/service-area",
    [h1("Our Service Areas"), link("Ask us about your city"), "searchbox Search your area"],
  ],
  [
    "/about-us",
    [
      h1("About Us"),
      ...[h2(about.mission.heading), h2(about.vision.heading), ...part(about.story.heading)],
      ...part(about.whyChooseUs.heading),
      ...about.whyChooseUs.cards.flatMap(({ title, text, link: more }) => [
        h3(title),
        ...(text.includes(company.phone.display) ? [call] : []),
        ...(more ? [link(more.label)] : []),
      ]),
      ...closing(home.closing),
    ],
  ],
  [
    "/gallery",
    [h1("Gallery"), "group Filter pictures", ...categories.map(({ label }) => button(label))],
  ],
  ["/finance", [h1(placeholders.finance)]],
  [
    "/nowhere",
    [
      h1("There is no page at this address"),
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
