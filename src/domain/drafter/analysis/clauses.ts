import { HELPING_VERBS, JOINING_VERBS } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import type { Chunk } from "./chunk.ts";
import type { Clause } from "./clause.ts";
import { detailsAfter, objectReferredTo, objectsAfter, withRelativeObject } from "./clause-objects.ts";
import { deviceBefore, subjectBefore } from "./clause-subject.ts";
import { mayAct, type NounPhrase } from "./noun-phrase.ts";

const NOT_A_DEED = words(
  `let know say think believe hope guess feel seem happen like live need want include become
  mean allow enable empower rest stay experience name base feature care state test-run`,
);

export function clausesOf(chunks: readonly Chunk[]): Clause[] {
  const clauses: Clause[] = [];
  const used = new Set<number>();
  let subject: NounPhrase[] = [];
  for (const [at, chunk] of chunks.entries()) {
    if (chunk.is !== "verb") continue;
    const named = subjectBefore(chunks, at, used);
    if (chunk.base === "reach" || chunk.base === "contain" || chunk.base === "expire") continue;
    if (named) subject = named;
    const found = objectsAfter(chunks, at + 1);
    const objects = found.map(({ phrase }) => phrase);
    for (const object of found) used.add(object.at);
    const referred = found.length === 0 ? objectReferredTo(chunks[at + 1], clauses) : undefined;
    if (referred) objects.push(...referred);
    const end = (found.at(-1)?.at ?? (referred ? at + 1 : at)) + 1;
    if (HELPING_VERBS.has(chunk.base) && !chunk.passive) {
      const helped = objects.filter(mayAct);
      const follows = chunks.slice(end).find((item) => item.is === "verb" || item.is === "rel" || item.is === "join");
      if (helped.length > 0 && (follows?.is === "verb" || chunk.base !== "support")) {
        subject = helped;
        for (const object of found) used.delete(object.at);
        continue;
      }
      if (objects.length === 0) continue;
    }
    const details = detailsAfter(chunks, end, used);
    if (JOINING_VERBS.has(chunk.base) && subject.length === 0) {
      const people = [
        ...objects,
        ...details.filter((item) => /^(with|and|to)$/.test(item.preposition)).map((item) => item.phrase),
      ].filter(mayAct);
      if (people.length > 1) {
        clauses.push(...meetings(people));
        continue;
      }
    }
    if (NOT_A_DEED.has(chunk.base) || (JOINING_VERBS.has(chunk.base) && referred)) continue;
    const clause: Clause = { actors: subject, verb: chunk.base, particle: chunk.particle, objects, details };
    const machine = chunk.passive ? undefined : deviceBefore(chunks, at);
    if (machine) {
      clauses.push({ actors: [], verb: "see", particle: "", objects, details: [], device: machine });
      continue;
    }
    clauses.push(chunk.passive ? turnedActive(clause, chunks, at) : withRelativeObject(clause, chunks, at));
  }
  return clauses.filter((clause) => clause.verb !== "");
}

/** The first of the people finds each of the others, and they find them. */
function meetings([first, ...others]: readonly NounPhrase[]): Clause[] {
  if (!first) return [];
  const find = (actor: NounPhrase, object: NounPhrase): Clause => ({
    actors: [actor],
    verb: "find",
    particle: "",
    objects: [object],
    details: [],
  });
  return others.flatMap((other) => [find(first, other), find(other, first)]);
}

function turnedActive(clause: Clause, chunks: readonly Chunk[], at: number): Clause {
  const by = clause.details.find((item) => item.preposition === "by" && mayAct(item.phrase));
  const before = chunks.slice(0, at).findLast((item) => item.is === "np");
  const thing = before?.is === "np" ? [before.phrase] : [];
  if (!by) return { ...clause, verb: "" };
  return { ...clause, actors: [by.phrase], objects: thing, details: clause.details.filter((item) => item !== by) };
}
