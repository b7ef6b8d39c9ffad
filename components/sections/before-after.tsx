import { Picture } from "@/components/ui/picture";
import type { Comparison } from "@/content/service-pictures";
import { serviceWords } from "@/content/words/service-page";
import { phoneWide } from "@/lib/pictures/picture-files";

const sizes = `(min-width: 992px) 460px, ${phoneWide}`;
const label =
  "absolute bottom-[12px] rounded-full bg-night px-[12px] py-0.5 font-semibold text-white";

/**
 * One view before and after, from one camera: side by side without script and on paper; with it a
 * native slider uncovers the one under the other (app/styles/compare.css, lib/browser/features/compare).
 * @param props Two pictures of one size, and a caption that calls them an illustration.
 */
export const BeforeAfter = ({ before, after, caption }: Comparison) => (
  <figure data-compare="">
    <div className="compare-views">
      <div className="relative">
        <Picture picture={before} sizes={sizes} className="w-full rounded-card" />
        <span className={`${label} left-[12px]`}>{serviceWords.before}</span>
      </div>
      <div className="compare-after relative">
        <Picture picture={after} sizes={sizes} className="w-full rounded-card" />
        <span className={`${label} right-[12px]`}>{serviceWords.after}</span>
      </div>
    </div>
    <label className="compare-slider text-small">
      <span className="sr-only">{serviceWords.compare}</span>
      <input type="range" min="0" max="100" defaultValue="50" />
    </label>
    <figcaption className="mt-3 text-small text-muted">{caption}</figcaption>
  </figure>
);
