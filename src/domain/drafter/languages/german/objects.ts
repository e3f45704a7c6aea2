import type { Memory } from "./memory.ts";
import { isVerb, mine, TIME, textOf } from "./named.ts";
import { germanStanding } from "./people.ts";
import { definite, thingOf } from "./things.ts";
import { DETERMINERS, type GermanWord, isClosed, isMark, PREPOSITIONS } from "./words.ts";

/** What only ties a statement to the one before. */
const CONNECTS =
  /^(?:dann|auch|also|nun|mal|bitte|aber|jedoch|allerdings|zudem|außerdem|so|darauf|daraufhin|deshalb|deswegen|daher|darum|nämlich|halt|eben|einfach|eigentlich|natürlich|ja)$/;

export function withThing(memory: Memory, own: readonly GermanWord[]): { said: string; thing: string | undefined } {
  const pointed = own.some(
    ({ word }, at) =>
      (/^(?:ihn|es)$/.test(word) && !own[at + 1]?.noun) ||
      (word === "sie" && /^(?:dem|einem|einer|ihm|ihnen)$/.test(own[at + 1]?.word ?? "")),
  );
  const objects = own.filter(
    (one, at) =>
      one.noun &&
      !(pointed && /^(?:der|dem|einem|einer|meinem|meiner|ihrem|ihrer|seinem|seiner)$/.test(own[at - 1]?.word ?? "")) &&
      !TIME.test(one.text) &&
      !own
        .slice(Math.max(0, at - 3), at)
        .some(({ word }, index, lead) => PREPOSITIONS.has(word) && !lead.slice(index + 1).some(({ noun }) => noun)),
  );
  // "den Kunden | einen Link": given to somebody
  const [first, second] = objects;
  const object =
    first && second && germanStanding(first.text) === "person" && germanStanding(second.text) !== "person" ? second : first;
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
    .filter(({ word, noun }, at) => noun || !CONNECTS.test(word) || /^(?:dass|ob)$/.test(own[at + 1]?.word ?? ""))
    .map((one) => (meant && one === own[stands] ? { text: definite(meant), word: definite(meant), noun: false } : one));
  const thing = object?.text ?? meant?.head;
  if (object) {
    const at = own.indexOf(object);
    let from = at;
    while (
      from > 0 &&
      !own[from - 1]?.noun &&
      !own[from - 1]?.text.includes(" ") &&
      !isMark(own[from - 1] as GermanWord) &&
      (DETERMINERS.has(own[from - 1]?.word ?? "") || !isClosed(own[from - 1]?.word ?? ""))
    )
      from -= 1;
    memory.meet(thingOf(own.slice(from, at + 1), false, memory.genders));
  }
  // "sich einen Baum aussuchen", but "sich anmelden"
  const said = mine(textOf(reflexiveFirst(told, own)));
  return { said: thing ? said.replace(/(?<!\p{L})mich(?= )/u, "mir") : said, thing };
}

/** "das Zeugnis sich ansehen" is "sich das Zeugnis ansehen". */
function reflexiveFirst(told: readonly GermanWord[], own: readonly GermanWord[]): readonly GermanWord[] {
  const sich = told.find(({ word }) => /^(?:sich|mir|dir|mich|dich)$/.test(word));
  const front = own[0];
  if (!sich || told[0] === sich || !front || !(DETERMINERS.has(front.word) || front.noun)) return told;
  return PREPOSITIONS.has(own[own.indexOf(sich) - 1]?.word ?? "") ? told : [sich, ...told.filter((one) => one !== sich)];
}
