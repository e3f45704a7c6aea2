import type { Activity } from "#domain/drafter/analysis/activity.ts";
import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { isActorWord } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { gerund } from "#domain/drafter/language/verbs.ts";
import { isOfSomebody } from "./agents-by.ts";
import { NO_DEED } from "./clause/deed-words.ts";
import { isSomebody, phraseAt } from "./people.ts";
import { runEnd } from "./runs.ts";
import { namedBefore } from "./subjects.ts";
import { inOwnWords } from "./telling.ts";
import { skipAdverbs } from "./verb-group.ts";
import { verbOf, type Word } from "./word.ts";

/** "those approved by the committee": what is done by somebody, where no clause of its own says so. */
export function doneByNamed(words: readonly Word[], clauses: readonly ReadClause[]): Activity[] {
  return words.flatMap((word, at) => {
    const by = skipAdverbs(words, at + 1);
    if (word.verb?.form !== "past" || words[by]?.word !== "by") return [];
    if (clauses.some(({ group }) => group.passive && group.at <= at && at < group.end)) return [];
    const agent = phraseAt(words, by + 1);
    // "each job being checked off by the maker"
    const thing = namedBefore(words, words[at - 1]?.word === "being" ? at - 1 : at);
    if (
      !agent ||
      !thing ||
      thing.phrase.kind === "empty" ||
      words[by + 1]?.proper ||
      isOfSomebody(words[by + 1]) ||
      !isSomebody(agent, "decide") ||
      !(agent.kind === "actor" || isActorWord(agent.noun.head) || isBody(agent.noun.head))
    )
      return [];
    const { noun } = thing.phrase;
    return {
      actor: asRole(agent.noun),
      verb: word.verb.base,
      object: noun,
      onPerson: thing.phrase.kind === "actor",
      said: `${word.verb.base} the ${thing.plural ? noun.plural : noun.singular}`,
      towards: [],
    };
  });
}

const ASKS = /^(?:ask|tell|allow|require|expect|request|order|remind|invite|instruct|enable|permit|oblige|urge)$/;

/** "asks the warden to open the hut": what somebody is asked to do is a deed of theirs. */
export function askedOf(words: readonly Word[]): Activity[] {
  return words.flatMap((word, at) => {
    if (!word.verb || !ASKS.test(word.verb.base) || word.verb.form === "past") return [];
    const end = runEnd(words, at + 1);
    const deed = words[end]?.word === "to" ? verbOf(words[end + 1]?.word ?? "") : undefined;
    if (end === at + 1 || deed?.form !== "base") return [];
    const denied = words.slice(Math.max(0, at - 3), at).some(({ word: one }) => /^(not|never|no|nobody)$|n't$/.test(one));
    const who = phraseAt(words, at + 1, end);
    if (denied || !who || words[at + 1]?.proper || !isSomebody(who, "decide")) return [];
    const stop = words.findIndex(
      ({ tag, word: one }, index) =>
        index > end + 1 && (/^(comma|break|rel)$/.test(tag) || /^(if|when|unless|because|before|after|until|and|but)$/.test(one)),
    );
    const tail = words.slice(end + 2, stop < 0 ? words.length : stop);
    const object = phraseAt(words, end + 2);
    return {
      actor: asRole(who.noun),
      verb: deed.base,
      object: object?.kind === "empty" ? undefined : object?.noun,
      onPerson: object?.kind === "actor",
      said: [deed.base, inOwnWords(tail, {}, undefined)].filter(Boolean).join(" "),
      towards: [],
    };
  });
}

const STOPS = /^(?:if|when|unless|because|before|after|until|but|while|so)$/;

/** "sell the bottles, with the safety officer approving each hand-over": what somebody else does beside a deed. */
export function doneBeside(words: readonly Word[], clauses: readonly ReadClause[], main: readonly Activity[]): Activity[] {
  const isDone = main.some(({ object }) => object !== undefined) || clauses.some(({ group }) => group.passive);
  if (!isDone) return [];
  return words.flatMap((word, at) => {
    if (word.word !== "with") return [];
    const doing = words.findIndex(
      ({ verb, tag }, index) => index > at + 1 && (verb?.form === "ing" || !/^(?:det|poss|adj|noun)$/.test(tag)),
    );
    const deed = words[doing]?.verb;
    const who = phraseAt(words, at + 1, doing);
    if (deed?.form !== "ing" || !deed.known || NO_DEED.has(deed.base) || IS_THERE.test(deed.base)) return [];
    if (who?.kind !== "actor" || words[at + 1]?.proper) return [];
    const stop = words.findIndex(
      ({ tag, word: one }, index) =>
        index > doing &&
        (/^(?:comma|break|rel)$/.test(tag) || STOPS.test(one) || (tag === "conj" && words[index + 1]?.verb !== undefined)),
    );
    const tail = words.slice(doing + 1, stop < 0 ? words.length : stop);
    const object = phraseAt(words, skipAdverbs(words, doing + 1));
    if (!object || object.kind === "empty" || tail.some(({ tag }) => tag === "pron")) return [];
    return {
      actor: asRole(who.noun),
      verb: deed.base,
      object: object.noun,
      onPerson: object.kind === "actor",
      said: [deed.base, inOwnWords(tail, {}, undefined)].join(" "),
      towards: [],
    };
  });
}

/** How somebody is or passes the time, and nothing they do for it. */
const IS_THERE =
  /^(?:wait|stand|look|come|go|work|use|get|take|leave|run|start|hold|sing|smoke|watch|dance|play|eat|drink|cheer|clap|chat)$/;

/** "order bread, with the baker packing the loaves": what somebody else does beside it is no part of it. */
export function withoutBeside(said: string, beside: readonly Activity[]): string {
  return beside.reduce((told, one) => {
    const tail = gerund(one.said);
    const at = told.endsWith(tail) ? told.slice(0, -tail.length).lastIndexOf(" with ") : -1;
    return at > 0 ? told.slice(0, at).replace(/,$/, "") : told;
  }, said);
}
