import type { ComponentProps } from "react";
import { shownSeason } from "@/app/shown-season";
import { ClosingCall } from "@/components/sections/closing-call";
import { company } from "@/content/company";
import { home } from "@/content/home";
import { seasonNights } from "@/content/pictures";

type Props = ComponentProps<typeof ClosingCall>;
type Own = Pick<Props, "heading"> & Partial<Pick<Props, "text" | "ctaText" | "picture">>;

/** The closing call of a page: its own heading, and home's button at the season's night unless it has its own. */
export const ClosingBand = (own: Own) => (
  <ClosingCall
    ctaText={home.closing.ctaText}
    picture={seasonNights[shownSeason]}
    {...own}
    phone={company.phone}
  />
);
