import { setState } from "@/lib/browser/document";
import { whenShown } from "@/lib/dom/moments";
import { cameFromHere, enterPage } from "@/lib/browser/enter-page";
import { chooseFonts } from "@/lib/browser/fonts";

/*
 * The part of the page script that runs before the first paint: fonts and page transitions. The rest
 * (page.ts) follows the main content. This file stands at the beginning of the body, since Chromium holds
 * the first paint for fonts that load before there is a body.
 */
setState("scripted", true);
setState("arrives", !cameFromHere);
chooseFonts();
enterPage();
whenShown(() => setState("shown", true));
