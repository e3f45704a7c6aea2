import { words as wordSet } from "#domain/drafter/analysis/lexicon/words.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { referentOf } from "#domain/drafter/analysis/reading/refer.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { nounFrom } from "#domain/drafter/language/fill.ts";
import { plural } from "#domain/drafter/language/words.ts";
import { wordTable } from "#domain/word-table.ts";
import { lastDoneTo } from "./last-done.ts";
import { tailOf } from "./tail.ts";
import type { Reading } from "./to-read.ts";

/** What answers somebody: it is done to what they asked for. */
const REPLIES = wordSet("acknowledge answer reply respond");
const DECIDES = wordSet(
  "accept agree approve authorise authorize confirm decide decline dispute grant object refuse reject rule veto",
);
const SIGNS = wordSet("cosign co-sign countersign sign");
/** What is done to a thing that was spoken of, though no word of the clause names it. */
const DONE_TO_KNOWN = wordSet(
  `amend assess check collect correct deliver dispatch edit extend fetch file forward grade inspect label postpone publish release renew reopen replace reschedule return review scan shelve store
  submit tag validate verify withdraw`,
);
/** "decide on it", "reply to it" */
const SMALL = wordTable<string>({
  agree: "to",
  decide: "on",
  object: "to",
  reply: "to",
  respond: "to",
  rule: "on",
});

/** What was asked is called by how it was asked. */
const ASKED_BY = wordTable<string>({
  apply: "application",
  ask: "request",
  book: "booking",
  complain: "complaint",
  enquire: "enquiry",
  inquire: "inquiry",
  nominate: "nomination",
  notify: "notification",
  propose: "proposal",
  report: "report",
  request: "request",
  reserve: "reservation",
});
const ASKED = wordSet(
  `appeal application bid booking claim complaint enquiry inquiry invitation motion nomination notification offer order proposal query question quotation quote report request reservation
  submission suggestion swap`,
);
/** What somebody else is shown before it counts. */
const PRESENTED = wordSet(
  "bill contract design draft estimate invoice list menu plan price return roster schedule shift timesheet",
);
const WRITTEN = wordSet(
  `agreement certificate confirmation declaration docket form lease letter log logbook minutes note paper permit protocol receipt record sheet slip statement tally ticket waiver`,
);

export type Unsaid = { noun: Noun; many: boolean; small: string };

/** "An order comes in. The owner accepts or declines within an hour": what it is done to, which the sentences before it name; undefined where that is open. */
export function leftUnsaid(reading: Reading): Unsaid | undefined {
  const { base } = reading.clause.group;
  const isAnswer = [REPLIES, DECIDES, SIGNS].some((verbs) => verbs.has(base));
  const alike = orElse(reading);
  if (alike) return alike;
  if ((!isAnswer && !DONE_TO_KNOWN.has(base)) || !endsThere(reading)) return undefined;
  const found = isAnswer ? (askedBefore(reading) ?? doneByOther(reading)) : spokenOf(reading);
  return found && { ...found, small: SMALL[base] ?? "" };
}

/** "accepts or passes": the one or the other, with the same. */
function orElse(reading: Reading): Unsaid | undefined {
  const { clause, context, doers, heard, words } = reading;
  const last = heard.activities.at(-1);
  const isSame = last?.heardIn?.statement === undefined || last.heardIn.statement === context.statement;
  const isOfSame = doers.people.some(({ singular }) => singular === last?.actor?.singular);
  if (!last?.unsaid || !last.object || !isSame || !isOfSame || words[clause.group.at - 1]?.word !== "or") return undefined;
  const many = last.object.countable && last.said.includes(last.object.plural);
  return endsThere(reading) ? { noun: last.object, many, small: SMALL[clause.group.base] ?? "" } : undefined;
}

const SAYS_WHAT = /^(?:that|what|whether|how|who|which|why|where|whom)$/;
const SAYS_WHAT_TOO = /^(?:check|confirm|decide|verify|answer|reply|respond)$/;
const SAYS_WHEN = /^(?:within|inside|until|till|before|after|in|on|at|by|during|from)$/;

/** Whether no word behind the deed names what it is done to. */
function endsThere(reading: Reading): boolean {
  const { clause, further, object, words } = reading;
  const { group, marker } = clause;
  if (group.passive || !/^(?:who)?$/.test(marker) || (object.phrase && !object.placed)) return false;
  const behind = [...further, ...clause.conditions].filter(({ from }) => from >= group.end && from <= clause.to);
  if (
    behind.some(
      (one) =>
        (SAYS_WHAT.test(one.marker) && words[one.from - 1]?.tag !== "prep") ||
        (SAYS_WHAT_TOO.test(group.base) && /^(?:if|when)$/.test(one.marker)),
    )
  )
    return false;
  const tail = words.slice(group.end, clause.to).map(({ word }) => word);
  if (tail.includes("that")) return false;
  const [next, after] = tailOf(reading).filter(({ tag, word }) => tag !== "adv" || /^(?:yes|no)$/.test(word));
  const ahead = words.slice(clause.from, clause.subject?.from ?? clause.from);
  if (ahead.some(({ tag }, at) => tag === "noun" && !ahead.slice(0, at).some((one) => one.tag === "prep"))) return false;
  if (!next || /^(?:comma|break)$/.test(next.tag)) return true;
  return (
    next.tag === "prep" && SAYS_WHEN.test(next.word) && !(SMALL[group.base] && next.word === "on") && after?.verb?.form !== "ing"
  );
}

const LOOKS_BACK = 3;

/** Whether it is of those things that such a deed answers. */
function fits(base: string, head: string): boolean {
  if (/^(?:agree|decide|rule)$/.test(base) && /^(?:report|order|notification|query|question|enquiry|inquiry)$/.test(head))
    return false;
  if (REPLIES.has(base)) return ASKED.has(head) || head === "message";
  return (
    ASKED.has(head) ||
    (PRESENTED.has(head) && !/^(?:agree|decide|object|rule)$/.test(base)) ||
    (SIGNS.has(base) && WRITTEN.has(head))
  );
}

/** What somebody else asked for or handed in last. */
function askedBefore({ clause, context, doers, heard }: Reading): Omit<Unsaid, "small"> | undefined {
  const { base } = clause.group;
  for (const [back, { said, mentions }] of context.named.slice(0, LOOKS_BACK).entries()) {
    const before = back === 0 ? mentions.filter(({ at }) => at < clause.group.at) : mentions;
    const named = before.findLast(
      ({ head, named: known, role }) => fits(base, head) && known && !/^(?:predicate|other)$/.test(role ?? ""),
    );
    if (named?.named) return { noun: named.named.phrase.noun, many: named.plural };
    if (SIGNS.has(base)) continue;
    const deed = heard.activities.findLast(
      ({ actor, heardIn, verb }) =>
        fits(base, ASKED_BY[verb] ?? "") &&
        said.includes(heardIn?.statement ?? "\n") &&
        !doers.named.some(({ phrase }) => asRole(phrase.noun).singular === actor?.singular),
    );
    const noun = deed && ASKED_BY[deed.verb];
    if (noun) return { noun: nounFrom([noun, plural(noun)]), many: false };
  }
  return undefined;
}

/** "You can dispute a grade, and our account manager decides": what somebody else did something to in the same breath. */
function doneByOther(reading: Reading): Omit<Unsaid, "small"> | undefined {
  const { clause, context, doers, heard } = reading;
  const last = heard.activities.at(-1);
  const isOther = !doers.people.some(({ singular }) => singular === last?.actor?.singular);
  if (!last?.object || last.onPerson || !isOther || last.heardIn?.statement !== context.statement) return undefined;
  if (SIGNS.has(clause.group.base) && !fits(clause.group.base, last.object.head)) return undefined;
  return { noun: last.object, many: last.object.countable && last.said.includes(last.object.plural) };
}

/** What is spoken of before it, in its sentence or the one before. */
function spokenOf(reading: Reading): Omit<Unsaid, "small"> | undefined {
  const { clause, context, doers } = reading;
  const last = lastDoneTo(reading);
  const mention = referentOf(context.named.slice(0, 2), {
    word: "",
    at: clause.group.at,
    toThings: true,
    acting: doers.named.map(({ phrase }) => phrase.noun.head),
    lastDoneTo: last?.isPerson ? undefined : last?.noun.head,
  });
  return mention?.named && { noun: mention.named.phrase.noun, many: mention.plural };
}
