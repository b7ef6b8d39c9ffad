const phone = /\(\d{3}\) \d{3}-\d{4}|\d{3}-\d{3}-\d{4}/;
/**
 * A phone number in two forms, hours such as "8AM-5PM", a number with its unit: "1-2 business days", "90-day", "R-22";
 * "family-run", "NATE-certified", "since 2010", "mini-split"; two short names joined: "Wi-Fi", "Mini-Split".
 */
const whole =
  /(\(\d{3}\) \d{3}-\d{4}|\d+[AP]M-\d+[AP]M|\d{3}-\d{3}-\d{4}|R-\d+[A-Z]?|\d+-\d+(?: business)? \w+|\d+-(?:day|month|year)|[Ff]amily-run|mini-split|[A-Z]+-certified|[A-Z]\w{1,3}-[A-Z]\w{1,4}|since \d{4})/;

/** Running text in which a number never breaks over two lines and phone numbers are links. */
export const Words = ({ children }: { children: string }) =>
  children.split(whole).map((part, index) => {
    if (phone.test(part)) {
      return (
        <a
          key={index}
          href={`tel:+1${part.replace(/\D/g, "")}`}
          className="numerals whitespace-nowrap underline underline-offset-4"
        >
          {part}
        </a>
      );
    }
    return whole.test(part) ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    );
  });
