import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { type Deed, MAIN, openCost, type State, valuesOf } from "./state.ts";
import { steps } from "./steps.ts";

const BEAM = 20;
/** Nobody says a statement of more words, and what is none need not be read as well. */
const LONGEST = 400;
const BEAM_OF_LONG = 3;
/** What is so much worse than the best is not followed. */
const FAR = 5;

/** The deeds of a statement in the way of reading it against which least speaks. */
export function parse(words: readonly Word[]): Deed[] {
  const begun: State = {
    at: 0,
    cost: 0,
    frames: [MAIN(0)],
    phrase: "none",
    phraseFrom: 0,
    joins: "",
    placed: false,
    join: "",
    joinedAt: 0,
    commas: false,
    listing: false,
    deeds: undefined,
  };
  const reached: State[][] = Array.from({ length: words.length + 1 }, () => []);
  reached[0] = [begun];
  const least = new Float64Array(words.length + 1).fill(Number.POSITIVE_INFINITY);
  for (let at = 0; at < words.length; at += 1) {
    const states = best(reached[at] ?? [], words.length > LONGEST ? BEAM_OF_LONG : BEAM);
    // of a long statement they would fill the memory
    reached[at] = [];
    for (const state of states)
      for (const next of steps(words, state)) {
        const to = Math.min(next.at, words.length);
        const known = least[to] ?? 0;
        if (next.cost > known + FAR) continue;
        least[to] = Math.min(known, next.cost);
        reached[to]?.push(next);
      }
  }
  const ended = (reached[words.length] ?? []).map((state) => ({ state, cost: state.cost + endCost(state) }));
  const [first] = ended.toSorted((one, other) => one.cost - other.cost);
  return first ? valuesOf(first.state.deeds) : [];
}

function endCost(state: State): number {
  const [main, inner] = state.frames;
  // "a shop where knitters order wool": a thing and what is done with it
  const told = main && !main.deed && main.subject && inner?.deed && inner.kind === "rel" ? -1.8 : 0;
  const open = told + (state.phrase === "open" ? 0.8 : 0);
  const short = state.deeds === undefined && state.at <= 3 ? 0.4 : 1;
  return openCost(state.frames, state.deeds === undefined) * short + open + (state.listing ? 0.6 : 0);
}

/** The likeliest of those that go on in different ways. */
function best(states: readonly State[], beam: number): State[] {
  const kept = new Map<string, State>();
  let least: number | undefined;
  for (const state of states.toSorted((one, other) => one.cost - other.cost)) {
    least ??= state.cost;
    if (state.cost > least + FAR || kept.size >= beam) break;
    const key = keyOf(state);
    if (!kept.has(key)) kept.set(key, state);
  }
  return [...kept.values()];
}

function keyOf({ frames, phrase, joins, placed, join, commas, listing, phraseFrom }: State): string {
  let key = `${phrase}${joins}${placed}${join}${commas}${listing}${phraseFrom}`;
  for (const { marker, subject, deed } of frames) key += `${marker},${subject?.from},${subject?.to},${deed?.group.at};`;
  return key;
}
