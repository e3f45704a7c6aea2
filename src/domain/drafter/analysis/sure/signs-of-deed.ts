import { DEEDS } from "#domain/catalog/patterns/deeds/all.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { words as wordSet } from "#domain/drafter/analysis/lexicon/words.ts";
import { type Word, wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import { alignedIn } from "./aligned.ts";
import { signsOfStatement } from "./signs-of-statement.ts";
import { nameOf, type Signs, shareOf, type Told, type Whole } from "./told.ts";

const OF_A_KIND: ReadonlySet<string> = new Set(DEEDS.flatMap(({ verbs }) => verbs));
/** What hands and feet do, and what a firm does at all. */
const WITHOUT_PRODUCT = wordSet(
  `go come run walk drive bring carry put leave stand sit lie fall hang turn stay work live wash make use do keep hold have phone ring call pack load
  stick shut cut count`,
);
const FEELS = wordSet(
  `think know like love hate feel mean look wonder hope believe understand remember forget argue care worry wait picture expect promise guess suppose`,
);
const SPEAKS = /^(?:team member|owner|team|staff member)$/;
const OPEN = /\b(?:one|ones|those|another|other|others|both|two|all|somebody|everything|same)\b/i;
const CONDITION = /^(?:if|when|once|unless|until|after|before)$/;
/** Statements, to look for a person in. */
const FAR = 4;
const LONG = 16;

/** What a deed, who does it, and its clause look like. */
export function signsOfDeed(deed: Activity, whole: Whole): Signs {
  const told = whole.told(deed.heardIn);
  const words = wordsOf(deed.said);
  const clause = clauseOf(deed, words, told);
  return {
    ...signsOfStatement(told, whole.statements.length),
    ...signsOfPerson(deed, told, whole),
    ...signsOfWords(deed, words, told),
    ...(clause ? signsOfClause(deed, clause, told) : { "clause: not found": true }),
  };
}

function signsOfPerson({ actor, said }: Activity, { names, place }: Told, { heard, statements }: Whole): Signs {
  const head = actor?.head.toLowerCase() ?? "";
  const isSpeaker = SPEAKS.test(actor?.singular ?? "");
  const isNamed = names.has(head);
  const at = Math.round(place * statements.length);
  const before = statements.slice(Math.max(0, at - FAR), at).reverse();
  const back = before.findIndex((statement) =>
    statement
      .toLowerCase()
      .split(/[^\p{L}'-]+/u)
      .some((word) => nameOf(word) === head),
  );
  const isElsewhere = actor !== undefined && !isNamed && !isSpeaker && !/^(?:customer|user|client|guest)$/.test(actor.singular);
  return {
    "person: none": actor === undefined,
    "person: the speaker": isSpeaker,
    "person: named here": isNamed,
    "person: named before": isElsewhere ? shareOf(back < 0 ? FAR : back + 1, FAR) : 0,
    "person: does it to themselves": said
      .split(" ")
      .slice(1)
      .some((word) => nameOf(word) === head),
    "person: does little": heard.activities.filter((other) => other.actor?.singular === actor?.singular).length < 3,
  };
}

function signsOfWords(deed: Activity, words: readonly Word[], { names, words: statement, content }: Told): Signs {
  const { verb, object, said } = deed;
  const [, second] = words;
  const { next } = alignedIn(words, statement);
  return {
    "verb: by hand": WITHOUT_PRODUCT.has(verb),
    "verb: feels": FEELS.has(verb),
    "verb: of a kind": OF_A_KIND.has(verb),
    "object: none": object === undefined,
    "object: from elsewhere": object !== undefined && !names.has(object.head.toLowerCase()) && content.size > 0,
    "words: one": words.length === 1,
    "words: two": words.length === 2,
    "words: many": words.length > LONG,
    "words: of which": /^(?:det|poss|num)$/.test(second?.tag ?? ""),
    "words: no object first": second?.tag === "prep",
    "words: asks": second?.tag === "rel",
    "words: open": OPEN.test(said),
    "words: own": /\bmy\b/.test(said),
    "words: commas": said.includes(","),
    "words: joined": /\b(?:and|or)\b/.test(said),
    "words: end at a conjunction": next?.tag === "conj",
    "words: cut": next !== undefined && !/^(?:comma|break|conj)$/.test(next.tag),
    "towards somebody": deed.towards.length > 0,
  };
}

function signsOfClause({ actor }: Activity, clause: ReadClause, { words, clauses }: Told): Signs {
  const { group, marker, subject } = clause;
  const doer = subject ? words.slice(subject.from, subject.to) : [];
  const first = doer[0]?.word ?? "";
  const earlier = clauses.slice(0, clauses.indexOf(clause)).filter((one) => subject && one.subject?.from === subject.from);
  return {
    "clause: main": marker === "",
    "clause: condition": CONDITION.test(marker),
    "clause: bare verb": group.form === "base",
    "clause: he does": group.form === "third",
    "clause: past": group.form === "past" && !group.passive,
    "clause: passive": group.passive,
    "clause: may": /^(?:can|may|could)$/.test(group.modal ?? ""),
    "clause: modal": group.modal !== undefined,
    "clause: second deed": earlier.length === 1,
    "clause: third deed": earlier.length > 1,
    "clause: noun before": words[group.at - 1]?.tag === "noun",
    "clause: verb is known": words[group.end - 1]?.verb?.known,
    "subject: none": subject === undefined,
    "subject: we": first === "we",
    "subject: you": first === "you",
    "subject: it": /^(?:it|this|that|which|who|these|those|there|some|others|most|all|one)$/.test(first),
    "subject: which": /^(?:the|an?|our|my|each|every|any)$/.test(first),
    "subject: bare": doer[0]?.tag === "noun",
    "subject: whoever does it": doer.some(({ word }) => nameOf(word) === actor?.head.toLowerCase()),
  };
}

/** The clause of its verb that has most of its words. */
function clauseOf({ verb }: Activity, said: readonly Word[], { words, clauses }: Told): ReadClause | undefined {
  const own = new Set(said.map(({ word }) => word));
  const shared = ({ from, to }: ReadClause) => words.slice(from, to).filter(({ word }) => own.has(word)).length;
  return clauses.filter(({ group }) => group.base === verb).toSorted((a, b) => shared(b) - shared(a))[0];
}
