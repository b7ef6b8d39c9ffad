import type { PageFigures, Results, SiteFigures } from "@/e2e/tools/bench/report/figures";
import type { Served, Servers } from "@/e2e/tools/bench/sites/servers";
import { representatives } from "@/e2e/tools/bench/sites/routes";
import type { Roles } from "@/e2e/tools/bench/sites/site";

/** A page to measure, and the record that its figures go into. */
export type Target = {
  url: string;
  route: string;
  owner: "floor" | "site" | "beside";
  /** What it is compared as; several where a site has fewer pages. */
  roles: (keyof Roles)[];
  /** Whether it stands for its template: others are only counted, and scored once. */
  represents: boolean;
  figures: PageFigures;
};

const rolesOf = (roles: Roles, route: string) =>
  (Object.keys(roles) as (keyof Roles)[]).filter((role) => roles[role] === route);

/** An empty record for each page of a site. */
export const noFigures = ({ roles }: Served, routes: readonly string[]): SiteFigures => ({
  roles,
  pages: Object.fromEntries(routes.map((route) => [route, {}])),
});

/** The pages of other sites that are like one of ours that was chosen. */
export const likeOurs = (other: Served, site: Served, chosen: readonly string[]): string[] => [
  ...new Set(
    (Object.keys(other.roles) as (keyof Roles)[])
      .filter((role) => chosen.includes(site.roles[role]))
      .map((role) => other.roles[role]),
  ),
];

/** Every page that a run has a record for: the floor, ours, and those beside. */
export function targetsOf(results: Results, servers: Servers, all: boolean): Target[] {
  const of = (served: Served, { pages }: SiteFigures, owner: "site" | "beside"): Target[] =>
    Object.entries(pages).map(([route, figures]) => ({
      ...{ route, owner, figures, url: served.url + route, roles: rolesOf(served.roles, route) },
      represents: !all || owner === "beside" || representatives.includes(route),
    }));
  const floor = { url: `${servers.floor}/`, route: "/", owner: "floor" as const, roles: [] };
  return [
    { ...floor, represents: true, figures: results.floor },
    ...of(servers.site, results.site, "site"),
    ...servers.beside.flatMap((served) => {
      const figures = results.beside[served.name];
      return figures ? of(served, figures, "beside") : [];
    }),
  ];
}
