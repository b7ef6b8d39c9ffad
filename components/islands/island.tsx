import type { ComponentType } from "react";
import { islands, type IslandName, type IslandProps } from "@/components/islands/register";

type Props<Name extends IslandName> = {
  name: Name;
  /**
   * When its scripts are asked for: as soon as it is about to be used, and "visible" also when it is
   * near the window, "paint" as soon as the page has been painted.
   */
  load: "interaction" | "visible" | "paint";
  props: IslandProps<Name>;
};

/**
 * A component that React takes over in the browser, alone: served as HTML in an element that carries
 * its name and its props as JSON. The page script brings its script (lib/page-script/islands); in
 * `npm run dev` Next hydrates it with the page.
 */
export function Island<Name extends IslandName>({ name, load, props }: Props<Name>) {
  // The compiler does not follow a name through both the register and its props.
  const Component = islands[name] as ComponentType<object>;
  return (
    <div data-island={name} data-load={load} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
