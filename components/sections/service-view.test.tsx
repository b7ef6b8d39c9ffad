import { cleanup, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { ServiceView } from "@/components/sections/service-view";
import { company } from "@/content/company";
import { openHours } from "@/content/open-hours";
import { doorstep, findPicture } from "@/content/pictures";
import type { Service } from "@/content/service-schema";
import { services } from "@/content/services";
import { serviceWords } from "@/content/words/service-page";

const plain: Service = {
  ...services.acRepair,
  ...{ title: "A service", description: "What it is.", tips: undefined, danger: undefined },
  ...{ extraText: undefined, availability: undefined, serviceDuration: undefined },
  ...{ warrantyInfo: undefined, brandsSupported: undefined, ctaText: undefined },
  sections: [{ heading: "A section", text: "Its text." }],
  faqs: [{ question: "A question?", answer: "Its answer." }],
};
const show = (service: Service | undefined) =>
  render(
    <ServiceView
      service={service}
      picture={service && findPicture(service.picture)}
      crumbs={[]}
      nodes={[]}
      related={[]}
      promotion={undefined}
      safety={undefined}
      hours={openHours}
      reply="We answer in a day."
      phone={company.phone}
      area=""
      closingPicture={doorstep}
    />,
  ).container;
/** The entries of the list before (the first window's) and after the sections (the info cards). */
const factsAt = (page: HTMLElement, where: "first" | "cards") => {
  const next = page.querySelector("#next");
  const [side, position] = [Node.DOCUMENT_POSITION_PRECEDING, Node.DOCUMENT_POSITION_FOLLOWING];
  return [...page.querySelectorAll("dl > div")]
    .filter((entry) =>
      Boolean((next?.compareDocumentPosition(entry) ?? 0) & (where === "first" ? side : position)),
    )
    .map((card) => [
      card.querySelector("dt")?.textContent ?? "",
      card.querySelector("dd")?.textContent,
    ]);
};
const cards = (page: HTMLElement) => factsAt(page, "cards");
/** Every field that the info cards read, with a value. */
const trial = {
  priceRange: "a price",
  availability: "some hours",
  serviceDuration: "a while",
  warrantyInfo: "a warranty",
  brandsSupported: ["One", "Two", "Three"],
};
const section = (extra: Partial<Service["sections"][number]>) =>
  show({ ...plain, sections: [{ heading: "A section", text: "Its text.", ...extra }] });

test("a known key without data says so and nothing else (row 117)", () => {
  expect(show(undefined).textContent).toBe(serviceWords.noDetails);
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a section is a heading and its text, without a card, an empty list or link (rows 120, 121)", () => {
  const page = section({});
  expect(screen.getByRole("heading", { name: "A section" })).toBeVisible();
  expect(page.querySelector("#next")).toHaveTextContent(/^A sectionIts text\./);
  expect(page.querySelector("#part-1 :is(ul, ol, a)")).toBeNull();
});

test("its bullets are a list, in order a numbered one (row 121)", () => {
  for (const [list, ordered] of [["ul"], ["ol", true]] as const) {
    const page = section({ bullets: ["One", "Two"], ordered });
    expect(page.querySelectorAll(`#part-1 ${list} > li`)).toHaveLength(2);
  }
});

test("the visit follows what the visitor can check, its steps numbered", () => {
  const visit = { heading: "The visit", text: "We:", bullets: ["One", "Two"], visit: true };
  const page = show({ ...plain, sections: [...plain.sections, visit] });
  expect(page.querySelector("#next")).toHaveTextContent("A sectionIts text.The visitWe:OneTwo");
  expect(page.querySelectorAll("#part-2 ol > li")).toHaveLength(2);
  expect(page.querySelector("#part-1")).toHaveTextContent("A section");
});

test("it links where it says so (row 121)", () => {
  section({ ctaText: "Go", ctaLink: "/contact" });
  expect(screen.getByRole("link", { name: /^Go/ })).toHaveAttribute("href", "/contact");
});

test("of the info cards those with a value stand, in their order, after the sections and before the questions (rows 122-125)", () => {
  const names = Object.keys(trial) as (keyof typeof trial)[];
  const check = fc.property(fc.subarray(names), ([...given]) => {
    const empty = { warrantyInfo: "", brandsSupported: [] };
    const values = Object.fromEntries(given.map((name) => [name, trial[name]]));
    const page = show({ ...plain, ...empty, ...values });
    expect(cards(page).map(([, value]) => value)).toEqual(
      given.map((name) => [trial[name]].flat().join(", ")),
    );
    expect(page).toHaveTextContent(/Its text\..*A question\?/);
    // No field shows in the first window but the hours.
    expect(factsAt(page, "first").map(([label]) => label)).toEqual([
      ...[serviceWords.cost, serviceWords.when, serviceWords.who],
    ]);
    cleanup();
  });
  fc.assert(check, { numRuns: 20 });
});

test("when nobody answers for emergencies, the first window has the hours", () => {
  const facts = { ...plain.facts, when: undefined };
  expect(factsAt(show({ ...plain, ...trial, facts }), "first")).toContainEqual([
    serviceWords.when,
    `${serviceWords.visits} ${trial.availability}`,
  ]);
});
