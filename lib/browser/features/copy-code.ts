import { codeWords } from "@/content/words/offers";
import { all } from "@/lib/browser/page-document";
import { statusMessage } from "@/lib/timings";

/**
 * Lets the button around each offer's code copy it, and says so for five seconds; without clipboard
 * access it selects the code instead. Once the offer is over it says that, with a link to what runs
 * now, which stays for whoever is on the way to it.
 */
export function start(): void {
  for (const code of all("[data-copy-code]")) {
    const button = code.closest("button") as HTMLButtonElement;
    const status = button.nextElementSibling as HTMLElement;
    const link = status.nextElementSibling as HTMLTemplateElement;
    let timeoutId: ReturnType<typeof setTimeout> | undefined;
    const say = (words: string, hasEnded = false) => {
      clearTimeout(timeoutId);
      status.textContent = words;
      if (hasEnded) status.append(" ", link.content.cloneNode(true));
      else if (words) timeoutId = setTimeout(say, statusMessage, "");
    };
    button.disabled = false;
    button.onclick = async () => {
      // A repeated text is announced only if it was cleared before.
      say("");
      // The offer may have ended since the page was opened.
      const hasEnded = Boolean(code.closest("article")?.querySelector("[data-offer=past]"));
      try {
        await navigator.clipboard.writeText(code.textContent);
        say(hasEnded ? codeWords.copiedOver : codeWords.copied, hasEnded);
      } catch {
        // So that a visitor can copy it by hand.
        getSelection()?.selectAllChildren(code);
        say(codeWords.selected + (hasEnded ? ` ${codeWords.over}` : ""), hasEnded);
      }
    };
  }
}
