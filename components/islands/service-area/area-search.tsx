"use client";

import { useRef, useState } from "react";
import { AreaAnswer } from "@/components/islands/service-area/area-answer";
import { Icon } from "@/components/ui/icon";
import { TownMap } from "@/components/ui/town-map";
import { areaWords } from "@/content/words/service-area";
import { lookUp, type ServiceArea } from "@/lib/service-area/look-up";

/**
 * The towns with their search box: a part of a name or a ZIP code, trimmed and ignoring case,
 * filters the list, and highlights the results on the map.
 */
export function AreaSearch({ area }: { area: ServiceArea }) {
  const [search, setSearch] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const found = lookUp(area, search);

  /** Puts a town into the box, as if it had been typed. */
  function choose(town: string) {
    if (!box.current) return;
    box.current.value = town;
    box.current.focus();
    setSearch(town);
  }

  return (
    <div className="grid grid-cols-1 lg:gap-x-12 lg:[grid-template:'box_map'_auto_'answer_map'_auto_'towns_map'_1fr_/_minmax(0,5fr)_minmax(0,7fr)] lg:[&>figure]:[grid-area:map]">
      <div>
        <div className="relative">
          <Icon
            name="search"
            className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted"
          />
          <input
            ref={box}
            name="area"
            type="search"
            aria-label={areaWords.search}
            autoComplete="off"
            // WebKit resets the box of a page that it keeps to this.
            defaultValue={search}
            placeholder={`${areaWords.search}...`}
            onInput={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Keys of an input method choose a word.
              if (event.nativeEvent.isComposing) return;
              if (event.key === "Escape") setSearch((event.currentTarget.value = ""));
              // Of one answer all is said: a phone's keyboard would cover it.
              const answers = found.towns.length + found.guesses.length;
              const isOne = answers === 1 || (found.advice && found.advice !== areaWords.allDigits);
              if (event.key === "Enter" && isOne) event.currentTarget.blur();
            }}
            className="control pl-12"
          />
        </div>
        <p className="script-note">{areaWords.withoutScript}</p>
      </div>
      {/* Room for an answer of three lines, so that none moves the map. */}
      <div className="min-h-[5.75rem] py-2 lg:min-h-[3.75rem]">
        <AreaAnswer area={area} search={search} onChoose={choose} />
      </div>
      <TownMap found={search.trim() === "" ? [] : found.towns} />
      <ul data-reveal="" className="mt-6 columns-[9.5rem] gap-x-6 lg:m-0">
        {found.towns.map((town) => (
          <li
            key={town}
            data-town={town}
            className="flex break-inside-avoid items-center gap-3 border-b border-line py-2.5 font-heading font-semibold"
          >
            <Icon name="map-pin" className="size-4 shrink-0 text-hue" />
            <span>{town}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
