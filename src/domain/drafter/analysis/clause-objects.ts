import { type Chunk, isListing } from "./chunk.ts";
import type { Clause } from "./clause.ts";
import { isPerson, type NounPhrase } from "./noun-phrase.ts";

/** The things a deed is done to, and where they stand. */
export function objectsAfter(chunks: readonly Chunk[], start: number): { at: number; phrase: NounPhrase }[] {
  const found: { at: number; phrase: NounPhrase }[] = [];
  for (let at = start; ; at += 2) {
    const chunk = chunks[at];
    if (chunk?.is !== "np") break;
    const [first] = found;
    if (first && (opensClause(chunks, at) || (isPerson(chunk.phrase) && !isPerson(first.phrase)))) break;
    found.push({ at, phrase: chunk.phrase });
    if (!isListing(chunks[at + 1])) break;
  }
  return found;
}

/** What "them" or "it" stands for: the last thing somebody did something to. */
export function objectReferredTo(chunk: Chunk | undefined, clauses: readonly Clause[]): NounPhrase[] | undefined {
  if (chunk?.is !== "pron" || !/^(them|it)$/.test(chunk.word)) return undefined;
  const last = clauses.findLast((clause) => clause.objects.some((phrase) => !isPerson(phrase)));
  return last?.objects.filter((phrase) => !isPerson(phrase));
}

/** For whom, with what, where: at most two of them. */
export function detailsAfter(chunks: readonly Chunk[], start: number, used: Set<number>): Clause["details"] {
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

/** The thing before "that" is what the deed after it is done to. */
export function withRelativeObject(clause: Clause, chunks: readonly Chunk[], at: number): Clause {
  if (clause.objects.length > 0 || clause.details.length > 0) return clause;
  const relative = chunks.slice(0, at).findLastIndex((item) => item.is === "rel");
  const owner = chunks[relative - 1];
  const between = chunks[relative + 1];
  const thing = owner?.is === "np" && between?.is === "np" && (owner.phrase.kind === "thing" || owner.phrase.kind === "maybe");
  return thing ? { ...clause, objects: [owner.phrase] } : clause;
}

function opensClause(chunks: readonly Chunk[], at: number): boolean {
  const next = chunks[at + 1];
  if (next?.is === "verb") return !next.passive;
  return next?.is === "aux";
}
