import type { ToldDeed } from "#domain/drafter/languages/tongue.ts";
import type { Course } from "./course.ts";
import type { Frame, Segment } from "./frames.ts";
import { isVerb, mine, namedIn, textOf } from "./named.ts";
import { withThing } from "./objects.ts";
import { agentMeant } from "./passive.ts";
import { germanStanding } from "./people.ts";
import { accused } from "./things.ts";
import { infinitiveIn } from "./told.ts";
import { BECOMING, BEING, finalOf, infinitiveOfDone, MODALS, PREFIXES } from "./verbs.ts";
import { ADVERBS, DENIES, type GermanWord, JOINS, NOMINATIVE, OPENS, RELATIVES } from "./words.ts";

/** "ausgegeben und nach dem Konzert wieder eingesammelt" */
export function doneAgain(course: Course, { lead, words }: Segment): boolean {
  const { memory } = course;
  const done = words.at(-1);
  const infinitive = done && !done.noun ? infinitiveOfDone(done.word) : undefined;
  if (
    !course.suffered ||
    !infinitive ||
    (!JOINS.has(lead.replace(",", "")) && words.length > 1) ||
    words.some(({ word }) => BECOMING.has(word) || BEING.has(word))
  )
    return false;
  const by = words.findIndex(({ word }) => /^(?:von|vom|durch)$/.test(word));
  const agent = by >= 0 ? words.slice(by).find(({ noun }) => noun) : agentMeant(memory, words);
  const who = agent?.text ?? course.suffered.who;
  // "und die Fahrt als versäumt markiert"
  const [other] = namedIn(by >= 0 ? words.slice(0, by) : words).filter(
    ({ who: name, words: [first] }) =>
      name !== agent?.text &&
      (NOMINATIVE.has(first?.word ?? "") || (first?.noun === true && first === words[0])) &&
      germanStanding(name) !== "person",
  );
  const suffered = other
    ? { who, thing: accused(textOf(other.words), other.who, memory.genders), head: other.who }
    : course.suffered;
  memory.antecedent = namedIn(words)[0] ?? memory.antecedent;
  if (!who) {
    course.open = true;
    return true;
  }
  const rest = words.filter(
    (one, at) => one !== done && !other?.words.includes(one) && (by < 0 || at < by || at > words.indexOf(agent as GermanWord)),
  );
  course.found.push({
    who,
    said: mine([suffered.thing, textOf(rest), infinitive].filter(Boolean).join(" ")),
    thing: suffered.head,
  });
  return true;
}

/** "Bücher vormerken, | verlängern und bewerten": the same is done to the same. */
function shared(last: ToldDeed | undefined, own: readonly GermanWord[], base: string): Omit<ToldDeed, "who"> | undefined {
  const plain = own.every(({ word }) => ADVERBS.has(word));
  const shares = last !== undefined && (last.thing !== undefined || /^mich \p{Ll}+n$/u.test(last.said));
  if (!plain || !shares || /,/.test(last.said) || !/ \p{Ll}+n$/u.test(last.said)) return undefined;
  return { said: last.said.replace(/ \p{Ll}+$/u, ` ${[textOf(own), base].filter(Boolean).join(" ")}`), thing: last.thing };
}

/** "der die Effekte bucht und | eine Packliste ausdruckt" */
export function goesOn({ lead, words }: Segment, endsFinal: boolean): Frame | undefined {
  const at = words.length - 1;
  const last = words[at];
  if (!endsFinal || !/^(?:und|oder|,)$/.test(lead) || at < 1 || !last || last.noun) return undefined;
  const opener = words[0]?.word ?? "";
  if (lead === "," && (!/n$/.test(last.word) || OPENS.has(opener) || RELATIVES.has(opener) || NOMINATIVE.has(opener)))
    return undefined;
  const ends = isVerb(last) && finalOf(last.word) !== undefined && !PREFIXES.has(last.word);
  return ends && !words.slice(0, at).some((word) => isVerb(word)) ? { verb: at, final: true } : undefined;
}

/** "nimmt die Tiere an | oder ab" */
export function withOtherPrefix({ found, parted }: Course, { words }: Segment): boolean {
  const first = words[0]?.word ?? "";
  const last = found.at(-1);
  if (words.length !== 1 || !PREFIXES.has(first) || !last || !parted) return false;
  found.push({ ...last, said: mine([parted.tail, `${first}${parted.base}`].filter(Boolean).join(" ")) });
  return true;
}

/** "kann Termine absagen, | verschieben oder | neue anlegen" */
export function underSameModal(course: Course, segments: readonly Segment[], at: number): boolean {
  const { lead, words } = segments[at] as Segment;
  const asks = /^(?:was|wer|wie|wann|wo|ob|welche[rsnm]?)$/.test(segments[at + 1]?.words[0]?.word ?? "");
  const { memory, found } = course;
  const first = words[0]?.word ?? "";
  const infinitive = infinitiveIn(words);
  const listed =
    lead === "," &&
    !words.some(({ word }) => word === "zu") &&
    !RELATIVES.has(first) &&
    !OPENS.has(first) &&
    words.at(-1) === infinitive;
  if (!course.modal || !infinitive || !(listed || JOINS.has(lead.replace(",", "")))) return false;
  const helped = words.at(-1);
  const isHelper = (word: GermanWord) => word === helped && MODALS.has(word.word) && words.at(-2) === infinitive;
  if (words.some((word) => word !== infinitive && isVerb(word) && !infinitiveOfDone(word.word) && !isHelper(word))) return false;
  if (words.some(({ word }) => DENIES.has(word))) return true;
  const said = words.filter((word) => word !== infinitive && !MODALS.has(word.word));
  const told = (asks ? undefined : shared(course.main, said, infinitive.word)) ?? withThing(memory, [...said, infinitive]);
  found.push(...memory.who.map((who) => ({ who, ...told })));
  course.main = found.at(-1);
  return true;
}
