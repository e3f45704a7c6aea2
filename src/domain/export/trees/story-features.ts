import { traceLinks } from "#domain/pictures/trace-links.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { wordsAsked } from "#domain/search.ts";

type Rows = Pick<ProjectContent, "features" | "pages" | "test_cases" | "user_classes" | "user_stories">;

/** Words that tell nothing of what something does. */
const SMALL = new Set(
  "a an and as at by for from i in is it its me my of on or our own so that the their them this to with you your".split(" "),
);
const ENDING = /(?:ing|ies|es|ed|s|e|y)$/;

/**
 * The feature of each story that has one, by their ids: that which cites it or is cited by it, else the only one that is named alike,
 * else the only one of the pages it speaks of. A story of which nothing says so has none.
 */
export function storyFeatures(rows: Rows): ReadonlyMap<string, string> {
  const links = traceLinks(rows);
  const [cited, pages] = [links.between("user_stories", "features"), links.between("user_stories", "pages")];
  const onPages = links.between("pages", "features");
  const alike = Map.groupBy(rows.features, ({ name }) => gist(name));
  const found = rows.user_stories.flatMap(({ id, name }): [string, string][] => {
    const linked = rows.features.find((feature) => cited.get(id)?.has(feature.id));
    const named = gist(name) === "" ? [] : (alike.get(gist(name)) ?? []);
    const near = new Set([...(pages.get(id) ?? [])].flatMap((page) => [...(onPages.get(page) ?? [])]));
    const feature = linked?.id ?? only(named.map((row) => row.id)) ?? only([...near]);
    return feature === undefined ? [] : [[id, feature]];
  });
  return new Map(found);
}

const only = (ids: readonly string[]): string | undefined => (ids.length === 1 ? ids[0] : undefined);

/** "Booking of a place" and "Book places" are alike. */
function gist(name: string): string {
  const words = wordsAsked(name).filter((word) => !SMALL.has(word));
  return [...new Set(words.map((word) => (word.length > 3 ? word.replace(ENDING, "") : word)))].toSorted().join(" ");
}
