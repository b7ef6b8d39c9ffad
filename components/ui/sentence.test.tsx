import { render, screen } from "@testing-library/react";
import { Sentence } from "@/components/ui/sentence";

test("links stand where the sentence names them, and nothing else changes", () => {
  const { container } = render(
    <p>
      <Sentence
        words="Call {phone} or {link}, {count} times."
        link={<a href="/contact">write</a>}
        phone={<a href="tel:+16305550142">(630) 555-0142</a>}
        count={2}
      />
    </p>,
  );
  expect(container).toHaveTextContent(/^Call \(630\) 555-0142 or write, 2 times\.$/);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "(630) 555-0142",
    "write",
  ]);
});
