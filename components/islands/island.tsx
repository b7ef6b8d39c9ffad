import type { ComponentType } from "react";
import { islands, type IslandName, type IslandProps } from "@/components/islands/registry";

type Props<Name extends IslandName> = {
  name: Name;
  /**
   * When its scripts load: always when it is about to be used; "visible" also near the window;
   * "paint" after the first paint.
   */
  load: "interaction" | "visible" | "paint";
  props: IslandProps<Name>;
};

/**
 * A component that is hydrated alone: served as HTML in an element with its name and its props as
 * JSON. The page script loads its script (lib/browser/islands); in `npm run dev` Next hydrates
 * it with the page.
 */
export function Island<Name extends IslandName>({ name, load, props }: Props<Name>) {
  // TypeScript cannot relate a name to both its component and its props.
  const Component = islands[name] as ComponentType<object>;
  return (
    <div data-island={name} data-load={load} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
