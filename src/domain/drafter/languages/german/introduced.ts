import type { Memory } from "./memory.ts";
import { isThing, isVerb, THING } from "./named.ts";
import { germanStanding } from "./people.ts";
import { personOf } from "./subject.ts";
import { DETERMINERS, type GermanWord, isClosed, PREPOSITIONS } from "./words.ts";

/** "Als Gast möchte ich", "Ich als Obmann", "Man kann als Besucher": who speaks or is spoken to, and the words without it. */
export function inRole(memory: Memory, words: readonly GermanWord[]): readonly GermanWord[] {
  const as = words.findIndex(
    ({ word }, at) => word === "als" && at < 4 && !/(?:er|mehr|weniger)$/.test(words[at - 1]?.word ?? ""),
  );
  const end = as < 0 ? -1 : words.findIndex(({ noun }, at) => noun && at > as && at < as + 4);
  const me = words.slice(0, end + 5).find(({ word, text }) => /^(?:ich|wir|du|man|ihr)$/.test(word) || text === "Sie")?.word;
  const person = personOf(words.slice(end + 1).find((word) => isVerb(word))?.word ?? "");
  const inner = words.slice(as + 1, end);
  if (end < 0 || inner.some((word) => isVerb(word) || (isClosed(word.word) && !DETERMINERS.has(word.word)))) return words;
  const name = words[end]?.text ?? "";
  if (isThing(name) || (me === undefined && !/^[12]/.test(person))) return words;
  if (me === "ich" || (me === undefined && person === "1s")) memory.I = name;
  else if (/^(?:du|ihr|sie)$/.test(me ?? "") || (me === undefined && person === "2s")) memory.you = name;
  else memory.we = name;
  const rest = [...words.slice(0, as), ...words.slice(end + 1)];
  return rest[0]?.word === "," ? rest.slice(1) : rest;
}

/** "ich als Schäfermeisterin", "ich, die Wirtin," */
export function introduceBeside(memory: Memory, words: readonly GermanWord[]) {
  const at = words.findIndex(({ word }) => word === "ich");
  const beside = /^(?:als|,)$/.test(words[at + 1]?.word ?? "");
  const noun = at >= 0 && beside ? words.slice(at + 2, at + 4).find((one) => one.noun) : undefined;
  if (noun && memory.I === "Verantwortliche" && germanStanding(noun.text) === "person") memory.I = noun.text;
}

/** "ich bin Wanderschäfer", "du betreibst eine Druckerei", "unsere Gießerei" */
export function introduce(memory: Memory, words: readonly GermanWord[]) {
  for (const [at, { word }] of words.entries()) {
    const noun = words.slice(at + 1, at + 6).find((one) => one.noun);
    const next = words[at + 1]?.word ?? "";
    if (!noun) continue;
    const is = /^(?:bin|sind|bist|betreibst|betreibe|betreiben|leite|leitest|führst|führe)$/;
    const verb = is.test(next) ? next : is.test(words[at - 1]?.word ?? "") ? words[at - 1]?.word : undefined;
    if (
      verb &&
      /^(?:ich|wir|du)$/.test(word) &&
      !words.slice(at, words.indexOf(noun)).some((one) => PREPOSITIONS.has(one.word) && one.word !== "für")
    ) {
      const plain = words[at - 1] === undefined && next === "bist";
      if (word === "du" && plain && germanStanding(noun.text) !== "thing") {
        memory.you = noun.text;
        memory.people = [];
        memory.who = [noun.text];
      }
      if (word === "ich" && memory.I === "Verantwortliche" && germanStanding(noun.text) === "person") memory.I = noun.text;
      if (word === "wir" && memory.we === "Team") memory.we = noun.text;
      if (word === "du" && memory.you === "Nutzer") memory.you = noun.text;
    }
    if (/^unsere?$/.test(word) && at === 0 && memory.we === "Team" && !THING.test(noun.text)) memory.we = noun.text;
  }
}
