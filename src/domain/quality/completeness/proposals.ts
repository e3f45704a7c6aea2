import type { ProjectContent } from "#domain/project-content.ts";
import { asvsChapters, sectionOfRequirement } from "./asvs.ts";
import { premises, type Standing } from "./premises.ts";
import { asvsPlaces } from "./proposals/asvs-places.ts";
import { clausePlaces } from "./proposals/clause-places.ts";
import { qualityPlaces } from "./proposals/quality-places.ts";
import type { Spoken } from "./spoken.ts";

/** What may be said of an item; it counts once a person accepts it. `basis` is the premise a reason was concluded from. */
export type Proposed = { state: "applied"; rests_on: readonly string[] } | { state: "waived"; reason: string; basis: string };

/** Proposals by item: links to what plainly treats it, and waivers that follow from what the product does not have. */
export function proposalsFor(
  content: ProjectContent,
  spoken: readonly Spoken[],
  standing: ReadonlyMap<string, Standing>,
): ReadonlyMap<string, Proposed> {
  const linked = [clausePlaces(content, spoken), qualityPlaces(content), asvsPlaces(spoken)].flatMap((places) => [...places]);
  const applied = linked.map(([key, rests_on]): [string, Proposed] => [key, { state: "applied", rests_on }]);
  // of an empty specification nothing is said, and so nothing is ruled out
  return new Map([...(content.features.length > 0 ? waivers(standing) : []), ...applied]);
}

function* waivers(standing: ReadonlyMap<string, Standing>): Generator<[string, Proposed]> {
  const holding = premises.filter(({ id }) => standing.get(id)?.holds);
  for (const { id: chapter, sections } of asvsChapters) {
    for (const { id: section, requirements } of sections) {
      const all = [section, ...requirements.map(({ id }) => id)];
      for (const key of all) {
        const premise = holding.find(({ covers }) =>
          [key, sectionOfRequirement(key), chapter].some((one) => covers.includes(one)),
        );
        if (premise) yield [key, { state: "waived", reason: premise.reason, basis: premise.id }];
      }
    }
  }
}
