import { StoryCarousel } from "@/components/islands/home/story-carousel";
import { ReviewsLink } from "@/components/sections/proof";
import { Section } from "@/components/ui/section";
import type { Testimonial } from "@/content/schema";

type Props = {
  heading: string;
  /** What the carousel is called. */
  label: string;
  testimonials: readonly Testimonial[];
  reviewsUrl?: string | undefined;
};

/** What customers say, one quotation at a time, set like a pull quote (rows 83, 145-148). */
export const Stories = ({ heading, label, testimonials, reviewsUrl }: Props) => (
  <Section heading={heading}>
    <StoryCarousel
      label={label}
      slides={testimonials.map(({ id, name, timeAgo, testimonial }) => (
        <figure key={id} className="lg:pl-hang">
          <blockquote className="max-w-quote font-heading text-large font-medium">
            <p>{testimonial}</p>
          </blockquote>
          <figcaption className="mt-6 text-muted">
            <span className="font-semibold text-ink">{name}</span> · {timeAgo}
          </figcaption>
        </figure>
      ))}
    />
    <ReviewsLink reviewsUrl={reviewsUrl} />
  </Section>
);
