import type { ProjectTypePattern } from "#domain/catalog/patterns/project-types.ts";
import type { Analysis } from "#domain/drafter/analysis/analyse.ts";
import { actsFromAfar, comesAlone } from "./coming.ts";
import { marketOf } from "./market.ts";
import type { Party } from "./parties.ts";
import { ventureOf } from "./venture.ts";

/** How people stand to those who run it: in a market both sides come by themselves, and where all serves the work of one house nobody does. */
export function standing(analysis: Analysis, type: ProjectTypePattern, found: readonly Party[]) {
  const met = marketOf(analysis, found);
  const venture = ventureOf(analysis, type, found, met);
  const parties = found.map((party): Party => {
    if (party.coming === "without-account") return party;
    if (party === met?.giver || party === met?.taker) return { ...party, coming: "themselves" };
    if (/^(?:landing-page|portfolio)$/.test(type.key) && party.coming === "themselves")
      return { ...party, coming: "without-account" };
    const comes = venture === "internal" ? comesAlone : /^(?:charity|club)$/.test(venture) ? actsFromAfar : () => true;
    return comes(party.noun, analysis) ? party : { ...party, coming: "invited" };
  });
  const again = (party: Party) => parties[found.indexOf(party)] ?? party;
  return { parties, venture, market: met && { giver: again(met.giver), taker: again(met.taker) } };
}
