"use client";

import { PlainPage } from "@/components/ui/plain-page";
import { buttonClass } from "@/components/ui/button-class";
import { PhoneLink } from "@/components/ui/phone-link";
import { Sentence } from "@/components/ui/sentence";
import type { Company } from "@/content/schema";
import { failedPageWords } from "@/content/words/failed-page";

type Props = {
  /** Absent where nothing is left that could tell it. */
  phone: Company["phone"] | undefined;
  reset: () => void;
};

/** What stands in a page's place when it fails: the number, and another try. */
export function FailedPage({ phone, reset }: Props) {
  return (
    <PlainPage>
      <h1 className="text-h1">{failedPageWords.heading}</h1>
      <p className="mt-5 max-w-lead text-lead text-balance">
        {failedPageWords.text}
        {phone && (
          <>
            {" "}
            <Sentence
              words={failedPageWords.call}
              phone={<PhoneLink phone={phone} className="link" />}
            />
          </>
        )}
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <button type="button" onClick={reset} className={buttonClass("action")}>
          {failedPageWords.again}
        </button>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className={buttonClass("quiet")}
        >
          {failedPageWords.reload}
        </button>
      </div>
    </PlainPage>
  );
}
