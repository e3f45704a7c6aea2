import { DONE_BY_PEOPLE } from "#domain/drafter/analysis/reading/people.ts";
import type { Subject } from "#domain/drafter/analysis/reading/runs.ts";
import { type Named, namedBefore } from "#domain/drafter/analysis/reading/subjects.ts";
import { verbatim } from "#domain/drafter/analysis/reading/telling.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import type { Reading, ToRead } from "./to-read.ts";

/** The word that opens a subject, "" where there is none. */
export function openingWord(words: readonly Word[], subject: Subject | undefined): string {
  return words[subject?.from ?? -1]?.word ?? "";
}

export function subjectWords({ words, clause }: ToRead): Word[] {
  const { subject, group, from } = clause;
  if (!subject) return [];
  const first = words[subject.from];
  if (
    first?.tag === "pron" &&
    subject.to === subject.from + 1 &&
    !/^(everything|anything|something|nothing|whatever|whoever|nobody|anybody|somebody|those|these|everyone|everybody|anyone|someone)$/.test(
      first.word,
    )
  )
    return [first];
  const end = subject.from >= from ? group.at - adverbsBefore(words, group.at).length : subject.to;
  return words
    .slice(subject.from, Math.max(subject.to, end))
    .filter(
      ({ tag, word }, at, own) =>
        tag !== "adv" || /^(not|never|only)$/.test(word) || (word === "up" && own[at + 1]?.word === "to"),
    );
}

/** "who admits visitors," */
export function asideOfSubject({ words, clause: { subject, group } }: ToRead): readonly Word[] {
  return subject ? words.slice(subject.to, group.at) : [];
}

/** "never" and "always", right before a deed. */
export function adverbsBefore(words: readonly Word[], at: number): Word[] {
  let from = at;
  while (words[from - 1]?.tag === "adv") from -= 1;
  return words.slice(from, at);
}

/** "small things he fixes himself", "anything else he passes on": what it is done to opens the statement. */
export function fronted({ words, clause }: ToRead): string {
  const { subject, group } = clause;
  const pronoun = /^(he|she|they|we|i|you)$/.test(openingWord(words, subject));
  if (!subject || !pronoun || group.passive || group.state) return "";
  const ahead = words.slice(clause.marker === "" ? clause.from : 0, subject.from);
  const whole = /^(anything|everything|whatever)$/.test(ahead[0]?.word ?? "")
    ? ahead.length < 3
    : ahead.length > 1 &&
      ahead.every(({ tag }) => /^(det|poss|adj|num|noun)$/.test(tag)) &&
      /^(thing|stuff|rest|case|job)s?$/.test(ahead.at(-1)?.word ?? "");
  return whole ? verbatim(ahead) : "";
}

const isToldAgain = ({ tag, word }: Word) => tag === "pron" && /^(?:it|them)$/.test(word);

/** "authorization, which our specialist requests": what it is done to stands before. */
export function namedAhead(toRead: ToRead): Named | undefined {
  const { words, clause } = toRead;
  if (fronted(toRead) !== "") return undefined;
  // "samples, which we issue, and clerks can ask for them": what it is done to is told again
  if (/^(?:which|that|whom)$/.test(clause.marker) && words.slice(clause.group.end, clause.to).some(isToldAgain)) return undefined;
  const contact = clause.marker === "that" && /^(noun|num)$/.test(words[clause.from - 1]?.tag ?? "");
  const ahead = /^(which|that|whom)$/.test(clause.marker) && clause.subject && (clause.subject.from > clause.from || contact);
  const before = clause.parent?.group.end ?? 0;
  // "which they accept or | decline"
  const opens = (clause.subject?.from ?? 0) - 1;
  const shares = /^(which|that|whom)$/.test(clause.marker) && clause.from > opens && words[opens]?.word === clause.marker;
  if (shares && !ahead && clause.to <= clause.group.end) return namedBefore(words, opens, true, before < opens ? before : 0);
  return ahead ? namedBefore(words, clause.from, true, before < clause.from ? before : 0) : undefined;
}

/** "Healing photos: the client uploads after 14 days": what it is done to stands before the colon. */
export function topicOf({ words, clause, context, object }: Reading): Named | undefined {
  const next = words[clause.group.end];
  const bare = !next || /^(comma|break)$/.test(next.tag) || /^(after|before|by|to|within|at|on|in|when|if)$/.test(next.word);
  const wants = clause.marker === "" && !object.named?.plural && DONE_BY_PEOPLE.has(clause.group.base);
  return bare && wants && clause.subject ? context.topic : undefined;
}
