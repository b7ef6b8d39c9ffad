import type { ComponentProps } from "react";
import { shownSeason } from "@/app/shown-season";
import { ClosingCall } from "@/components/sections/closing-call";
import { company } from "@/content/company";
import { home } from "@/content/home";
import { seasonNights } from "@/content/pictures";

type Own = Pick<ComponentProps<typeof ClosingCall>, "heading" | "text" | "ctaText" | "picture">;

/** The closing call: home's without its text at the season's night, or the page's own words and picture. */
export const ClosingBand = (own: Partial<Own>) => (
  <ClosingCall
    heading={home.closing.heading}
    ctaText={home.closing.ctaText}
    picture={seasonNights[shownSeason]}
    {...own}
    phone={company.phone}
  />
);
