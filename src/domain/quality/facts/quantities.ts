import { attributesOf } from "./attributes.ts";
import type { Clause } from "./clause.ts";
import { aboutOf } from "./clause.ts";
import type { Comparator, Fact } from "./fact.ts";
import { type Amount, amountsIn, numberSaid } from "./units.ts";
import { termsOf, tokensOf } from "./words.ts";

const MOST_BEFORE =
  /(?:at (?:the )?most|(?:no|not|never) (?:\w+ ){0,2}(?:more|longer|larger|later|greater|higher|bigger|heavier|older|fewer than|earlier|over|above|beyond|exceed)(?: than)?|up to|maximum(?: of| is)?|max|as (?:many|much|long|late) as|within|under|below|less than|fewer than|shorter than|smaller than|not exceed|limited to|limit (?:is|of|lies at)|room for|until|only|faster than|before|not above|capped at|cap of|restricted to|ceiling of|in less than|(?:seats?|sleeps?|holds?|takes?) )(?: (?:a|an|the|about|exactly|full))?$/u;
const LEAST_BEFORE =
  /(?:at (?:the )?least|no(?:t)? (?:less|fewer|shorter|smaller|younger|earlier)(?: than)?|minimum (?:of|is|length of)|minimum|min|more than|longer than|over|from|starting at|not under|earliest|(?:must|has to|have to) (?:wait|rest)|upwards of|above|exceeds?|older than|beyond)(?: (?:a|an|the|about))?$/u;
const MOST_AFTER =
  /^(?:\w+ ){0,2}?(?:at (?:the )?(?:most|latest)|or (?:less|fewer|under|below|younger)|maximum|max|at maximum|each at most|tops|and no (?:more|longer|later)|and not (?:more|longer)|is the (?:limit|maximum|most|upper)|are the (?:limit|maximum|most|upper))/u;
const LEAST_AFTER =
  /^(?:\w+ ){0,2}?(?:or (?:more|longer|older|over|above|better)|at (?:the )?least|minimum|at minimum|and (?:more|over|upwards|above)|is the (?:minimum|least|lower)|are the (?:minimum|least|lower))/u;
const AVERAGE = /\b(?:average|mean|median|typical|typically|peak)\b/iu;
const PART =
  /\b(half|most|(?:a|one|two|three) (?:third|quarter|tenth|fifth)s?) of (?!an? )(?:all )?(?:the )?\w+|\b(\d+|ninety\S*)(?:st|nd|rd|th)? (?:percentile|of (?:100|1,?000)|out of (?:100|1,?000))/iu;

/** "95 % within 2 seconds", "95 of 100": of how many the time holds. */
function isStatistic({ tokens }: Clause, { dimension, at, until }: Amount, amounts: readonly Amount[]): boolean {
  if (!amounts.some((other) => other.dimension === "time" && other.value < 600)) return false;
  if (dimension === "share") return true;
  const isOf = (place: number) => tokens[place]?.text === "of" && /^1,?000?$/.test(tokens[place + 1]?.text ?? "");
  return dimension === "count" && (isOf(until) || isOf(at - 1));
}

/** Of which part of all cases an amount is said: an average, or the quickest 95 of 100. */
function statisticOf(clause: Clause, amount: Amount, amounts: readonly Amount[]): string[] {
  const said = clause.text.slice(clause.main.start, clause.main.end);
  if (AVERAGE.test(said)) return ["average"];
  if (amount.dimension !== "time") return [];
  const share = amounts.find(({ dimension }) => dimension === "share");
  if (share) return [String(share.value)];
  const part = PART.exec(said);
  return part ? [String(part[2] ?? part[1])] : [];
}

/** The numbers of a clause that say how much, how often, how long. */
export function quantitiesIn(clause: Clause): Fact[] {
  const amounts = amountsIn(clause.tokens);
  return [...ageOf(clause), ...quantitiesOf(clause, amounts)];
}

const AGED = /\b(\w+(?:-\w+)?)[- ]years?[- ]old\b|\baged (\w+)/iu;

/** "As a sixteen-year-old" tries an age. */
function ageOf(clause: Clause): Fact[] {
  const found = AGED.exec(clause.text);
  const value = numberSaid((found?.[1] ?? found?.[2] ?? "").toLowerCase());
  if (!found || value === undefined || clause.form === "prose") return [];
  const span = { start: found.index, end: found.index + found[0].length };
  const kept = { concept: "", attribute: "age limit", unit: "count", actor: [], condition: [], modality: "must" as const };
  return [{ ...kept, kind: "quantity", comparator: "probe", value, span, origin: "words", about: clause.about }];
}

function quantitiesOf(clause: Clause, amounts: readonly Amount[]): Fact[] {
  return amounts.flatMap((amount, at) => {
    if (amount.dimension === "clock" || isName(clause, amount) || isStatistic(clause, amount, amounts)) return [];
    const token = clause.tokens[amount.at];
    const last = clause.tokens[amount.until - 1];
    if (!token || !last) return [];
    const span = { start: token.start, end: last.end };
    const { terms, tokens } = besideOf(clause, amounts, amount);
    const near = attributesOf(amount.dimension, terms, tokens, clause.tokens);
    const isAlone = terms.length === clause.terms.length;
    const names =
      near.length > 0 || !isAlone ? near : attributesOf(amount.dimension, termsOf(clause.text), tokensOf(clause.text));
    const comparator = comparatorOf(clause, amount, amounts[at + 1]);
    return [
      {
        kind: "quantity" as const,
        concept: countedOf(clause, amount),
        attribute: names.slice(0, 3).join("|"),
        comparator,
        value: amount.value,
        unit: amount.dimension,
        actor: clause.actor.flatMap(({ ids }) => ids),
        condition: statisticOf(clause, amount, amounts),
        modality: "must" as const,
        span,
        origin: "words" as const,
        about: aboutOf(
          terms.filter((term) => term.end <= span.start || term.start >= span.end),
          clause.conditions,
          clause.about,
        ),
      },
    ];
  });
}

/** What stands beside an amount: between the amounts of its kind before and after it. */
function besideOf({ terms, tokens }: Clause, amounts: readonly Amount[], amount: Amount) {
  const same = amounts.filter(({ dimension }) => dimension === amount.dimension);
  const at = same.indexOf(amount);
  const from = tokens[(same[at - 1]?.until ?? 0) - 1]?.end ?? 0;
  const to = tokens[same[at + 1]?.at ?? tokens.length]?.start ?? Number.POSITIVE_INFINITY;
  const isBeside = ({ start, end }: { start: number; end: number }) => start >= from && end <= to;
  return { terms: terms.filter(isBeside), tokens: tokens.filter(isBeside) };
}

const BOUND = /^(?:maximum|minimum|limit|total|number|capacity|cap|ceiling|score|mark|age|group|team|size|length|quorum)s?$/;

/** "step 3", "ISO 8601", a year, a name such as "S3" */
function isName(clause: Clause, { at, value, dimension }: Amount): boolean {
  const before = clause.tokens[at - 1]?.text ?? "";
  const text = clause.tokens[at]?.text ?? "";
  if (
    /^(iso|step|level|phase|chapter|section|version|release|wcag|oauth|tls|grade|from|since|in)$/.test(before) &&
    dimension === "count"
  ) {
    return (
      !/^(from)$/.test(before) &&
      (/^(iso|step|level|phase|chapter|section|version|release|wcag|oauth|tls|grade)$/.test(before) ||
        (value > 1900 && value < 2100))
    );
  }
  if (/^\d+[.-]\d+[.-]/.test(text)) return true;
  // "of three districts" tells which, "a maximum of three" how many
  if (before === "of" && dimension === "count" && !BOUND.test(clause.tokens[at - 2]?.text ?? "")) return true;
  const isCounted = text === "single" || /^(?:only|most|than|exactly)$/.test(before);
  return dimension === "count" && (value === 1 || value === 0) && !/^\d/.test(text) && !isCounted;
}

function comparatorOf(clause: Clause, amount: Amount, next: Amount | undefined): Comparator {
  const { tokens, form, outcome } = clause;
  const before = tokens
    .slice(Math.max(0, amount.at - 5), amount.at)
    .map(({ text }) => text)
    .join(" ");
  const after = tokens
    .slice(amount.until, amount.until + 6)
    .map(({ text }) => text)
    .join(" ");
  const thenAt = form === "test" ? tokens.findIndex(({ start }) => start >= clause.seenAt) : -1;
  if (form === "test" && amount.at < thenAt) {
    const waiting = tokens
      .slice(amount.until, thenAt)
      .map(({ text }) => text)
      .join(" ");
    if (/\bnot (?:yet )?(?:passed|gone|over|elapsed|up)/.test(waiting)) return "at least";
    if (/^(?:ago|old|earlier)\b/.test(after) && outcome) return outcome === "refused" ? "refused" : "probe";
    if (
      /^(?:have |has |are |is |ha |of \w+ )*(?:passed|gone|over|elapsed|old|later|after|past|up|without|of no|idle)/.test(after)
    )
      return "is";
    // "with 18 patients, when a nineteenth is booked": the next one is tried, not those that are there
    const isNext = !amount.isOrdinal && /\bwhen\b.*\b(?:another|one more|further|\w+th|\d+th|third|second)\b/.test(waiting);
    if (isNext && amount.dimension === "count") return "given";
    const isGiven = /\bwhen\b/.test(waiting);
    const isAnswered = amountsIn(tokens.slice(thenAt)).some(({ dimension }) => dimension === amount.dimension);
    if (isAnswered && amount.dimension === "money") return "given";
    if (isGiven && /^(count|share|period)$/.test(amount.dimension)) return "given";
    if (amount.isOrdinal || amount.dimension !== "count" || outcome) return outcome === "refused" ? "refused" : "probe";
  }
  if (/^(?:before|prior to|ahead|in advance|beforehand)\b/.test(after) && /\b(?:until|later than|up to)$/.test(before))
    return "at least";
  if (amount.isOrdinal) return form === "test" ? (outcome === "refused" ? "refused" : "probe") : "refused";
  if (MOST_AFTER.test(after)) return "at most";
  if (LEAST_AFTER.test(after)) return "at least";
  if (MOST_BEFORE.test(before)) return "at most";
  if (LEAST_BEFORE.test(before)) return "at least";
  const isRange = next && /^(?:to|and|or|-|–)$/.test(tokens[amount.until]?.text ?? "") && next.at === amount.until + 1;
  if (isRange) return "at least";
  if (/\b(?:to|or)$/.test(before)) return "at most";
  const all = tokens.map(({ text }) => text).join(" ");
  if (/\b(?:no \w+ ever takes more|never more|no more|is full|are full|and not one more|limit|maximum|at most)\b/.test(all))
    return "at most";
  if (/\b(?:minimum|at least)\b/.test(all)) return "at least";
  return "is";
}

/** The thing that is counted: "12 participants". */
function countedOf(clause: Clause, { until, dimension, isOrdinal }: Amount): string {
  if (dimension !== "count" || isOrdinal) return "";
  const from = clause.tokens[until]?.start ?? -1;
  const near = clause.terms.find(({ start }) => start >= from && from >= 0);
  return near && near.start - from < 24 ? near.ids.join("|") : "";
}
