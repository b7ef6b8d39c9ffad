import type { ComponentProps } from "react";
import { shownSeason } from "@/app/shown-season";
import { ClosingCall } from "@/components/sections/closing-call";
import { company } from "@/content/company";
import { home } from "@/content/home";
import { seasonNights } from "@/content/pictures";

type Words = Pick<ComponentProps<typeof ClosingCall>, "heading" | "text" | "ctaText">;

/** The closing call at the season's night: home's without its text, or in the page's own words. */
export const ClosingBand = (words: Partial<Words>) => (
  <ClosingCall
    heading={home.closing.heading}
    ctaText={home.closing.ctaText}
    {...words}
    phone={company.phone}
    picture={seasonNights[shownSeason]}
  />
);
