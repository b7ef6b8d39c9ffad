"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { loadLateFonts } from "@/lib/late-fonts";
import { leavingStage } from "@/lib/leave-copy";
import { prefersReducedMotion, scrollToTop } from "@/lib/motion";
import { ownAddress } from "@/lib/own-address";
import { prefetchScripts } from "@/lib/page-scripts";

/**
 * Turns clicks on plain links to our own pages into client navigations, and fetches a page's
 * payload and scripts when a visitor is about to choose it. One listener serves every link of the
 * site: links cost no script each, and work as ordinary links until this is loaded. A link to the
 * page one is on scrolls smoothly to its top (rows 44-45).
 */
export function SoftNavigation() {
  const router = useRouter();

  useEffect(() => {
    function follow(event: MouseEvent) {
      const address = plainClick(event) ? ownAddress(event.target) : undefined;
      if (!address) return;
      const here = window.location;
      const samePage = address.pathname === here.pathname && address.search === here.search;
      if (samePage && address.hash) return;
      event.preventDefault();
      if (samePage) scrollToTop();
      else {
        const leaves = address.pathname !== here.pathname;
        // Where the page is left, `arrive` scrolls; doing it twice would lay the next one out twice.
        router.push(address.pathname + address.search + address.hash, { scroll: !leaves });
        if (leaves) setTimeout(prepareToLeave);
      }
    }

    function prepare(event: Event) {
      const address = ownAddress(event.target);
      if (address && address.pathname !== window.location.pathname) {
        prefetchScripts(address.pathname);
        router.prefetch(address.pathname);
      }
    }

    const intents = ["pointerover", "focusin", "touchstart"] as const;
    document.addEventListener("click", follow);
    for (const intent of intents) document.addEventListener(intent, prepare, { passive: true });
    return () => {
      document.removeEventListener("click", follow);
      for (const intent of intents) document.removeEventListener(intent, prepare);
    };
  }, [router]);

  // Back and Forward go to the top as well (row 21), so the browser must not restore the old place;
  // a reload may, and by then the page is being left.
  useEffect(() => {
    const restore = (mode: ScrollRestoration) => () => (history.scrollRestoration = mode);
    const [byUs, byBrowser] = [restore("manual"), restore("auto")];
    byUs();
    window.addEventListener("pageshow", byUs);
    window.addEventListener("pagehide", byBrowser);
    return () => {
      window.removeEventListener("pageshow", byUs);
      window.removeEventListener("pagehide", byBrowser);
    };
  }, []);

  return null;
}

/** Does what the change of pages will need, while the next one is on its way and nothing else to do. */
function prepareToLeave() {
  loadLateFonts();
  if (!prefersReducedMotion()) leavingStage();
}

const plainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
