import { setState } from "@/lib/browser/page-document";
import { whenShown } from "@/lib/dom/moments";
import { enterPage, isLandingPage } from "@/lib/browser/enter-page";
import { loadFonts } from "@/lib/browser/fonts";

/*
 * The part of the page script that runs before the first paint: fonts and page transitions. The rest
 * (page.ts) stands at the end of the body. This file stands at the end of the head: for fonts that load before
 * there is a body, Chromium holds the first paint for up to 100 ms, and shows no later ones.
 */
setState("scripted", true);
setState("arrives", isLandingPage);
loadFonts();
enterPage();
whenShown(() => setState("shown", true));
