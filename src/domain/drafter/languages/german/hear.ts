import type { ToldDeed } from "#domain/drafter/languages/tongue.ts";
import { doneAgain, goesOn, underSameModal, withOtherPrefix } from "./again.ts";
import { asCondition, opened } from "./conditions.ts";
import type { Course } from "./course.ts";
import { deedsOf } from "./deeds.ts";
import { type Frame, frameOf, type Segment } from "./frames.ts";
import { lastNamed, mine, namedIn, namesOf, textOf } from "./named.ts";
import { withThing } from "./objects.ts";
import { chargedIn, owed } from "./owed.ts";
import { germanStanding } from "./people.ts";
import { BEING } from "./verbs.ts";
import { DENIES, JOINS, PREPOSITIONS, RELATIVES } from "./words.ts";

/** Reads one clause of a statement: in the first way that fits it. */
export function hear(course: Course, segments: readonly Segment[], at: number) {
  const segment = segments[at];
  if (!segment) return;
  const frame = goesOn(segment, course.endsFinal) ?? frameOf(segment);
  const heard =
    withOtherPrefix(course, segment) ||
    underSameModal(course, segments, at) ||
    asksFor(course, segments, at) ||
    doneAgain(course, segment) ||
    (frame && asCondition(course, segments, at, frame)) ||
    opened(course, segments, at, frame) ||
    owed(course, segment);
  if (!heard && frame) plainly(course, segments, at, frame);
  else if (!heard) withoutVerb(course, segments, at);
  course.memory.mention(segment.words);
}

/** "nachsehen, wer Dienst hat" */
function asksFor(course: Course, segments: readonly Segment[], at: number): boolean {
  const segment = segments[at];
  const last = segments[at - 1]?.of ? course.main : course.found.at(-1);
  const asks = /^(?:wer|wem|wessen|welche[rsnm]?)$/.test(segment?.words[0]?.word ?? "");
  if (!segment || !asks || segment.lead !== "," || !last || at === 0 || !frameOf(segment)?.final) return false;
  last.said = `${last.said}, ${textOf(segment.words)}`;
  return true;
}

function plainly(course: Course, segments: readonly Segment[], at: number, frame: Frame) {
  const { memory } = course;
  const segment = segments[at] as Segment;
  const { words } = segment;
  const first = words[0]?.word ?? "";
  const enabled = words.some(({ word }) => /^(?:ermöglich|erlaub|gestatt|obli?eg)/.test(word))
    ? words.findIndex(({ word }) => /^(?:dem|den|der|jedem|jeder)$/.test(word))
    : -1;
  course.owing = undefined;
  course.allowed = enabled >= 0 ? words.slice(enabled).find(({ noun }) => noun)?.text : chargedIn(words);
  course.hasVerb ||= !BEING.has(words[frame.verb]?.word ?? "");
  if (segment.of) memory.antecedent = lastNamed(segment.of);
  course.afterFinal = /^(?:und|oder)$/.test(segment.lead) && course.endsFinal;
  course.endsFinal = frame.final;
  const relative = frame.final && RELATIVES.has(first);
  const placed =
    frame.final &&
    PREPOSITIONS.has(first) &&
    RELATIVES.has(words[1]?.word ?? "") &&
    (segment.lead.includes(",") || !words[2]?.noun);
  // "über den die Kommission entscheidet"
  const noun = memory.antecedent?.words.at(-1);
  course.about = placed && noun && /^(?:der|die|das|den|dem)$/.test(words[1]?.word ?? "") ? [...words.slice(0, 2), noun] : [];
  const told = deedsOf(
    course,
    placed ? { ...segment, words: words.slice(2) } : segment,
    placed ? { ...frame, verb: frame.verb - 2 } : frame,
    relative,
    at,
    segments[at - 1],
  );
  const last = course.found.at(-1);
  // "gibt Buchungen frei, | die niemand abgeholt hat": which ones are meant
  if (relative && told.length === 0 && last && course.toldAt === at - 1 && !segment.of && last.thing)
    last.said = `${last.said}, ${textOf(words)}`;
  if (told.length > 0) course.toldAt = at;
  course.found.push(...withAsked(course, told));
  if (!relative) course.main = told.at(-1);
  memory.antecedent = lastNamed(words) ?? memory.antecedent;
  memory.topic = namedIn(words).at(-1) ?? memory.topic;
}

/** "Ob jemand kommt, trägt der Wirt ein": what is asked is what it is done to. */
function withAsked(course: Course, told: readonly ToldDeed[]): readonly ToldDeed[] {
  const { asked } = course;
  course.asked = undefined;
  return asked ? told.map((deed) => (deed.thing ? deed : { ...deed, said: `${deed.said}, ${asked}` })) : told;
}

/** "Der Wirt, | der …", "jede Woche, | Bücher vormerken": nothing is done in it. */
function withoutVerb(course: Course, segments: readonly Segment[], at: number) {
  const { memory, found } = course;
  const { lead, words } = segments[at] as Segment;
  const [head] = namedIn(words);
  const next = segments[at + 1];
  if (head && (found.length === 0 || (next?.lead === "," && RELATIVES.has(next.words[0]?.word ?? "")))) {
    course.openSubject = namesOf(head);
    memory.antecedent = head;
    if (found.length > 0) return;
  }
  if (head && found.length === 0 && germanStanding(head.who) !== "person") withThing(memory, words);
  if (head && segments.length === 1) memory.speakOf(head);
  course.denied ||= words.some(({ word }) => DENIES.has(word));
  const last = found.at(-1);
  const infinitive = words.some(({ word }) => word === "zu" || /^\p{Ll}+zu\p{Ll}{3,}en$/u.test(word));
  if (last && infinitive) last.said = `${last.said}, ${textOf(words)}`;
  else if (last && isHungOn(segments, at)) last.said = `${last.said}${lead === "," ? "," : ` ${lead}`} ${textOf(words)}`;
  else if (last && JOINS.has(lead)) last.said = withBefore(last.said, segments[at] as Segment);
  memory.antecedent = (segments.length === 1 ? head : lastNamed(words)) ?? memory.antecedent;
}

/** "meldet das Holz an, | mit Sorte | und Menge": what is added behind the verb. */
function isHungOn(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at];
  if (segment?.lead === ",") return PREPOSITIONS.has(segment.words[0]?.word ?? "");
  const last = segments[at - 1];
  return last?.lead === "," && !frameOf(last) && isHungOn(segments, at - 1);
}

/** One more thing stands before the verb. */
function withBefore(said: string, { lead, words }: Segment): string {
  const told = said.split(" ");
  return mine([...told.slice(0, -1), lead.replace(/^,|aber$/g, ""), textOf(words), told.at(-1) ?? ""].join(" "));
}
