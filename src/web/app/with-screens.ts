import { matchRoutes, type RouteObject } from "react-router";

/** The routes, with the screens of one address loaded: they are drawn at once, as they stand in a page drawn at build. */
export async function withScreens(routes: RouteObject[], pathname: string): Promise<RouteObject[]> {
  const shown = new Set((matchRoutes(routes, pathname) ?? []).map(({ route }) => route));
  return Promise.all(routes.map((route) => loaded(route, shown)));
}

async function loaded(route: RouteObject, shown: ReadonlySet<RouteObject>): Promise<RouteObject> {
  if (!shown.has(route)) return route;
  const { lazy, ...known } = route;
  const found = typeof lazy === "function" ? await lazy() : {};
  if (known.index) return { ...known, ...found };
  const children = known.children && (await Promise.all(known.children.map((child) => loaded(child, shown))));
  return { ...known, ...found, ...(children ? { children } : {}) };
}
