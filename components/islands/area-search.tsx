"use client";

import { useState } from "react";
import { controlClass } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { findAreas } from "@/lib/find-areas";
import { noResults } from "@/lib/messages";
import { announceResults } from "@/lib/timings";
import { useDelayed } from "@/lib/use-delayed";

/**
 * The towns with their search box (rows 142-144): what is typed filters the one list, in any case
 * and trimmed. Results are announced once the typing rests: until then the region is busy, and what
 * it shows already is put in anew, so that it is heard.
 */
export function AreaSearch({ towns }: { towns: readonly string[] }) {
  const [search, setSearch] = useState("");
  const found = findAreas(towns, search);
  const settled = useDelayed(search, announceResults);
  const settledCount = findAreas(towns, settled).length;
  const typing = settled !== search;

  return (
    <div data-island="">
      <div className="relative max-w-lead">
        <Icon
          name="search"
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted"
        />
        <input
          name="area"
          type="search"
          aria-label="Search your area"
          placeholder="Search your area..."
          autoComplete="off"
          onInput={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") setSearch((event.currentTarget.value = ""));
          }}
          className={`${controlClass} pl-12`}
        />
      </div>
      <div role="status" aria-busy={typing} className="mt-4 min-h-[1.6em]">
        {found.length === 0 ? (
          <bdi key={String(typing)} className="font-semibold [overflow-wrap:anywhere]">
            {noResults(search)}
          </bdi>
        ) : (
          settledCount > 0 &&
          settled.trim() !== "" &&
          `${settledCount} ${settledCount === 1 ? "area" : "areas"}`
        )}
      </div>
      {found.length === 0 && (
        <p className="mt-2">
          <a className="link" href={`/contact?town=${encodeURIComponent(search.trim())}`}>
            Ask if we come to you
          </a>
        </p>
      )}
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {found.map((town) => (
          <li
            key={town}
            className="flex items-center gap-3 border-b border-line py-3.5 font-heading font-semibold"
          >
            <Icon name="map-pin" className="size-4 shrink-0 text-hue" />
            {town}
          </li>
        ))}
      </ul>
    </div>
  );
}
