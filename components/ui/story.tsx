import type { Testimonial } from "@/content/schema";

/** What one customer says, set like a pull quote. */
export const Story = ({ name, timeAgo, testimonial }: Testimonial) => (
  <figure className="lg:pl-hang">
    <blockquote className="max-w-quote font-heading text-large font-medium">
      <p>{testimonial}</p>
    </blockquote>
    <figcaption className="mt-6 text-muted">
      <span className="font-semibold text-ink">{name}</span> · {timeAgo}
    </figcaption>
  </figure>
);
