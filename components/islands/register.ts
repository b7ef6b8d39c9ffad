import type { ComponentProps } from "react";
import { NewsletterForm } from "@/components/islands/forms/newsletter-form";
import { QuoteForm } from "@/components/islands/forms/quote-form";
import { UnsubscribeFlow } from "@/components/islands/forms/unsubscribe-flow";
import { Gallery } from "@/components/islands/gallery/gallery";
import { StoryCarousel } from "@/components/islands/home/story-carousel";
import { CopyCode } from "@/components/islands/promotions/copy-code";
import { AreaSearch } from "@/components/islands/service-area/area-search";

/**
 * Every island by its name, which is also the name of its file in kebab-case: the build bundles a
 * script for each (lib/build/export/island-scripts).
 */
export const islands = {
  AreaSearch,
  CopyCode,
  Gallery,
  NewsletterForm,
  QuoteForm,
  StoryCarousel,
  UnsubscribeFlow,
};

export type IslandName = keyof typeof islands;

type Json =
  string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

type Callback = (...values: never[]) => unknown;

/** The props that JSON can carry: a callback is left out, and anything else that is no JSON refused. */
type Serializable<Props> = {
  [
    Key in keyof Props as NonNullable<Props[Key]> extends Callback ? never : Key
  ]: Props[Key] extends Json ? Props[Key] : never;
};

/** What the island of this name is served with. */
export type IslandProps<Name extends IslandName> = Serializable<
  ComponentProps<(typeof islands)[Name]>
>;
