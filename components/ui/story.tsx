import type { Testimonial } from "@/content/data/schemas/testimonials";

export const Story = ({ name, timeAgo, testimonial }: Testimonial) => (
  <figure>
    <blockquote className="max-w-quote font-heading text-large font-medium lg:text-h2">
      <p>
        <q>{testimonial}</q>
      </p>
    </blockquote>
    <figcaption className="mt-6 text-muted">
      <span className="font-semibold text-ink">{name}</span> · {timeAgo}
    </figcaption>
  </figure>
);
