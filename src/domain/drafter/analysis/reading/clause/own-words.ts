import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { nameOf } from "#domain/drafter/analysis/reading/context.ts";
import { candidates } from "#domain/drafter/analysis/reading/mentions.ts";
import type { Named } from "#domain/drafter/analysis/reading/subjects.ts";
import { inOwnWords, type Referents } from "#domain/drafter/analysis/reading/telling.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { article, isPlural } from "#domain/drafter/language/words.ts";
import { isGivenAway, RECEIVES } from "./deed-words.ts";
import { givesThem } from "./meant.ts";
import { peopleIn } from "./named-beside.ts";
import { peopleBehind } from "./people-behind.ts";
import type { Reading } from "./to-read.ts";

/** Words of a clause as whoever does its deed would say them; `afterwards` where they come behind the deed and hang on it. */
export function ownWords(reading: Reading, said: readonly Word[], afterwards = false): string {
  const words = withoutWhoIAm(said);
  const { clause, context, object, doers } = reading;
  const known = referentsIn(reading, words, afterwards);
  // "pay them" is to people, "pay for them" is not
  const toPeople =
    (RECEIVES.test(clause.group.base) || clause.group.base === "thank") &&
    object.phrase?.kind !== "actor" &&
    !words.some(({ word }, at) => word === "for" && words[at + 1]?.word === "them") &&
    !words.some(({ word }, at) => word === "them" && isGivenAway(clause.group.base, words[at + 1]?.word ?? ""));
  const at = reading.words.findIndex(({ word }, index) => word === "them" && index >= clause.group.end);
  const isTo =
    words[0]?.word === "them" &&
    (givesThem(clause.group.base, words[1]) ||
      (RECEIVES.test(clause.group.base) && !isGivenAway(clause.group.base, words[1]?.word ?? "")));
  const behind = isTo ? peopleBehind(reading.words, at) : undefined;
  const only = isTo && !behind ? context.themOne(at) : undefined;
  // whoever gives is not given it
  const one = doers.named.some(({ phrase }) => phrase.noun.head === only?.phrase.noun.head) ? undefined : only;
  const them = behind ? `the ${behind}` : one ? nameOf(one.phrase, false) : toPeople ? known.people : undefined;
  return inOwnWords(words, them ? { ...known, them } : known, doers.teller);
}

/** "ring me, the secretary, at once": who I am stands in the place of "me". */
function withoutWhoIAm(words: readonly Word[]): readonly Word[] {
  const me = words.findIndex(({ word }, at) => /^(?:me|us)$/.test(word) && words[at + 1]?.tag === "comma");
  if (me < 0 || !/^(?:the|our)$/.test(words[me + 2]?.word ?? "")) return words;
  const rest = words.slice(me + 3).findIndex(({ tag }) => !/^(?:noun|adj)$/.test(tag));
  const end = rest < 0 ? words.length : me + 3 + rest;
  return [...words.slice(0, me + 1), ...words.slice(words[end]?.tag === "comma" ? end + 1 : end)];
}

function referentsIn(reading: Reading, words: readonly Word[], afterwards: boolean): Referents {
  const { clause, context, doers, object } = reading;
  const acting = doers.named;
  const single = acting.length === 1 && !acting[0]?.plural ? acting[0] : undefined;
  const another = anotherThan(reading) ?? ownerBeside(reading, words);
  const his = words.findIndex(({ word }) => /^(his|her|he|she)$/.test(word));
  const before = words.slice(0, Math.max(0, his));
  const besides = peopleIn(before).length > 0;
  const owned = words.find(({ word, tag }) => tag === "poss" && /^(his|her)$/.test(word))?.word;
  if (owned && single && !another && !besides) context.genders.set(single.phrase.noun.singular, owned === "his" ? "he" : "she");
  const known = context.referents(acting);
  if (context.gendered && single) {
    known.others = known.people;
    known.they = known.people ?? "they";
  }
  known.asked = asksWhich(words);
  // "each walker's identity before his first walk": his is the walker's
  known.near = besides || before.some(({ word }) => word.endsWith("'s"));
  if (another) known.other = nameOf(another.phrase, false);
  // "tells customers that their trees are ready"
  const { named: whom } = object;
  if (RECEIVES.test(clause.group.base) && whom?.plural && whom.phrase.kind === "actor") known.others = nameOf(whom.phrase, true);
  if (acting.length > 0 && acting.every(({ plural }) => plural)) known.other = known.person;
  known.meant = (word) => {
    const at = reading.words.indexOf(word);
    if (isOneself(reading, at)) return "me";
    const named = context.meant.get(at);
    if (named && word.word === "one") return `${article(named.phrase.noun.singular)} ${named.phrase.noun.singular}`;
    return named && nameOf(named.phrase, named.plural);
  };
  return afterwards ? { ...known, ...pointedBackTo(reading) } : known;
}

/** "the menders see which coat is waiting for them": where nobody else is named that they could be. */
function isOneself({ clause, context, doers, words }: Reading, at: number): boolean {
  if (words[at]?.word !== "them" || doers.teller !== undefined || !doers.named.some(({ plural }) => plural)) return false;
  const isWithin = words.slice(clause.group.end, at).some(({ word }) => /^(?:which|what|how|where|whether|who)$/.test(word));
  const named = candidates(
    "them",
    (context.named[0]?.mentions ?? []).filter((one) => one.at < at),
  );
  return isWithin && named.length === 1 && doers.named.some(({ phrase }) => phrase.noun.head === named[0]);
}

/** "which stalls are there and what they have" */
function asksWhich(words: readonly Word[]): boolean {
  const they = words.findIndex(({ word }) => word === "they");
  const which = words.findIndex(({ word }) => word === "which");
  return which >= 0 && they > which + 2 && isPlural(words[which + 1]?.word ?? "");
}

const GETS = /^(?:get|receive)$/;

/** "bump a ticket when it's plated": what the deed was done to. */
function pointedBackTo(reading: Reading): Pick<Referents, "thing" | "them" | "they"> {
  const { clause, doers, object } = reading;
  // "gets a mail when it is ready": not the mail
  const isGot = GETS.test(clause.group.base);
  const thing = object.placed || object.named?.plural || object.phrase?.kind === "actor" || isGot ? undefined : object.phrase;
  const done = clause.group.passive ? doers.things[0] : undefined;
  return {
    ...(thing && { thing: nameOf(thing, false) }),
    ...(areDoneTo(reading) && { they: "they" }),
    // "photos must be approved by the editor before they are visible"
    ...(done && (done.plural ? { them: nameOf(done.phrase, true), they: "they" } : { thing: nameOf(done.phrase, false) })),
  };
}

/** "the accountant checks the invoices before they are sent": they are many, and one acts. */
export function areDoneTo({ clause, doers, object, words }: Reading): boolean {
  const isOne = doers.named.length === 1 && !doers.named[0]?.plural && doers.teller === undefined;
  const areThings = object.named?.plural === true && object.phrase?.kind !== "actor" && !object.placed;
  return (
    isOne &&
    areThings &&
    clause.conditions.some(({ group, subject }) => group.passive && words[subject?.from ?? -1]?.word === "they")
  );
}

/** "the office moves his lessons": a house is nobody whom the text calls he. */
function ownerBeside({ doers, context }: Reading, words: readonly Word[]): Named | undefined {
  const owned = words.find(({ word, tag }) => tag === "poss" && /^(his|her)$/.test(word))?.word;
  const isHouse = doers.named.length > 0 && doers.named.every(({ phrase }) => isBody(phrase.noun.head));
  const one = owned && isHouse ? context.one(owned === "his" ? "he" : "she") : undefined;
  return one?.plural ? undefined : one;
}

/** Whom "he" is where it is not the one who acts: "once he has signed it, you file it", "when he's done the customer signs". */
function anotherThan({ clause, words, context, doers }: Reading): Named | undefined {
  const told = (at: number | undefined) => /^(he|she)$/.test(words[at ?? -1]?.word ?? "");
  const opening = clause.conditions.find(({ subject }) => told(subject?.from))?.subject?.from;
  const one = opening === undefined ? context.one() : context.doing(words[opening]?.word ?? "", opening, false);
  if (!one || one.plural) return undefined;
  if (doers.teller !== undefined) return one;
  const led = clause.conditions.some(({ subject, to }) => to <= clause.group.at && told(subject?.from));
  const named = clause.subject !== undefined && words[clause.subject.from]?.tag !== "pron";
  const same = doers.named.some(({ phrase }) => phrase.noun.singular === one.phrase.noun.singular);
  return led && named && !same ? one : undefined;
}
