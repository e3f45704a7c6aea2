import { skipAdverbs } from "./verb-group.ts";
import type { Word } from "./word.ts";

/** What somebody does besides, in the words after a deed. */
type FurtherDeed = { base: string; words: Word[] };

const PARTICLE = /^(?:off|up|out|over|down|away|back|in)$/;
const NEVER_A_THING =
  /^(?:takes|sends|gives|makes|writes|puts|gets|keeps|brings|sets|sells|tells|pays|holds|closes|opens|adds|confirms|decides|enters|creates|approves|rejects|accepts|chooses|assigns|informs|invites|cancels|removes|publishes|describes|explains|attaches|selects|weighs|collects|appoints|announces|moves|reads|shows|fills|hands|lends)$/;
const ABLE = /^(?:can|may|must|should)$/;
const SAME_IN_THE_PAST = /^(?:put|cut|set|let|shut|hit|read)$/;

/** "sets up the accounts [and hands over the badge]": the words of the first deed, and those that follow it. */
export function deedsWithin(words: readonly Word[], passive: boolean, isOfOne = true): { own: Word[]; further: FurtherDeed[] } {
  const starts = words.flatMap((_, at) => {
    const start = deedAfter(words, at, passive, isOfOne);
    return start ? [{ at, ...start }] : [];
  });
  const further = starts.map(({ verb, base }, index) => ({ base, words: words.slice(verb + 1, starts[index + 1]?.at) }));
  return { own: words.slice(0, starts[0]?.at), further };
}

function deedAfter(
  words: readonly Word[],
  at: number,
  passive: boolean,
  isOfOne: boolean,
): { verb: number; base: string } | undefined {
  const joint = words[at];
  const isEither = joint?.word === "or" && words.slice(0, at).some(({ word }) => word === "either");
  if (!joint || !(isEither || /^(?:and|&)$/.test(joint.word) || (joint.tag === "comma" && words[at + 1]?.word !== "and")))
    return undefined;
  let verb = at + 1;
  if (
    words[verb]?.tag === "comma" &&
    words[verb + 1]?.word === "if" &&
    words[verb + 2]?.word === "not" &&
    words[verb + 3]?.tag === "comma"
  ) {
    verb += 4;
  }
  if (words[verb]?.word === "either") verb += 1;
  verb = skipAdverbs(words, verb);
  const found = words[verb];
  const after = words[verb + 1];
  if (!passive && found?.word === "has" && /^(?:det|poss)$/.test(after?.tag ?? "")) return { verb, base: "have" };
  // "say how many they want, and can cancel until noon"
  if (!passive && joint.tag === "conj" && ABLE.test(found?.word ?? "")) {
    const at = skipAdverbs(words, verb + 1);
    const able = words[at]?.verb;
    return able?.known && able.form === "base" ? { verb: at, base: able.base } : undefined;
  }
  if (!found?.verb?.known || !isOfOne) return undefined;
  if (passive) {
    const past = found.verb.form === "past" || SAME_IN_THE_PAST.test(found.word);
    return past && (!/^(?:noun|adj)$/.test(after?.tag ?? "") || /^[A-Z]$/.test(after?.text ?? ""))
      ? { verb, base: found.verb.base }
      : undefined;
  }
  if (found.verb.form !== "third") return undefined;
  const goesOn =
    /^(?:det|poss|num|pron)$/.test(after?.tag ?? "") || after?.word === "whether" || PARTICLE.test(after?.word ?? "");
  const led = (verb > at + 1 || NEVER_A_THING.test(found.word)) && /^(?:noun|adj)$/.test(after?.tag ?? "");
  return goesOn || led ? { verb, base: found.verb.base } : undefined;
}
