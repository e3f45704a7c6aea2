import type { Noun } from "#domain/nouns/all.ts";
import { wordsOf } from "./entry.ts";
import { idIn } from "./identified.ts";
import { add, type Context, type Placing } from "./place.ts";
import { nameFrom } from "./placed.ts";
import { asksFor, isScenario, saidIn } from "./prose.ts";
import { isClosing, isRemark, isStruck } from "./remark.ts";
import { type Segment, segmentsOf, type Words } from "./segment.ts";
import { unitKey } from "./source.ts";
import { spokenIn } from "./spoken.ts";
import { statementKind } from "./statement-kind.ts";
import { isJob, isStatement, leadIn, roleIn, saysDuty } from "./statements.ts";
import type { Topic } from "./topic.ts";
import { topicOf } from "./topics.ts";

/** The rows of a list, of the kind its heading says or, where none says it, its words. */
export function addList(place: Placing, parts: readonly Words[], context: Context): void {
  const { topic } = context;
  const closing = parts.findIndex(({ text }) => isClosing(text));
  const words = saidIn(closing < 0 ? parts : parts.slice(0, closing), topic, place.speakers);
  const noun = topic?.kind === "rows" ? topic.noun : "features";
  const segments = topic ? rowsIn(noun, words) : segmentsOf(noun, words).segments;
  const duties = segments.filter(({ pieces }) => pieces.some(({ text }) => saysDuty(text))).length;
  // below a heading that asks, whatever is said is asked for, unless most of it says so itself
  const isWish = topic?.kind === "requirements" && duties < segments.length / 2;
  const placed = new Set<number>();
  const left: { at: number; text: string }[] = [];
  for (const segment of segments) {
    const [first] = segment.pieces;
    const spoken = spokenIn(first?.text ?? "", place.speakers);
    const said = spoken?.said ?? first?.text ?? "";
    const isAsked = first?.depth !== undefined || spoken?.wants || asksFor(said, place.isFormal);
    const isSaid = first && !isRemark(idIn(said)?.rest || said) && !isStruck(first.markdown);
    const kind = !isSaid ? undefined : topic?.kind === "rows" ? nounIn(topic, said) : looseNoun(said, isWish, isAsked);
    if (kind) {
      const entry = spoken ? { ...segment, title: nameFrom(said) } : segment;
      add(
        place,
        kind,
        wordsOf(kind, entry),
        segment.at.map((at) => unitKey(at)),
        { ...context, fixed: fixedFor(kind, context), said },
      );
      for (const at of segment.at) placed.add(at);
    } else left.push(...segment.pieces.map(({ text }, index) => ({ at: segment.at[index] ?? 0, text })));
  }
  for (const { at, text } of left) {
    const key = unitKey(at);
    if (placed.has(at)) place.rest.set(key, [place.rest.get(key), text].filter(Boolean).join(" "));
  }
}

const fixedFor = (kind: Noun, { fixed, topic }: Context) => (topic?.kind === "rows" && topic.noun !== kind ? {} : fixed);

const isQuestion = (said: string) => /\?["”)]?$/u.test(said.trim());
/** A worry in the form of a question. */
const WHAT_IF =
  /^\W*(?:(?:but|and|aber|und|et|y|e|en|maar)\s+)?(?:what (?:if|happens (?:if|when))|was (?:ist|passiert|machen wir),? wenn|(?:et )?si|y si|e se|wat als)\b/iu;
/** A duty said of whatever a sentence begins with, rather than of somebody it tells more of. */
const ONLY = /^\W*(?:only|nur|seule?s?|s[oó]lo|solamente|solo|alleen|nobody|no one|niemand|personne|nadie|nessuno)\b/iu;
const ALLOWED =
  /(?<!\p{L})(?:can|may|darf|dürfen|kann|können|peut|peuvent|puede|pueden|può|possono|mag|mogen|pode|podem)(?!\p{L})/iu;
const DUTIFUL =
  /^\W*(?:[^\s,]+\s+){0,5}?(?:shall|must|should|muss|müssen|soll|sollen|sollte|doit|doivent|debe|deben|deve|devono|moet|moeten)\b/iu;

/** What a piece of a list is: seldom something else than its heading says. */
function nounIn({ noun, also }: Extract<Topic, { kind: "rows" }>, said: string): Noun | undefined {
  if (isQuestion(said) && noun !== "test_cases" && noun !== "user_stories")
    return noun === "risks" && WHAT_IF.test(said) ? noun : undefined;
  const own = idIn(said);
  const words = own?.rest || said;
  if (noun === "features" && (roleIn(words) || isJob(words))) return "user_stories";
  const isRule = !saysDuty(words) || DUTIFUL.test(words) || ONLY.test(words);
  if (noun === "user_classes" && isRule && statementKind(words, { features: 1 }) === "security_measures")
    return "security_measures";
  if ((noun === "user_classes" || noun === "pages") && (own?.rest || words.length > 15) && DUTIFUL.test(words))
    return statementKind(words);
  // among worries somebody says what has to be done about them
  if (noun === "risks" && (DUTIFUL.test(words) || (ONLY.test(words) && ALLOWED.test(words))))
    return statementKind(words, { risks: 1 });
  if (also) return statementKind(words, { [noun]: 3, [also]: 3 });
  if (noun === "quality_requirements" || noun === "features") {
    const told = statementKind(words, { [noun]: noun === "features" ? 1.5 : 2.9 });
    return told === "features" || told === "risks" ? noun : told;
  }
  return noun;
}

/** The rows of a list; where nothing marks where one begins, each paragraph is one. */
function rowsIn(noun: Noun, words: readonly Words[]): Segment[] {
  const { before, segments } = segmentsOf(noun, words);
  if (segments.length > 0) return segments;
  const said = before.filter(({ text, label }) => !label && !text.endsWith(":"));
  return said.map((part) => ({ pieces: [part], at: [part.at] }));
}

/** Kinds that a sentence may say it is of, as `What scares me: …` does. */
const led: readonly Noun[] = ["risks", "assumptions", "quality_requirements", "security_measures", "external_interfaces"];

/** What words are a row of where no heading says it; nothing where they are none. */
function looseNoun(said: string, isWish: boolean, isAsked: boolean): Noun | undefined {
  if (roleIn(said) || roleIn(leadIn(said)?.rest ?? "") || roleIn(idIn(said)?.rest ?? "")) return "user_stories";
  if (isJob(said)) return "user_stories";
  if (isQuestion(said)) return undefined;
  const lead = leadIn(said);
  const topic = lead && topicOf(lead.name);
  if (topic?.kind === "rows" && led.includes(topic.noun)) return topic.noun;
  if (isScenario(said)) return "test_cases";
  const own = idIn(said);
  if (own?.rest) return own.noun && own.noun !== "features" && !isStatement(own.rest) ? own.noun : statementKind(own.rest);
  return isAsked || isWish ? statementKind(said) : undefined;
}
