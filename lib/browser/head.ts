import { setState } from "@/lib/browser/document";
import { cameFromHere, enterPage } from "@/lib/browser/enter-page";
import { deferNonCriticalAssets } from "@/lib/browser/first-paint";

/*
 * The part of the page script that runs in the head, before the first paint: fonts, pictures and
 * page transitions. The rest (page.ts) follows the main content.
 */
setState("scripted", true);
setState("arrives", !cameFromHere);
deferNonCriticalAssets();
enterPage();
