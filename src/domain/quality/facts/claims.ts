import { onceEach } from "#domain/once.ts";
import type { Span } from "#domain/source-units/sentences.ts";
import { type Clause, mainText } from "./clause.ts";
import { demandsOf } from "./demands.ts";
import type { Comparator, Fact, FactKind } from "./fact.ts";
import { choicesIn, formatFamilies } from "./families.ts";
import { namesIn } from "./names.ts";
import { statesNamed } from "./states.ts";
import { amountsIn, lengthOfTime } from "./units.ts";
import { validityOf } from "./validity.ts";
import { waysIn } from "./ways.ts";
import { rootOf } from "./words.ts";

const NEGATIVE =
  /\b(?:not|never|no|cannot|none|nothing|nobody|neither|nor|without|impossible|prohibited|forbidden|excluded|barred|ruled out|refuses?|refused|denied|denies|rejected|\w+n't|unable|lacks?|free of)\b/giu;
const HARMLESS =
  /\b(?:no more than|no longer than|no later than|no less than|not more than|no larger than|not only|no sooner|without (?:delay|exception|instruction|training|help|interruption|loss)|no matter|not later than|no fewer than|and no one else|by no one else|no one else|no other|nobody else|nobody but|no one but|not yet|no need)\b/giu;
const FINAL =
  /\b(?:final|finally|irreversibl\w*|irrevocabl\w*|permanent(?:ly)?|definitive(?:ly)?|for good|for ever|forever|no way back|stays? (?:closed|locked|rejected|cancelled|signed|deleted|frozen|\w+ed)|remains? (?:closed|locked|rejected|cancelled|\w+ed) for|frozen|point of no return|never (?:again|returns?|comes? back|goes back|go back|reopen\w*|be reopened|changes? (?:back|again))|(?:can ?not|can't|may not|must not|never|no longer|not) (?:be )?(?:\w+ )?(?:changed|altered|edited|modified|corrected|reopened|undone|reversed|revived|restored|reactivated|renewed|revoked|withdrawn|taken back|put back|brought back|switched on|opened|sent back|recovered|returned|resumed|lifted|rolled back|back|again)|once \w+(?: \w+)?, .*(?:never|cannot|no longer|not)|is not reversible|no return|end state|last state|terminal|cannot leave|stands? as it is|nothing .* (?:undo|brings?))\b/iu;
const BACK =
  /\b(?:again|anew|back (?:to|into|in|from|on)|(?:send|take|put|bring|set|move|call|turn|switch|sent|taken|brought|moved)s? (?:\w+ ){0,4}back|reopen\w*|re-open\w*|restor\w*|reactivat\w*|undo\w*|undone|revert\w*|reviv\w*|reinstat\w*|resum\w*|return(?:s|ed)? to|unarchiv\w*|revok\w*|take back|withdraw|lift(?:s|ed)?|prolong\w*|recover\w*|reversed?|unlock\w*|rolls? back|second chance|afresh|unpublish\w*|reverse)\b/iu;
const DIRECT =
  /\b(?:straight (?:to|into|from|away)|straight|directly|direct|as soon as|at once|immediately|instantly|right away|right after|automatically|without (?:being|approval|review|confirmation|a check|being checked|further|any|waiting|anybody|anyone|a second|an intermediate|having|prior|first)|with no (?:approval|review|check|further)|no (?:approval|review|confirmation|check) (?:is )?(?:needed|necessary|required)|skips?|by itself|the moment)\b/iu;
const NEEDS =
  /\b(?:has to be|have to be|must (?:first )?be|must (?:first )?|needs?|need to|required|requires?|only after|not (?:\w+ ){0,4}(?:before|until|unless)|before|until|remains? (?:pending|a draft|waiting|inactive|hidden|open)|stays? (?:pending|a draft|waiting|inactive|hidden)|pending|first|waits? for|still|awaiting|prior|in between|not yet)\b/iu;
const AFTER = /\b(?:after|even (?:after|when|once)|already|once|still)\b/iu;
const UNTIL =
  /\b(?:only until|until|only before|before|up to the moment|as long as|no longer .* (?:after|once)|from .* on\b.*impossible|not .* after|after .* (?:not|no|impossible|never))\b/iu;

/** What tells in which order, or at which moment, something is done. */
const ORDERED =
  /\b(?:before|after|then|followed by|afterwards|once|when|as soon as|immediately|instantly|at once|straight away|right away|the moment|without delay)\b/iu;

const factOf = (clause: Clause, kind: FactKind, more: Partial<Fact>): Fact => ({
  kind,
  concept: clause.about.main,
  attribute: "",
  comparator: "is",
  value: [],
  unit: "",
  actor: clause.actor.flatMap(({ ids }) => ids),
  condition: [],
  modality: "is",
  span: clause.span,
  origin: "words",
  about: clause.about,
  ...more,
});

/** Whether the duty of a clause is denied: an odd number of denials outside its conditions, or a test that is refused. */
export const isDenied = onceEach((clause: Clause): boolean => {
  if (clause.form === "test") {
    const seen = clause.text.slice(clause.seenAt);
    return clause.outcome === "refused" || countOf(seen, NEGATIVE) % 2 === 1;
  }
  const from = clause.span.start;
  const isIn = (at: number) => (span: Span) => from + at >= span.start && from + at < span.end;
  const blank = clause.text
    .slice(from, clause.main.end)
    .replace(HARMLESS, (found) => " ".repeat(found.length))
    .split("")
    .map((sign, at) => (clause.terms.some(isIn(at)) || clause.conditions.some(isIn(at)) ? "_" : sign))
    .join("")
    .replace(/\b(?:that|who|which|whose)\s+(?:\w+\s+)?(?:not|no|never|\w+n't|without)\b/giu, " ");
  const refused = /\b(?:refuses?|refused|denied|denies|prohibited|forbidden|impossible|excluded|barred)\b/iu.test(
    mainText(clause),
  );
  return refused !== countOf(blank.slice(clause.main.start - from), NEGATIVE) > 0;
});

function countOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

/** What a deed asks for or does without: approval, an account, a name. */
export function demandedBy(clause: Clause): Fact[] {
  return demandsOf(clause).map(({ name, isAsked, without }) =>
    factOf(clause, "polarity", { attribute: name, comparator: isAsked ? "does" : "does not", value: without }),
  );
}

export function polarityOf(clause: Clause): Fact[] {
  if (clause.about.terms.length === 0) return [];
  return [factOf(clause, "polarity", { comparator: isDenied(clause) ? "does not" : "does" })];
}

/** Whether a state can be left, whether a step is skipped, until when a deed is possible. */
export function transitionsOf(clause: Clause): Fact[] {
  const said = clause.text.slice(clause.main.start, clause.main.end);
  const states: string[] = [];
  if (FINAL.test(said)) states.push("final");
  else if (BACK.test(said)) states.push(isDenied(clause) ? "final" : "back");
  if (DIRECT.test(said)) states.push("direct");
  else if (NEEDS.test(said)) states.push("step");
  if (UNTIL.test(said)) states.push("until");
  else if (AFTER.test(said) && !isDenied(clause)) states.push("after");
  if (ORDERED.test(clause.text.slice(clause.span.start, clause.span.end))) states.push("order");
  const validity = validityOf(clause);
  if (validity) states.push(validity);
  const named = statesNamed(clause).map(({ fact, words }) => {
    const terms = clause.terms.filter(({ ids, text }) => !words.has(rootOf(text)) && !ids.some((id) => words.has(id)));
    return factOf(clause, "state_transition", { ...fact, about: { ...clause.about, terms } });
  });
  return [...named, ...states.map((state) => factOf(clause, "state_transition", { attribute: state }))];
}

/** "all other file types are refused", in a clause of its own */
const NO_OTHERS =
  /\b(?:no|not any) (?:other|second|further)\b|\bnothing else\b|\b(?:(?:all|any|every|each) )?(?:others?(?: [\p{L}-]+){0,3}|(?:every|any)thing else) (?:is|are|will be|must be|get|gets) (?:not|never|refused|rejected|declined|blocked|ignored|turned away)\b/iu;

/** The choices and formats a clause names, one fact for each family; of a test that is refused only those that are then seen. */
export function choicesOf(clause: Clause): Fact[] {
  const said = clause.text.slice(clause.main.start, clause.main.end);
  const until = clause.outcome === "refused" ? clause.seenAt - clause.main.start : 0;
  const found = [...choicesIn(said), ...namesIn(clause)].filter(({ start }) => start >= until);
  return [...new Set(found.map(({ family }) => family))].flatMap((family) => {
    const own = found.filter((one) => one.family === family);
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last) return [];
    const isFormat = formatFamilies.has(family) || family === "form";
    const denied = new Set(
      own
        .filter(({ start }) =>
          /\b(?:not|no|never|instead of|rather than|without|nor)\s+(?:\w+\s+){0,1}$/iu.test(said.slice(0, start)),
        )
        .map(({ value }) => value),
    );
    const values = [...new Set(own.map(({ value }) => value))].filter((value) => !denied.has(value));
    const without = (start: number, end: number) =>
      own.some((one) => start < one.end + clause.main.start && end > one.start + clause.main.start);
    const terms = clause.terms.filter((term) => !without(term.start, term.end));
    return [
      factOf(clause, isFormat ? "format" : "choice", {
        attribute: family,
        value: values,
        comparator:
          NO_OTHERS.test(clause.text) ||
          /\b(?:only|alone|exclusively|solely|all|everywhere|throughout|every|none but|our only|single|always|any)\b/iu.test(said)
            ? "only"
            : "is",
        condition: [...denied],
        span: { start: first.start + clause.main.start, end: last.end + clause.main.start },
        about: { ...clause.about, terms },
      }),
    ];
  });
}

/** By which means something is done, and by which it is not; what rules one out speaks of what the clause before it does. */
export function waysOf(clause: Clause, before?: Clause): Fact[] {
  return waysIn(clause).map(({ family, values, denied, isOnly, spans }) => {
    const isAddition = before !== undefined && values.length === 0;
    const told = isAddition
      ? termsWithout(
          before,
          waysIn(before).flatMap((ways) => ways.spans),
        )
      : [];
    const said = [...told, ...termsWithout(clause, spans)];
    const about = { ...(isAddition ? before.about : clause.about), said, terms: said };
    return factOf(clause, "choice", {
      attribute: family,
      value: values,
      comparator: isOnly ? "only" : "is",
      condition: denied,
      about,
    });
  });
}

const termsWithout = ({ terms }: Clause, spans: readonly Span[]) =>
  terms.filter(({ start, end }) => !spans.some((span) => start < span.end && end > span.start));

const OUT =
  /\b(?:out of (?:the )?scope|outside (?:of )?(?:the |this )?(?:scope|system|product|app|application|software|tool|platform|this)|not (?:in|within|part of) (?:the |this |our )?(?:scope|project|product|release|version|work|system)|not (?:a )?part of|no part of|not included|not covered|excluded?|excludes?|left out|leaves? out|left (?:to|for)|not (?:deal|concern)|do(?:es)? not (?:cover|deal|include|handle|offer|support|contain|concern)|no concern of|not a concern|not our (?:concern|business)|not planned|not foreseen|not supported|not provided|not offered|will not (?:be )?(?:offer|cover|build|include|support|provide|contain|built|offered|covered|included|supported|provided)\w*|(?:comes?|follows?) (?:only )?(?:in )?(?:a )?later|later (?:project|release|version|phase)|stays? outside|lies outside|beyond (?:the )?scope|not addressed|nothing to do with|(?:system|product|app|application|software|release|version|scope|platform|site|portal|it|we) (?:has|have|contains?|offers?|includes?|comes? with) no|there (?:is|are|will be|shall be) no|without any|we do not|not among|do without|not touched by|none of our (?:business|concern)|(?:we )?leaves? \w+(?: \w+){0,3} to the|not a subject|is left aside|deliberately|leave(?:s)? .* (?:out|aside)|other (?:\w+ )?(?:are|is) not|stays? with the)\b/iu;

/** What a clause says is left out, or its heading says of it. */
export function exclusionsOf(clause: Clause, isLeftOut: boolean): Fact[] {
  if (clause.form !== "prose") return [];
  const said = clause.text.slice(clause.main.start, clause.main.end);
  return isLeftOut || OUT.test(said) ? [factOf(clause, "scope", { comparator: "does not", attribute: said })] : [];
}

const KEPT =
  /\b(?:kept|keeps?|retain\w*|stored?|stores|held|holds?|archiv\w*|preserv\w*|remains?|stays?|available|exists?|look up|look back|go back|lie|stay|goes back|on file|saved?|look into|find|see|accessible|restore|compare|available for|reach back)\b/iu;
const GONE =
  /\b(?:delet\w*|eras\w*|purg\w*|wip\w*|remov\w*|destroy\w*|shred\w*|discard\w*|gone|cleared?|anonymi[sz]\w*|dispos\w*|thrown away|expung\w*|vanish\w*|disappear\w*|cleaned out|scrubbed|dropped|pulped|burn\w*|overwritten|lapse|forgotten)\b/iu;
/** What can still be seen is still there. */
const OLD =
  /\b(?:(?:last|past|previous|recent|latest) (?:\w+ ){0,2}(?:day|week|month|year|quarter)s?|(?:day|week|month|year)s? (?:ago|old|back|earlier)|(?:day|week|month|year)s? (?:after|later))\b/iu;
const PAST = /\b(?:past|last|previous|preceding) (week|month|quarter|year)\b/iu;
const LOOKED_AT =
  /\b(?:look|see|view|search|find|browse|read|watch|retrieve|open|go back|replay|access|trace|consult|inspect|compare|listen)\w*\b/iu;
const EVER =
  /\b(?:for ?ever|indefinitely|for good|permanently|without (?:a )?(?:time )?limit|never (?:be |automatically ){0,2}(?:deleted|erased|removed|destroyed|purged|wiped|discarded)|unlimited|for all time|for life|endlessly|no end date|without end)\b/iu;
const NOW =
  /\b(?:immediately|at once|instantly|straight away|right away|without delay|on the spot|(?:end|close) of (?:each|the|every|that) (?:day|session|visit)|same day|the moment|as soon as|within seconds|(?:every|each) (?:evening|night))\b/iu;

/** How long something is kept, in seconds; endless is Infinity. */
export function retentionOf(clause: Clause): Fact[] {
  const said = clause.text.slice(clause.main.start, clause.main.end);
  const isGone = GONE.test(said);
  const isOld = OLD.test(said) && (clause.form !== "prose" || LOOKED_AT.test(said));
  if (!isGone && !isOld && !KEPT.test(said) && !EVER.test(said)) return [];
  const made = (value: number, comparator: Comparator, at: { start: number; end: number }): Fact => {
    const terms = clause.terms.filter(
      ({ ids, start, end }) =>
        !ids.some((id) => /^(keep|delete|store|view|search)$/.test(id)) && (end <= at.start || start >= at.end),
    );
    return factOf(clause, "retention", {
      value,
      comparator,
      unit: "time",
      span: at,
      attribute: isGone ? "gone" : "kept",
      about: { ...clause.about, terms },
    });
  };
  const kept = clause.main.start + (GONE.exec(said) ?? KEPT.exec(said) ?? { index: 0 }).index;
  const away = ({ at }: { at: number }) => Math.abs((clause.tokens[at]?.start ?? 0) - kept);
  const [long] = amountsIn(clause.tokens)
    .filter(({ dimension }) => dimension === "time")
    .toSorted((a, b) => away(a) - away(b));
  const first = clause.tokens[long?.at ?? -1];
  const last = clause.tokens[(long?.until ?? 0) - 1];
  if (long && first && last) {
    const isSeen =
      ((clause.form !== "prose" || isOld) && !isGone) ||
      (clause.form === "test" && !/\b(?:gone|delet|eras|purg|wip|remov|destroy)/iu.test(clause.text.slice(clause.seenAt)));
    const at = { start: first.start, end: last.end };
    return [made(long.value, isSeen ? "at least" : keptFor(clause, at), at)];
  }
  const past = isGone ? null : PAST.exec(said);
  const length = lengthOfTime(past?.[1]?.toLowerCase() ?? "");
  if (past && isOld && length) return [made(length, "at least", placed(clause, past))];
  const ever = EVER.exec(said);
  if (ever && (KEPT.test(said) || /never/iu.test(ever[0]))) return [made(Number.POSITIVE_INFINITY, "is", placed(clause, ever))];
  const now = NOW.exec(said);
  return now && isGone ? [made(0, "is", placed(clause, now))] : [];
}

const LEAST_BEFORE =
  /\b(?:at least|minimum(?: (?:of|is))?|no(?:t)? (?:less|shorter|earlier|sooner)(?: than)?|not before|for a good)(?: (?:an?|the|full))?\s*$/iu;
const MOST_BEFORE =
  /\b(?:at (?:the )?most|maximum(?: (?:of|is))?|no(?:t)? (?:more|longer|later)(?: than)?|not (?:[\p{L}]+ ){0,3}(?:longer|more|beyond)(?: than)?|within|up to|at the latest|beyond)(?: (?:an?|the|full))?\s*$/iu;
const LEAST_AFTER = /^\s*(?:or (?:more|longer)|at least|(?:at )?minimum|and (?:more|longer))\b/iu;
const MOST_AFTER = /^\s*(?:(?:[\p{L}]+ ){0,4}at the latest|at (?:the )?most|maximum|or (?:less|earlier))\b/iu;

/** How a length of time binds for which something is kept; deleted after a time, it is kept for that time. */
function keptFor({ text }: Clause, { start, end }: Span): Comparator {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (LEAST_BEFORE.test(before) || LEAST_AFTER.test(after)) return "at least";
  return MOST_BEFORE.test(before) || MOST_AFTER.test(after) ? "at most" : "is";
}

function placed(clause: Clause, { index, 0: found }: RegExpExecArray) {
  const start = clause.main.start + index;
  return { start, end: start + found.length };
}
