import { setState } from "@/lib/page-script/document";
import { enterPage } from "@/lib/page-script/enter-page";
import { spareFirstPaint } from "@/lib/page-script/first-paint";

/*
 * The part of the page script that stands in the head, before anything is painted: how text, pictures
 * and the page itself appear. The rest (page-script.ts) comes after what is read first.
 */
setState("scripted", true);
spareFirstPaint();
enterPage();
