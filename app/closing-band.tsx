import type { ComponentProps } from "react";
import { shownSeason } from "@/app/shown-season";
import { ClosingCall } from "@/components/sections/closing-call";
import { company } from "@/content/company";
import { seasonClosings } from "@/content/pictures";
import { serviceWords } from "@/content/words/service-page";

type Props = ComponentProps<typeof ClosingCall>;
type Own = Pick<Props, "heading"> & Partial<Pick<Props, "text" | "ctaText" | "picture">>;

/** The closing call of a page: its own heading, at the season's night unless it has its own picture. */
export const ClosingBand = (own: Own) => (
  <ClosingCall
    ctaText={serviceWords.request}
    picture={seasonClosings[shownSeason]}
    {...own}
    call={{ phone: company.phone }}
  />
);
