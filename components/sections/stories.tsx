import { Island } from "@/components/islands/island";
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

/** What customers say, one quotation at a time (rows 83, 145-148). */
export const Stories = ({ heading, label, testimonials, reviewsUrl }: Props) => (
  <Section heading={heading}>
    <Island name="StoryCarousel" load="visible" props={{ label, testimonials }} />
    <ReviewsLink reviewsUrl={reviewsUrl} />
  </Section>
);
