import { phrasesOf } from "@/lib/testing/visible-words";

test("all text for eyes is found in a content module, and no URL or name for machines", () => {
  const content = {
    title: "Hello",
    picture: "a-house",
    related: ["acRepair"],
    ctaLink: "/contact",
    sections: [{ heading: "One", text: "Two.", bullets: ["Three"] }],
  };
  expect(phrasesOf(content)).toEqual([
    { at: "title", text: "Hello", label: true },
    { at: "sections[0].heading", text: "One", label: true },
    { at: "sections[0].text", text: "Two.", label: false },
    { at: "sections[0].bullets[0]", text: "Three", label: false },
  ]);
});
