"use client";

import { useSyncExternalStore } from "react";
import { Sentence } from "@/components/ui/sentence";
import { notFoundWords } from "@/content/words/not-found";

const prefix = "/services/";
const never = () => () => {};

/** The link below that the visitor must have meant: the same address but for the case of letters. */
const findMeant = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/services/"]:not(p a)')].find(
    ({ pathname }) => pathname.toLowerCase() === window.location.pathname.toLowerCase(),
  );

/** Its family and its name: in the list it stands under the one, and the other alone says little. */
const nameOf = (link: HTMLAnchorElement) =>
  `${link.closest("section")?.querySelector("h2")?.textContent}: ${link.textContent}`;

type Props = {
  /** The page is served for addresses under /services/ only. */
  service: boolean;
};

/**
 * The heading of the pages for unknown addresses. Under /services/ it says 'Service not found!'
 * (row 116): as served where that is known, else the browser reads it from the address. Where only
 * the case of the letters is wrong, it offers the right page of those listed below it (row 10).
 */
export function UnknownPath({ service }: Props) {
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => "",
  );
  const meant = useSyncExternalStore(never, findMeant, () => undefined);
  return (
    <>
      <h1 data-island="page" className="text-h1">
        {service || path.startsWith(prefix) ? notFoundWords.service : notFoundWords.page}
      </h1>
      {meant && (
        <p className="mt-4 text-lead text-balance">
          <Sentence
            words={notFoundWords.didYouMean}
            link={
              <a className="link" href={meant.pathname}>
                {nameOf(meant)}
              </a>
            }
          />
        </p>
      )}
    </>
  );
}
