/*
 * Every island: what is exported here may be rendered by its name (components/islands/island), and
 * the build makes a script of it.
 */
export { NewsletterForm } from "@/components/islands/forms/newsletter-form";
export { QuoteForm } from "@/components/islands/forms/quote-form";
export { UnsubscribeFlow } from "@/components/islands/forms/unsubscribe-flow";
export { Gallery } from "@/components/islands/gallery/gallery";
export { StoryCarousel } from "@/components/islands/home/story-carousel";
export { AreaSearch } from "@/components/islands/service-area/area-search";
