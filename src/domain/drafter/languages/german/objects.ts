import type { Memory } from "./memory.ts";
import { isVerb, mine, NOBODY, textOf } from "./named.ts";
import { definite, thingOf } from "./things.ts";
import { DETERMINERS, type GermanWord, isClosed, isMark, PREPOSITIONS } from "./words.ts";

export function withThing(memory: Memory, own: readonly GermanWord[]): { said: string; thing: string | undefined } {
  const pointed = own.some(
    ({ word }, at) =>
      (/^(?:ihn|es)$/.test(word) && !own[at + 1]?.noun) ||
      (word === "sie" && /^(?:dem|einem|einer|ihm|ihnen)$/.test(own[at + 1]?.word ?? "")),
  );
  const object = own.find(
    (one, at) =>
      one.noun &&
      !(pointed && /^(?:der|dem|einem|einer|meinem|meiner|ihrem|ihrer|seinem|seiner)$/.test(own[at - 1]?.word ?? "")) &&
      !NOBODY.test(one.text) &&
      !own
        .slice(Math.max(0, at - 3), at)
        .some(({ word }, index, lead) => PREPOSITIONS.has(word) && !lead.slice(index + 1).some(({ noun }) => noun)),
  );
  const stands = object
    ? -1
    : own.findIndex(
        ({ word }, at) =>
          /^(?:ihn|es|sie|das|die|den)$/.test(word) &&
          !own[at + 1]?.noun &&
          !(/^(?:das|die|den)$/.test(word) && /e[ns]?$/.test(own[at + 1]?.word ?? "") && !isVerb(own[at + 1] as GermanWord)) &&
          !PREPOSITIONS.has(own[at - 1]?.word ?? ""),
      );
  const meant = stands >= 0 ? memory.pointedAt(own[stands]?.word ?? "") : undefined;
  const told = own
    .filter(({ word }) => !/^(?:dann|auch|also|nun|mal|bitte|aber|jedoch|allerdings|zudem|außerdem)$/.test(word))
    .map((one) => (meant && one === own[stands] ? { text: definite(meant), word: definite(meant), noun: false } : one));
  const thing = object?.text ?? meant?.head;
  if (object) {
    const at = own.indexOf(object);
    let from = at;
    while (
      from > 0 &&
      !own[from - 1]?.noun &&
      !isMark(own[from - 1] as GermanWord) &&
      (DETERMINERS.has(own[from - 1]?.word ?? "") || !isClosed(own[from - 1]?.word ?? ""))
    )
      from -= 1;
    memory.meet(thingOf(own.slice(from, at + 1), false, memory.genders));
  }
  // "sich einen Baum aussuchen", but "sich anmelden"
  const said = mine(textOf(told));
  return { said: object ? said.replace(/(?<!\p{L})mich(?= )/u, "mir") : said, thing };
}
