import { render, screen } from "@testing-library/react";
import { LinkedWords } from "@/components/ui/linked-words";

const link = { words: "19 nearby towns", path: "/towns" };

test.each([
  ["We come to Naperville and 19 nearby towns.", ["/towns"]],
  ["19 nearby towns", ["/towns"]],
  ["We come to Naperville.", []],
])("'%s' keeps its words and leads to %j", (sentence, addresses) => {
  const { container } = render(<LinkedWords link={link}>{sentence}</LinkedWords>);
  expect(container).toHaveTextContent(sentence);
  const links = screen.queryAllByRole("link", { name: link.words });
  expect(links.map((each) => each.getAttribute("href"))).toEqual(addresses);
});
