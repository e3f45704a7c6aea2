import { onceEachText } from "#domain/once.ts";
import { attributesOf } from "./attributes.ts";
import { comparatorOf } from "./bounds.ts";
import type { Clause } from "./clause.ts";
import { aboutOf } from "./clause.ts";
import { type Fact, FORESEEN } from "./fact.ts";
import { type Amount, amountsIn, numberSaid } from "./units.ts";
import { termsOf, tokensOf } from "./words.ts";

const AVERAGE = /\b(?:average|mean|median|typical|typically|peak)\b/iu;
const EXPECTED = /\b(?:expected|anticipated|estimated|forecast|foreseen|predicted|we expect|is likely)\b/iu;
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
  if (EXPECTED.test(said)) return [FORESEEN];
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
  if (clause.form === "prose") return [];
  const found = AGED.exec(clause.text);
  const value = numberSaid((found?.[1] ?? found?.[2] ?? "").toLowerCase());
  if (!found || value === undefined) return [];
  const span = { start: found.index, end: found.index + found[0].length };
  const kept = { concept: "", attribute: "age limit", unit: "count", actor: [], condition: [], modality: "must" as const };
  return [{ ...kept, kind: "quantity", comparator: "probe", value, span, origin: "words", about: clause.about }];
}

function quantitiesOf(clause: Clause, amounts: readonly Amount[]): Fact[] {
  return amounts.flatMap((amount, at) => {
    if (amount.dimension === "clock" || isName(clause, amount) || isStatistic(clause, amount, amounts)) return [];
    if (amount.isOrdinal && amount.value === 2 && clause.form === "prose") return [];
    const token = clause.tokens[amount.at];
    const last = clause.tokens[amount.until - 1];
    if (!token || !last) return [];
    const span = { start: token.start, end: last.end };
    const { terms, tokens } = besideOf(clause, amounts, amount);
    const near = attributesOf(amount.dimension, terms, tokens, clause.tokens);
    const whole = wholeOf(clause.text);
    const isAlone = terms.length === clause.terms.length;
    const names = near.length > 0 || !isAlone ? near : attributesOf(amount.dimension, whole.terms, whole.tokens);
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

const wholeOf = onceEachText((text) => ({ terms: termsOf(text), tokens: tokensOf(text) }));

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

/** "five people as organisers" are five organisers. */
const AS = /^(?:people|persons|members|users|colleagues|friends|others) (?:to be |to act )?as (?:an? |the )?/iu;

/** The thing that is counted: "12 participants". */
function countedOf(clause: Clause, { until, dimension, isOrdinal }: Amount): string {
  if (dimension !== "count" || isOrdinal) return "";
  const from = clause.tokens[until]?.start ?? -1;
  const isAs = AS.exec(clause.text.slice(from));
  const counted = isAs && from >= 0 ? from + isAs[0].length : from;
  const near = clause.terms.find(({ start }) => start >= counted && from >= 0);
  return near && near.start - counted < 24 ? near.ids.join("|") : "";
}
