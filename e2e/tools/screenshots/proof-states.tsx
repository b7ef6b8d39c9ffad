import type { Locator } from "playwright";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Licenses, Proof, ReviewsLink, Team } from "@/components/sections/proof";
import { findPicture } from "@/content/pictures";
import type { State } from "@/e2e/tools/screenshots/states";
import { filledProof } from "@/lib/testing/filled-proof";

const team = filledProof.team.map((person) => ({
  ...person,
  picture: findPicture(person.photograph),
}));

/** Puts what a section would show beside an element that stands in the page now. */
async function show(beside: Locator, where: "beforebegin" | "afterend", slot: ReactNode) {
  const html = renderToStaticMarkup(slot).replaceAll('loading="lazy"', "");
  await beside.evaluate((element, [place, text]) => element.insertAdjacentHTML(place, text), [
    where,
    html,
  ] as const);
}

/** The slots for proof, which are empty as long as the owner has filled none in. */
export const proofStates: readonly State[] = [
  {
    name: "proof-about",
    path: "/about-us",
    whole: true,
    act: async (page) => {
      const closing = page.locator("main > section").last();
      await show(closing, "beforebegin", <Proof {...filledProof} />);
      await show(closing, "beforebegin", <Team people={team} />);
      await show(page.getByText("© "), "beforebegin", <Licenses {...filledProof} />);
      await page.waitForLoadState("networkidle");
    },
  },
  {
    name: "proof-home",
    path: "/",
    whole: true,
    act: async (page) => {
      const stories = page.getByRole("region", { name: "Customer stories" });
      await show(stories, "afterend", <ReviewsLink {...filledProof} />);
    },
  },
];
