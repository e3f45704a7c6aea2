import { cite } from "#domain/citation.ts";
import { type TraceLinks, type TraceRows, traceLinks } from "./trace-links.ts";

/** A class or page as it is named in a picture. */
export type MapEnd = { reference: string; name: string };
/** What stands above the map in a document. */
export const pageMapLead = "Who uses which page:";

/** Who uses which page; a use is the places of a class and of a page in their lists. */
export type PageMap = { classes: MapEnd[]; pages: MapEnd[]; uses: [number, number][] };

/** A class uses the pages its stories, or their features, are on. Pages of the same classes stand together, those of nobody last. */
export function pageMapOf(rows: TraceRows, links: TraceLinks = traceLinks(rows)): PageMap {
  const users = links.between("pages", "user_classes");
  const place = new Map(rows.user_classes.map(({ id }, at) => [id, at]));
  const used = rows.pages.map((page) => {
    const by = [...(users.get(page.id) ?? [])].flatMap((id) => place.get(id) ?? []).sort((a, b) => a - b);
    return { page, by, middle: by.length > 0 ? by.reduce((sum, at) => sum + at, 0) / by.length : Number.POSITIVE_INFINITY };
  });
  const ordered = used.toSorted((a, b) => compare(a.middle, b.middle) || compare(a.by.join(), b.by.join()));
  return {
    classes: rows.user_classes.map(({ number, name }) => ({ reference: cite("user_classes", number), name })),
    pages: ordered.map(({ page }) => ({ reference: cite("pages", page.number), name: page.name })),
    uses: ordered.flatMap(({ by }, at) => by.map((user): [number, number] => [user, at])),
  };
}

function compare<Value extends number | string>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
