import type { ComponentType, ReactNode } from "react";
import * as registry from "@/components/islands/registry";
import { islandTag, type IslandAttributes, type IslandLoad } from "@/lib/islands/attributes";

type Json =
  string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

type Callback = (...values: never[]) => unknown;

/** The props that JSON can carry: functions are omitted, other non-JSON types refused. */
type Serializable<Props> = {
  [
    Key in keyof Props as NonNullable<Props[Key]> extends Callback ? never : Key
  ]: Props[Key] extends Json ? Props[Key] : never;
};

type PropsOf<Component> = Component extends (props: infer Given) => unknown ? Given : never;

type Name = keyof typeof registry;

type Props<Of extends Name> = {
  name: Of;
  /** When it loads before its first use, if it does. */
  load?: IslandLoad;
  props: Serializable<PropsOf<(typeof registry)[Of]>>;
};

/**
 * Renders an island of the registry, which is hydrated alone: served as HTML in an element with its name and
 * props. The build writes its scripts' URLs into the element, and disables its buttons until the element is there.
 */
export function Island<Of extends Name>({ name, load, props }: Props<Of>) {
  // TypeScript cannot relate a name to both its component and its props.
  const Component = registry[name] as ComponentType<object>;
  const Element = islandTag as unknown as ComponentType<IslandAttributes & { children: ReactNode }>;
  return (
    <Element name={name} data-load={load} props={JSON.stringify(props)}>
      <Component {...props} />
    </Element>
  );
}
