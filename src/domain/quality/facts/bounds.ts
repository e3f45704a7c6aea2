import { isDenied } from "./claims.ts";
import type { Clause } from "./clause.ts";
import type { Comparator } from "./fact.ts";
import { type Amount, amountsIn } from "./units.ts";

const MOST_BEFORE =
  /(?:at (?:the )?most|(?:no|not|never) (?:\w+ ){0,2}(?:more|longer|larger|later|greater|higher|bigger|heavier|older|fewer than|earlier|over|above|beyond|exceed)(?: than)?|up to|maximum(?: of| is)?|max|as (?:many|much|long|late) as|within|under|below|less than|fewer than|shorter than|smaller than|not exceed|limited to|limit (?:is|of|lies at)|room for|until|only|faster than|before|not above|capped at|cap of|restricted to|ceiling of|in less than)(?: (?:a|an|the|about|exactly|full))?$/u;
/** "A boat seats six." */
const ROOM_BEFORE = /\b(?:seats?|sleeps?|holds?|takes?)(?: (?:a|an|the|about|exactly|full))?$/u;
const LEAST_BEFORE =
  /(?:at (?:the )?least|no(?:t)? (?:less|fewer|shorter|smaller|younger|earlier)(?: than)?|minimum (?:of|is|length of)|minimum|min|more than|longer than|over|from|starting at|not under|earliest|(?:must|has to|have to) (?:wait|rest)|upwards of|above|exceeds?|older than|beyond)(?: (?:a|an|the|about))?$/u;
const MOST_AFTER =
  /^(?:\w+ ){0,2}?(?:at (?:the )?(?:most|latest)|or (?:less|fewer|under|below|younger)|maximum|max|at maximum|each at most|tops|and no (?:more|longer|later)|and not (?:more|longer)|is the (?:limit|maximum|most|upper)|are the (?:limit|maximum|most|upper))/u;
const LEAST_AFTER =
  /^(?:\w+ ){0,2}?(?:or (?:more|longer|older|over|above|better)|at (?:the )?least|minimum|at minimum|and (?:more|over|upwards|above)|is the (?:minimum|least|lower)|are the (?:minimum|least|lower))/u;
/** "Nobody may buy more than six": denied, it is a bound on the other side. */
const OVER_BEFORE =
  /(?:(?:more|longer|larger|later|greater|higher|bigger|heavier|older) than|over|above|exceed\w*|beyond)(?: (?:a|an|the|about))?$/u;
const UNDER_BEFORE = /(?:(?:less|fewer|shorter|smaller|younger|lighter|earlier) than|under|below)(?: (?:a|an|the|about))?$/u;
const KEPT_OUT = /\b(?:reject|refus|block|declin|forbid|prohibit)\w*/u;
const AHEAD = /^(?:ahead|in advance|beforehand|into the future)\b/;
const NEXT = /\bwhen\b.*\b(?:another|one more|further|\w+th|\d+th|third|second)\b/;
const LOCKED_AFTER = /\b(?:lock|block|suspend|bar|bann|freez|frozen|disabl|refus|reject)\w*(?: \w+){0,4} after(?: the)?$/u;
const SHUT = /\b(?:lock|block|suspend|bar|bann|clos|freez|frozen|disabl)\w*/u;
/** What is done ahead of time at any time before, and what must not be done too late. */
const PLANNED = /^(?:book|plan|create|request|buy|register|view|open|change|publish)$/u;

const joined = (tokens: Clause["tokens"], from: number, to: number) =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(" ");

/** How an amount binds. */
export function comparatorOf(clause: Clause, amount: Amount, next: Amount | undefined): Comparator {
  const thenAt = clause.form === "test" ? clause.tokens.findIndex(({ start }) => start >= clause.seenAt) : -1;
  const isSeen = thenAt >= 0 && amount.at >= thenAt;
  const tried = clause.form === "test" && !isSeen ? triedIn(clause, amount, thenAt) : undefined;
  return tried ?? boundIn(clause, amount, next, isSeen);
}

/** What a test is given and what it tries. */
function triedIn({ tokens, outcome, text, seenAt }: Clause, amount: Amount, thenAt: number): Comparator | undefined {
  if (thenAt < 0) return undefined;
  const after = joined(tokens, amount.until, amount.until + 6);
  const waiting = joined(tokens, amount.until, thenAt);
  const isCount = /^(?:count|rounds)$/.test(amount.dimension);
  const stands: Comparator = outcome === "allowed" && isCount && !SHUT.test(text.slice(seenAt)) ? "held" : "given";
  if (/\bnot (?:yet )?(?:passed|gone|over|elapsed|up)/.test(waiting)) return "at least";
  if (/^(?:ago|old|earlier)\b/.test(after) && outcome) return outcome === "refused" ? "refused" : "probe";
  if (/^(?:have |has |are |is |ha |of \w+ )*(?:passed|gone|over|elapsed|old|later|after|past|up|without|of no|idle)/.test(after))
    return "is";
  // "with 18 patients, when a nineteenth is booked": the next one is tried, not those that are there
  if (!amount.isOrdinal && NEXT.test(waiting) && amount.dimension === "count") return stands;
  const isAnswered = amountsIn(tokens.slice(thenAt)).some(({ dimension }) => dimension === amount.dimension);
  if (isAnswered && amount.dimension === "money") return "given";
  if (/\bwhen\b/.test(waiting) && /^(?:count|rounds|share|period)$/.test(amount.dimension)) return stands;
  if (amount.isOrdinal || amount.dimension !== "count" || outcome) return outcome === "refused" ? "refused" : "probe";
  return undefined;
}

function boundIn(clause: Clause, amount: Amount, next: Amount | undefined, isSeen: boolean): Comparator {
  const { tokens, form, outcome } = clause;
  const before = joined(tokens, amount.at - 5, amount.at);
  const after = joined(tokens, amount.until, amount.until + 6);
  const isUntil = /\b(?:until|later than|up to)$/.test(before);
  const isHorizon = AHEAD.test(after) && /\bup to$/.test(before) && clause.about.mains.some((deed) => PLANNED.test(deed));
  if (isUntil && (/^(?:before|prior to)\b/.test(after) || AHEAD.test(after)) && !isHorizon) return "at least";
  if (amount.isOrdinal) return form === "prose" || outcome === "refused" ? "refused" : "probe";
  if (MOST_AFTER.test(after)) return "at most";
  if (LEAST_AFTER.test(after)) return "at least";
  const isTurned = form !== "test" && (isDenied(clause) || KEPT_OUT.test(joined(tokens, 0, tokens.length)));
  if (isTurned && OVER_BEFORE.test(before)) return "at most";
  if (isTurned && UNDER_BEFORE.test(before)) return "at least";
  // who wishes for up to six has six
  if (form === "story" && /\bup to$/.test(before) && !AHEAD.test(after)) return "probe";
  if (MOST_BEFORE.test(before) || (!isSeen && ROOM_BEFORE.test(before))) return "at most";
  if (LEAST_BEFORE.test(before)) return "at least";
  const isRange = next && /^(?:to|and|or|-|–)$/.test(tokens[amount.until]?.text ?? "") && next.at === amount.until + 1;
  if (isRange) return "at least";
  if (/\b(?:to|or)$/.test(before)) return "at most";
  if (isSeen) return "seen";
  if (LOCKED_AFTER.test(joined(tokens, amount.at - 8, amount.at)) && amount.dimension !== "time") return "at most";
  const all = joined(tokens, 0, tokens.length);
  if (/\b(?:no \w+ ever takes more|never more|no more|is full|are full|and not one more|limit|maximum|at most)\b/.test(all))
    return "at most";
  return /\b(?:minimum|at least)\b/.test(all) ? "at least" : "is";
}
