import type { Chunk } from "#domain/drafter/analysis/chunk.ts";
import { HELPING_VERBS, JOINING_VERBS } from "#domain/drafter/analysis/lexicon.ts";
import type { NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";

/** Who does what to what. No actors means the description leaves open who does it. */
export type Clause = {
  actors: NounPhrase[];
  verb: string;
  particle: string;
  objects: NounPhrase[];
  /** Set when a machine does it: "sensors measure the temperature". */
  device?: NounPhrase;
  details: { preposition: string; phrase: NounPhrase }[];
};

type NpChunk = Extract<Chunk, { is: "np" }>;
const isPerson = (phrase: NounPhrase) => phrase.kind === "actor";
const mayAct = (phrase: NounPhrase) => phrase.kind === "actor" || phrase.kind === "maybe";
const NOT_A_DEED = new Set([
  "let",
  "know",
  "say",
  "think",
  "believe",
  "hope",
  "guess",
  "feel",
  "seem",
  "happen",
  "like",
  "live",
  "need",
  "want",
  "include",
  "become",
  "mean",
  "allow",
  "enable",
  "empower",
  "rest",
  "stay",
  "experience",
  "name",
  "base",
  "like",
  "feature",
  "care",
  "state",
  "test-run",
]);

export function clausesOf(chunks: readonly Chunk[]): Clause[] {
  const clauses: Clause[] = [];
  const used = new Set<number>();
  let subject: NounPhrase[] = [];
  for (const [at, chunk] of chunks.entries()) {
    if (chunk.is !== "verb") continue;
    const named = subjectBefore(chunks, at, used);
    if (chunk.base === "reach" || chunk.base === "contain" || chunk.base === "expire") continue;
    if (named) subject = named;
    const objectsAt = objectsAfter(chunks, at + 1);
    const objects = objectsAt.map((index) => (chunks[index] as NpChunk).phrase);
    for (const index of objectsAt) used.add(index);
    const referred = objectsAt.length === 0 ? objectReferredTo(chunks[at + 1], clauses) : undefined;
    if (referred) objects.push(...referred);
    const end = (objectsAt.at(-1) ?? (referred ? at + 1 : at)) + 1;
    if (HELPING_VERBS.has(chunk.base) && !chunk.passive) {
      const helped = objects.filter(mayAct);
      const follows = chunks.slice(end).find((item) => item.is === "verb" || item.is === "rel" || item.is === "join");
      if (helped.length > 0 && (follows?.is === "verb" || chunk.base !== "support")) {
        subject = helped;
        for (const index of objectsAt) used.delete(index);
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
      const [first, ...rest] = people;
      if (first && rest.length > 0) {
        for (const other of rest) {
          clauses.push({ actors: [first], verb: "find", particle: "", objects: [other], details: [] });
          clauses.push({ actors: [other], verb: "find", particle: "", objects: [first], details: [] });
        }
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

function subjectBefore(chunks: readonly Chunk[], at: number, used: Set<number>): NounPhrase[] | undefined {
  let index = at - 1;
  let aux = false;
  let to = false;
  while (index >= 0) {
    const chunk = chunks[index];
    if (chunk?.is === "aux") aux = true;
    else if (chunk?.is === "to") to = true;
    else if (chunk?.is !== "rel") break;
    index -= 1;
  }
  const chunk = chunks[index];
  if (chunk?.is === "pron") return /^(they|them|it|themselves)$/.test(chunk.word) ? undefined : [];
  if (chunk?.is !== "np") return undefined;
  const owner = chunks[index - 2];
  const link = chunks[index - 1]?.is;
  const owns = owner?.is === "np" && !used.has(index - 2) && !isPerson(chunk.phrase);
  if (owns && link === "prep" && isPerson(owner.phrase)) return [owner.phrase];
  if (owns && link === "to" && index === 2 && mayAct(owner.phrase)) return [owner.phrase];
  if (chunk.phrase.kind === "product") return to && !aux ? undefined : [];
  const introduced = chunks[index - 1];
  const forHim = introduced?.is === "prep" && introduced.word === "for";
  const helped = introduced?.is === "verb" && HELPING_VERBS.has(introduced.base);
  if (to && !aux && !forHim && !helped) return undefined;
  if (used.has(index) && !isPerson(chunk.phrase)) return undefined;
  if (!mayAct(chunk.phrase)) return [];
  const found = [chunk.phrase];
  while (isListing(chunks[index - 1])) {
    const other = chunks[index - 2];
    if (other?.is !== "np" || !mayAct(other.phrase) || (used.has(index - 2) && !isPerson(other.phrase))) break;
    const lead = chunks[index - 3];
    if (lead?.is === "to" || (lead?.is === "prep" && lead.word !== "for")) break;
    if (lead?.is === "verb" && used.has(index - 2) && !helpedAt(chunks, index - 3)) break;
    found.unshift(other.phrase);
    index -= 2;
  }
  return found;
}

/** What "them" or "it" stands for: the last thing somebody did something to. */
function objectReferredTo(chunk: Chunk | undefined, clauses: readonly Clause[]): NounPhrase[] | undefined {
  if (chunk?.is !== "pron" || !/^(them|it)$/.test(chunk.word)) return undefined;
  const last = clauses.findLast((clause) => clause.objects.some((phrase) => !isPerson(phrase)));
  return last?.objects.filter((phrase) => !isPerson(phrase));
}

function isListing(chunk: Chunk | undefined): boolean {
  return chunk?.is === "join" && /^(,|and|or|&|plus)$/.test(chunk.word);
}

function deviceBefore(chunks: readonly Chunk[], at: number): NounPhrase | undefined {
  const chunk = chunks[chunks[at - 1]?.is === "rel" ? at - 2 : at - 1];
  return chunk?.is === "np" && chunk.phrase.kind === "device" ? chunk.phrase : undefined;
}

function helpedAt(chunks: readonly Chunk[], at: number): boolean {
  const chunk = chunks[at];
  return chunk?.is === "verb" && HELPING_VERBS.has(chunk.base);
}

function objectsAfter(chunks: readonly Chunk[], start: number): number[] {
  const found: number[] = [];
  let index = start;
  while (chunks[index]?.is === "np") {
    const chunk = chunks[index] as NpChunk;
    const opens = opensClause(chunks, index);
    if (found.length > 0) {
      const first = chunks[found[0] ?? 0] as NpChunk;
      if (opens || (isPerson(chunk.phrase) && !isPerson(first.phrase))) break;
    }
    found.push(index);
    if (!isListing(chunks[index + 1])) break;
    index += 2;
  }
  return found;
}

function opensClause(chunks: readonly Chunk[], at: number): boolean {
  const next = chunks[at + 1];
  if (next?.is === "verb") return !next.passive;
  return next?.is === "aux";
}

function detailsAfter(chunks: readonly Chunk[], start: number, used: Set<number>): Clause["details"] {
  const details: Clause["details"] = [];
  let index = start;
  while (details.length < 2) {
    const link = chunks[index];
    const next = chunks[index + 1];
    const word = link?.is === "prep" ? link.word : link?.is === "to" ? "to" : undefined;
    if (!word || next?.is !== "np" || opensClause(chunks, index + 1)) break;
    used.add(index + 1);
    details.push({ preposition: word, phrase: next.phrase });
    index += 2;
  }
  return details;
}

function turnedActive(clause: Clause, chunks: readonly Chunk[], at: number): Clause {
  const by = clause.details.find((item) => item.preposition === "by" && mayAct(item.phrase));
  const before = chunks.slice(0, at).findLast((item) => item.is === "np");
  const thing = before?.is === "np" ? [before.phrase] : [];
  if (!by) return { ...clause, verb: "" };
  return { ...clause, actors: [by.phrase], objects: thing, details: clause.details.filter((item) => item !== by) };
}

function withRelativeObject(clause: Clause, chunks: readonly Chunk[], at: number): Clause {
  if (clause.objects.length > 0 || clause.details.length > 0) return clause;
  const relative = chunks.slice(0, at).findLastIndex((item) => item.is === "rel");
  const owner = chunks[relative - 1];
  const between = chunks[relative + 1];
  const thing = owner?.is === "np" && between?.is === "np" && (owner.phrase.kind === "thing" || owner.phrase.kind === "maybe");
  return thing ? { ...clause, objects: [owner.phrase] } : clause;
}
