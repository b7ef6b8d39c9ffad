import { Island } from "@/components/islands/island";
import { ReviewsLink } from "@/components/sections/proof";
import { Section } from "@/components/ui/section";
import { Story } from "@/components/ui/story";
import type { Testimonial } from "@/content/data/schemas/testimonials";

type Props = {
  heading: string;
  label: string;
  testimonials: readonly Testimonial[];
  reviewsUrl?: string | undefined;
};

/** What customers say, one quotation at a time; nothing while there are none. */
export function Stories({ heading, label, testimonials, reviewsUrl }: Props) {
  const [story, ...others] = testimonials;
  if (!story) return null;
  return (
    <Section heading={heading} layout="quiet">
      {others.length > 0 ? (
        <Island name="StoryCarousel" load="near" props={{ label, testimonials }} />
      ) : (
        <Story {...story} />
      )}
      <ReviewsLink reviewsUrl={reviewsUrl} />
    </Section>
  );
}
