import { render, screen } from "@testing-library/react";
import { Licenses, Proof, ReviewsLink, Team } from "@/components/sections/proof";
import { findPicture } from "@/content/pictures";
import { proofWords } from "@/content/words/proof";
import { filledProof } from "@/lib/testing/filled-proof";

const empty = { licenses: [], insured: false, brandsServiced: [], reviewsUrl: undefined };
test("what is empty shows nothing at all", () => {
  const { container } = render(
    <>
      <Licenses {...empty} />
      <ReviewsLink {...empty} />
      <Proof {...empty} />
      <Team people={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test("what is filled stands where it belongs", () => {
  render(<Proof {...filledProof} />);
  const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  const { licenses, brandsServiced } = filledProof;
  const numbers = licenses.map(({ number }) => number);
  expect(facts).toEqual([...numbers, proofWords.insured, brandsServiced.join(", ")]);
  const link = screen.getByRole("link", { name: (name) => name.startsWith(proofWords.reviews) });
  expect(link).toHaveAttribute("href", filledProof.reviewsUrl);
});

test("every page's foot names licenses and insurance in one line", () => {
  const { container } = render(<Licenses {...filledProof} />);
  expect(container).toHaveTextContent(
    `Illinois plumbing license 055-000000 · EPA Section 608 certification 000000000 · ${proofWords.insured}`,
  );
});

test("the team has a face, a name and a role each", () => {
  const picture = findPicture("thermostat");
  render(<Team people={[{ name: "A Person", role: "Technician", picture }]} />);
  expect(screen.getByRole("heading", { name: "A Person" })).toBeVisible();
  expect(screen.getByText("Technician")).toBeVisible();
  expect(screen.getByRole("img", { name: picture.alt })).toBeInTheDocument();
});
