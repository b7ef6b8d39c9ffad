import { setState } from "@/lib/page-script/document";
import { cameFromHere, enterPage } from "@/lib/page-script/enter-page";
import { deferNonCriticalAssets } from "@/lib/page-script/first-paint";

/*
 * The part of the page script that runs in the head, before the first paint: fonts, pictures and
 * page transitions. The rest (page-script.ts) follows the main content.
 */
setState("scripted", true);
setState("arrives", !cameFromHere);
deferNonCriticalAssets();
enterPage();
