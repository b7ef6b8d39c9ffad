"use client";

import { useSyncExternalStore } from "react";

type Props = {
  /** Every service page: its address and its name. */
  services: readonly { path: string; label: string }[];
};

const prefix = "/services/";
const never = () => () => {};

/**
 * The heading of 404.html. One file serves every unknown address, so the browser reads which kind
 * it is: under /services/ it says 'Service not found!' (row 116), and where only the case of the
 * letters is wrong it offers the right page (row 10).
 */
export function UnknownPath({ services }: Props) {
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => "",
  );
  const meant = services.find((service) => service.path.toLowerCase() === path.toLowerCase());
  return (
    <>
      <h1 className="text-h1">
        {path.startsWith(prefix) ? "Service not found!" : "There is no page at this address"}
      </h1>
      {meant && (
        <p className="mt-4 text-lead">
          Did you mean{" "}
          <a className="link" href={meant.path}>
            {meant.label}
          </a>
          ?
        </p>
      )}
    </>
  );
}
