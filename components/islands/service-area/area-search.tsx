"use client";

import { useRef, useState } from "react";
import { AreaAnswer } from "@/components/islands/service-area/area-answer";
import { controlClass } from "@/components/ui/control-class";
import { Icon } from "@/components/ui/icon";
import { ScriptNote } from "@/components/ui/script-note";
import { TownMap } from "@/components/ui/town-map";
import { areaWords } from "@/content/words/service-area";
import { lookUp, type ServiceArea } from "@/lib/service-area/look-up";

/**
 * The towns with their search box: a part of a name or a ZIP code, trimmed and ignoring case,
 * filters the list, and highlights the results on the map. No answer moves the map
 * (styles/town-map.css).
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
    <div className="area">
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
            placeholder={`${areaWords.search}...`}
            autoComplete="off"
            onInput={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") setSearch((event.currentTarget.value = ""));
              // Of one answer all is said: a phone's keyboard would cover it.
              if (event.key === "Enter" && found.towns.length + found.guesses.length === 1) {
                event.currentTarget.blur();
              }
            }}
            className={`${controlClass} area-search pl-12`}
          />
        </div>
        <ScriptNote>{areaWords.withoutScript}</ScriptNote>
      </div>
      <div className="area-answer">
        <AreaAnswer area={area} search={search} onChoose={choose} />
      </div>
      <TownMap found={search.trim() === "" ? [] : found.towns} />
      <ul data-reveal="" className="area-towns columns-[9.5rem] gap-x-6">
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
