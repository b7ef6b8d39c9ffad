import { galleryWords } from "@/content/words/gallery";
import { categories, type CategoryKey } from "@/lib/gallery/category";

type Props = { chosen: CategoryKey; onChoose: (category: CategoryKey) => void };

const families: Partial<Record<CategoryKey, string>> = {
  ac: "cooling",
  "duct cleaning": "ducts",
  heating: "heating",
  waterheaters: "water",
  "heat pump": "cooling",
};

export const GalleryFilters = ({ chosen, onChoose }: Props) => (
  <div role="group" aria-label={galleryWords.filterBy} className="flex flex-wrap gap-2">
    {categories.map(({ key, label }) => (
      <button
        key={key}
        type="button"
        data-family={families[key]}
        name="filter"
        value={key}
        aria-pressed={key === chosen}
        onClick={() => onChoose(key)}
        className={`min-h-12 rounded-control border-2 border-control bg-card px-3.5 py-2 font-heading font-semibold text-ink enabled:hover:border-ink aria-pressed:border-transparent aria-pressed:text-white ${
          key === "all" ? "aria-pressed:bg-ink" : "aria-pressed:bg-hue"
        }`}
      >
        {label}
      </button>
    ))}
  </div>
);
