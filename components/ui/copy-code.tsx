import { Icon } from "@/components/ui/icon";
import { buttonClass } from "@/components/ui/button-class";
import { Sentence } from "@/components/ui/sentence";
import { codeWords } from "@/content/words/offers";

/** A button with an offer's code, and room for what a press says: lib/browser/features/copy-code. */
export const CopyCode = ({ code }: { code: string }) => (
  <>
    <button type="button" disabled className={`${buttonClass("quiet")} w-full select-text`}>
      <Icon name="copy" className="size-4" />
      <span>
        <Sentence
          words={codeWords.use}
          code={
            <span data-copy-code="" translate="no" className="numerals">
              {code}
            </span>
          }
        />
      </span>
    </button>
    <p role="status" className="min-h-[1.5em] text-small text-muted" />
    <template>
      <a href="/promotions#now" className="link inline-flex min-h-11 items-center">
        {codeWords.now}
      </a>
    </template>
  </>
);
