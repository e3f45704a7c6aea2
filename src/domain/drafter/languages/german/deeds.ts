import type { ToldDeed } from "#domain/drafter/languages/tongue.ts";
import type { Course } from "./course.ts";
import { eachOfUs, whoOf } from "./doer.ts";
import { ANYBODY, type Frame, type Segment } from "./frames.ts";
import type { Memory } from "./memory.ts";
import { isThing, isVerb, type Named, namedIn } from "./named.ts";
import { withThing } from "./objects.ts";
import { isSomebody } from "./passive.ts";
import { germanSingular, germanStanding } from "./people.ts";
import { withNames } from "./pronouns.ts";
import { isGap, isSubjectPronoun, mayStandBehind, PRODUCT, personOf, subjectIn } from "./subject.ts";
import { tellingOf } from "./told.ts";
import { BECOMING } from "./verbs.ts";
import { WISHES } from "./wishes.ts";
import { DENIES, type GermanWord, OPENS } from "./words.ts";

export function deedsOf(
  course: Course,
  segment: Segment,
  { verb, final }: Frame,
  relative: boolean,
  at: number,
  last: Segment | undefined,
): ToldDeed[] {
  const { memory } = course;
  const { words } = segment;
  const finite = words[verb];
  if (!finite) return [];
  const rest = final ? words.slice(relative || OPENS.has(words[0]?.word ?? "") ? 1 : 0, verb) : words.slice(verb + 1);
  const before = final ? [] : words.slice(0, verb);
  const person = personOf(finite.word);
  const gap =
    relative &&
    memory.antecedent !== undefined &&
    !isSpoken(words[0]?.word ?? "", rest, person) &&
    isGap(words[0]?.word ?? "", namedIn(rest), memory.antecedent.who, person);
  const goes = course.afterFinal && final && !relative;
  const named =
    gap || isDoerItself(before, rest) || words[0]?.word === "wer" || (goes && namedIn(rest).every(({ who }) => isThing(who)))
      ? undefined
      : final
        ? subjectIn(rest, person, false)
        : subjectIn(before, person, true, mayStandBehind(segment, before, rest, last) ? rest : []);
  // "melden sie den Verlust", but "und trägt sie ein"
  const sheLeads =
    named === undefined &&
    !gap &&
    !before.some(({ word }) => /^(?:ich|du|er|wir|man)$/.test(word)) &&
    (final ||
      (before.length > 0 && (before.some(({ noun }) => noun) || !/^(?:die|der|das)$/.test(before[0]?.word ?? ""))) ||
      /^(?:|[:;—])$/.test(segment.lead) ||
      (segment.lead === "," && opensLate(last)));
  const who = whoOf(course, segment, named, before, rest, finite, relative, at, sheLeads);
  const all = [...before, ...rest];
  const kept = all.filter(
    (word, index) =>
      !isAtOurs(all, index) &&
      !isBeside(before, index, named) &&
      !(word.word === "nur" && isSubject(all[index + 1], person, named)) &&
      !named?.words.includes(word) &&
      !eachOfUs(rest).includes(word) &&
      !isSubjectPronoun(word, person, before, sheLeads && word === rest[0]) &&
      !(before.length === 1 && word === before[0] && /^(?:der|die)$/.test(word.word)),
  );
  const own = withNames(memory, kept, who ?? []);
  // "die die Schriftführerin unterschreibt und | dem Paten zusendet"
  if (goes && !own.some(({ noun }, index) => noun && !/^(?:dem|der|einem|einer)$/.test(own[index - 1]?.word ?? "")))
    own.unshift(...course.passed);
  if (!goes && !relative) course.passed = [];
  own.unshift(...course.about);
  course.about = [];
  if (who === undefined || isOfTheLetter(words, person) || isIntroduction(words, finite)) return [];
  if (ANYBODY.test(words[0]?.word ?? "") && final) {
    const whoever = words[0]?.word === "wer" ? who : [memory.you];
    course.openSubject = whoever;
    memory.who = whoever;
    memory.topic = { who: memory.you, words: [{ text: memory.you, word: memory.you.toLowerCase(), noun: true }], many: false };
    withThing(memory, own);
    return [];
  }
  const pointed = own.some(({ word }, at) => /^(?:ihn|es|sie)$/.test(word) && !own[at + 1]?.noun);
  const opener = words[0]?.word ?? "";
  if (relative && !gap && memory.antecedent && !pointed && /^(?:den|die|das)$/.test(opener)) {
    const noun = memory.antecedent.words.at(-1);
    course.passed = noun ? [{ text: opener, word: opener, noun: false }, noun] : [];
    own.unshift(...course.passed);
  } else if (relative && named && memory.antecedent && !pointed) own.unshift(...memory.antecedent.words);
  // "Paten, die vorlesen wollen": which ones are meant
  if (relative && course.denied) return [];
  if (relative && gap && /^(?:will|wollen|möchte|möchten)$/.test(finite.word)) return [];
  if (!relative) course.openSubject = who.length > 0 ? who : undefined;
  const denied = words.some(({ word }) => DENIES.has(word));
  if (!relative) course.denied = denied;
  if (named || who[0] !== memory.product) memory.product = named && PRODUCT.test(named.who) ? named.who : undefined;
  const event = eventIn(course, own);
  const doing = event ? own.filter((word) => word !== event) : own;
  const deed = denied ? undefined : tellingOf(course, doing, finite, named, words);
  if (deed && event) deed.said = `${deed.said}, ${course.condition}`;
  if (who.length > 0 && !BECOMING.has(finite.word)) memory.who = who;
  if (!deed) {
    course.open ||= named !== undefined && PRODUCT.test(named.who);
    // "Von der Trainerin wird erwartet, dass sie"
    if (words.some(({ word }) => WISHES.test(word)))
      memory.people = [
        ...words.filter(isSomebody).map((one) => ({ who: one.text, words: [one], many: false })),
        ...memory.people,
      ].slice(0, 6);
    if (!BECOMING.has(finite.word) && !denied && segment.of === undefined) withThing(memory, own);
    return [];
  }
  const doers = deed.who ? [deed.who] : who;
  const told = doers
    .filter((name) => PRODUCT.test(name) || mayAct(memory, name, deed.said))
    .map((name) => ({ who: germanSingular(name), said: deed.said, thing: deed.thing, ...byProduct(name) }));
  return deed.duty && memory.product
    ? [...told, { who: memory.product, said: deed.duty, thing: undefined, byProduct: true }]
    : told;
}

const byProduct = (name: string) => (PRODUCT.test(name) ? { byProduct: true } : {});

/** Whether whoever is named may do this: of whom nobody knows what they are, only what people alone do. */
export function mayAct(memory: Memory, name: string, said: string): boolean {
  if (isThing(name)) return false;
  if (germanStanding(name) !== "open" || [memory.I, memory.we, memory.you].includes(name)) return true;
  return HUMAN.test(said.split(/,| und /)[0] ?? "") || memory.acting.filter((one) => one === name).length > 1;
}

/** "das ich freigebe", "die er herunterlädt": somebody else does it. */
function isSpoken(opener: string, rest: readonly GermanWord[], person: string): boolean {
  if (/^[12]/.test(person)) return true;
  if (rest.some(({ word }) => /^(?:ich|du|er|wir|man|jemand)$/.test(word))) return true;
  return rest[0]?.word === "sie" && !rest[1]?.noun && (opener === "den" || opener === "das" || person === "3p");
}

/** Whether what stands before may be why or when: its verb stands first or last. */
function opensLate(last: Segment | undefined): boolean {
  const first = last?.words[0];
  return first !== undefined && (OPENS.has(first.word) || isVerb(first));
}

/** "Ich schreibe Ihnen", "ich soll dir aufschreiben": whoever writes says so to whoever reads. */
function isOfTheLetter(words: readonly GermanWord[], person: string): boolean {
  return (
    (person === "1s" || words.some(({ word }) => word === "ich")) &&
    words.some(({ word, text }) => text === "Ihnen" || /^(?:dir|dich|euch)$/.test(word))
  );
}

/** "ich leite eine Musikschule" */
function isIntroduction(words: readonly GermanWord[], { word }: GermanWord): boolean {
  return (
    /^(?:leite|leiten|leitest|betreibe|betreiben|betreibst|führe|führen|führst)$/.test(word) &&
    words.length < 8 &&
    words.some(({ word: one }) => /^(?:ich|wir|du)$/.test(one))
  );
}

/** What people alone do, at the end of what is told. */
const HUMAN =
  /(?:melden|eintragen|anlegen|erfassen|buchen|bestellen|prüfen|genehmigen|freigeben|ablehnen|annehmen|bestätigen|unterschreiben|reservieren|dokumentieren|notieren|kontrollieren|planen|schreiben|ausfüllen|bezahlen|zahlen|kaufen|verkaufen|beantragen|anmelden|abmelden|wählen|auswählen|entscheiden|informieren|benachrichtigen|schicken|senden|hochladen|herunterladen|bewerten|fotografieren|messen|wiegen|zählen|abholen|verteilen|einteilen|zuteilen|zuweisen|organisieren|verwalten|betreuen|beraten|stornieren|absagen|zusagen|vorschlagen|veröffentlichen|abrechnen|kassieren|unterrichten|leihen|ausleihen|zurückgeben|abhaken|quittieren|einsehen|abrufen)$/;

/** "Die schicken mir ihre Liste", but "Die verschickt der Kassier" */
function isDoerItself(before: readonly GermanWord[], rest: readonly GermanWord[]): boolean {
  return (
    before.length === 1 &&
    /^(?:der|die)$/.test(before[0]?.word ?? "") &&
    !namedIn(rest).some(({ who, words }) => /^(?:der|ein|jeder|unser|mein)$/.test(words[0]?.word ?? "") && !isThing(who)) &&
    !rest.slice(0, 2).some(({ word, noun }, at) => !noun && /^(?:ich|du|er|sie|wir|man)$/.test(word) && !rest[at + 1]?.noun)
  );
}

/** "Wenn ein Gast fehlt, vermerkt die Wirtin das": what happened, not something. */
function eventIn({ condition, memory }: Course, own: readonly GermanWord[]): GermanWord | undefined {
  if (!condition) return undefined;
  const isIt = memory.thing !== undefined && (memory.thing.gender === "m" || memory.thing.gender === "f");
  return own.find(({ word }, at) => (word === "das" ? namedIn(own.slice(at, at + 3)).length === 0 : word === "es" && isIt));
}

/** "bei uns", "bei Ihnen": where everything is done. */
const isAtOurs = (all: readonly GermanWord[], at: number) =>
  [at, at - 1].some((from) => all[from]?.word === "bei" && /^(?:uns|euch|ihnen|mir|dir)$/.test(all[from + 1]?.word ?? ""));

/** "Die Feuerwehr | Oberdorf verwaltet": a name beside whoever does it. */
const isBeside = (before: readonly GermanWord[], at: number, named: Named | undefined) =>
  before[at]?.noun === true && named !== undefined && before[at - 1] === named.words.at(-1);

const isSubject = (word: GermanWord | undefined, person: string, named: Named | undefined) =>
  word !== undefined && (named?.words[0] === word || isSubjectPronoun(word, person, []));
