"use client";

import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "@/components/ui/icon";
import { buttonClass } from "@/components/ui/button-class";
import { Sentence } from "@/components/ui/sentence";
import { codeWords } from "@/content/words/offers";
import { statusMessage } from "@/lib/timings";

/**
 * Copies a promotion's code and says so; without clipboard access, selects the code instead. Where
 * the offer is over it says that, with a link to what runs now, which stays for whoever is on the
 * way to it. The label stays the same.
 */
export function CopyCode({ code }: { code: string }) {
  const label = useRef<HTMLSpanElement>(null);
  const [said, setSaid] = useState("");
  const [over, setOver] = useState(false);

  useEffect(() => {
    if (over) return;
    const timer = setTimeout(() => setSaid(""), statusMessage);
    return () => clearTimeout(timer);
  }, [said, over]);

  async function copy() {
    // A repeated text is announced only if it was cleared before.
    flushSync(() => setSaid(""));
    // Read at the press: the offer may have ended since the build.
    const ended = Boolean(label.current?.closest("article")?.querySelector('[data-offer="past"]'));
    setOver(ended);
    try {
      await navigator.clipboard.writeText(code);
      setSaid(ended ? codeWords.copiedOver : codeWords.copied);
    } catch {
      // So that a visitor can copy it by hand.
      if (label.current) window.getSelection()?.selectAllChildren(label.current);
      setSaid(codeWords.selected + (ended ? ` ${codeWords.over}` : ""));
    }
  }

  return (
    <>
      <button
        type="button"
        name="copy"
        onClick={copy}
        className={`${buttonClass("quiet")} w-full px-3 select-text`}
      >
        <Icon name="copy" className="size-4" />
        <span>
          <Sentence
            words={codeWords.use}
            code={
              <span ref={label} className="numerals">
                {code}
              </span>
            }
          />
        </span>
      </button>
      <p role="status" className="min-h-[1.5em] text-small text-muted">
        {said && <span>{said}</span>}
        {said && over && (
          <>
            {" "}
            <a href="/promotions#now" className="link inline-flex min-h-11 items-center">
              {codeWords.now}
            </a>
          </>
        )}
      </p>
    </>
  );
}
