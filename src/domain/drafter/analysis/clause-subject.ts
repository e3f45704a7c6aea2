import { HELPING_VERBS } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { type Chunk, isListing } from "./chunk.ts";
import { isPerson, mayAct, type NounPhrase } from "./noun-phrase.ts";

/** Who does the deed at `at`; none where that is left open, undefined where it is who did the last one. */
export function subjectBefore(chunks: readonly Chunk[], at: number, used: Set<number>): NounPhrase[] | undefined {
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
  const relative = relativeOwner(chunks, index);
  if (relative) return relative.is === "np" ? [relative.phrase] : [];
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

/** "Recruiters who source a candidate receive a bonus", "parents looking for a tutor compare profiles": the first of them does both. */
function relativeOwner(chunks: readonly Chunk[], at: number): Chunk | undefined {
  const looking = chunks[at - 1]?.is === "prep" ? at - 2 : at - 1;
  const participle = chunks[looking];
  const seeker = chunks[looking - 1];
  if (participle?.is === "verb" && participle.form === "ing" && looking === 1 && seeker?.is === "np" && isPerson(seeker.phrase))
    return seeker;
  const deed = chunks[at - 1];
  const owner = chunks[at - 3];
  if (chunks[at - 2]?.is !== "rel" || (deed?.is !== "aux" && deed?.is !== "verb") || helpedAt(chunks, at - 1)) return undefined;
  return owner?.is === "pron" || (owner?.is === "np" && isPerson(owner.phrase)) ? owner : undefined;
}

function helpedAt(chunks: readonly Chunk[], at: number): boolean {
  const chunk = chunks[at];
  return chunk?.is === "verb" && HELPING_VERBS.has(chunk.base);
}

/** The machine that does the deed at `at`, if one does. */
export function deviceBefore(chunks: readonly Chunk[], at: number): NounPhrase | undefined {
  const chunk = chunks[chunks[at - 1]?.is === "rel" ? at - 2 : at - 1];
  return chunk?.is === "np" && chunk.phrase.kind === "device" ? chunk.phrase : undefined;
}
