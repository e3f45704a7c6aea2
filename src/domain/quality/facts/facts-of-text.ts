import { onceEachText } from "#domain/once.ts";
import { partsByHeading } from "#domain/quality/left-out.ts";
import { isSingle } from "./attributes.ts";
import { choicesOf, demandedBy, exclusionsOf, polarityOf, retentionOf, transitionsOf, waysOf } from "./claims.ts";
import { clausesOf } from "./clause.ts";
import { isPlain } from "./demands.ts";
import type { Fact } from "./fact.ts";
import { permissionsIn } from "./permissions.ts";
import { quantitiesIn } from "./quantities.ts";

/** All facts an English text states, each with its place in it (UTF-16). */
export const factsOfText: (text: string) => readonly Fact[] = onceEachText(readFacts);

function readFacts(text: string): Fact[] {
  const parts = partsByHeading(text);
  return clausesOf(text).flatMap((clause, at, clauses) => {
    const part = parts.find(({ end }) => clause.span.start < end);
    if (part && clause.span.start < part.bodyAt) return [];
    if (part?.isLeftOut) return exclusionsOf(clause, true);
    const kept = retentionOf(clause);
    const excluded = exclusionsOf(clause, false);
    const taken = new Set(kept.filter(({ value }) => value !== 0).map(({ span }) => span.start));
    return [
      ...kept,
      ...quantitiesIn(clause).filter(({ span, attribute }) => !taken.has(span.start) || isSingle(attribute.split("|")[0] ?? "")),
      ...permissionsIn(clause),
      ...choicesOf(clause),
      ...waysOf(clause, clauses[at - 1]),
      ...excluded,
      ...demandedBy(clause).filter(({ attribute }) => excluded.length === 0 || !isPlain(attribute)),
      ...(excluded.length > 0 ? [] : [...transitionsOf(clause), ...polarityOf(clause)]),
    ];
  });
}
