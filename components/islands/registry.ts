import type { ComponentProps } from "react";
import { NewsletterForm } from "@/components/islands/forms/newsletter-form";
import { QuoteForm } from "@/components/islands/forms/quote-form";
import { UnsubscribeFlow } from "@/components/islands/forms/unsubscribe-flow";
import { Gallery } from "@/components/islands/gallery/gallery";
import { StoryCarousel } from "@/components/islands/home/story-carousel";
import { CopyCode } from "@/components/islands/promotions/copy-code";
import { AreaSearch } from "@/components/islands/service-area/area-search";

/**
 * Every island by its name, which in kebab-case is also its file's name: the build bundles a script
 * for each (lib/export/islands).
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

/** The props that JSON can carry: functions are omitted, other non-JSON types refused. */
type Serializable<Props> = {
  [
    Key in keyof Props as NonNullable<Props[Key]> extends Callback ? never : Key
  ]: Props[Key] extends Json ? Props[Key] : never;
};

/** The props an island is served with, by its name. */
export type IslandProps<Name extends IslandName> = Serializable<
  ComponentProps<(typeof islands)[Name]>
>;
