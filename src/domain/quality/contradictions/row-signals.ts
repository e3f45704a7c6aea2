import { choicesIn } from "#domain/quality/facts/families.ts";
import { amountsIn } from "#domain/quality/facts/units.ts";
import { tokensOf } from "#domain/quality/facts/words.ts";
import { isNear } from "./clashes/said.ts";
import { type Way, waysOf } from "./ways.ts";

type Reading = {
  isOnly: boolean;
  isAbsolute: boolean;
  ways: ReadonlyMap<Way, number>;
  amounts: readonly { dimension: string; value: number }[];
  choices: readonly { family: string; value: string }[];
};

const ONLY =
  /\b(?:only|solely|exclusively|exclusive|sole|alone|nothing else|no other|no one else|nobody else|nobody but|nothing but|and not|no further|reserved|restricted|limited|confined|purely|entirely|merely|none but|exactly|neither)\b/iu;
const ABSOLUTE =
  /\b(?:always|never|not|no|nor|cannot|every|each|all|any|anything|whatever|whoever|invariably|throughout|without exception|nothing|nobody|none|whenever|strictly|regardless|irrespective|must|impossible|refus\w*|reject\w*|declin\w*|den(?:y|ied|ies)|forbidden|ruled out)\b|n['’]t\b/iu;
const PURPOSE = /,?\s+so that\s.*$/isu;

const MOST_REMEMBERED = 10_000;
const remembered = new Map<string, Reading>();

function readingOf(text: string): Reading {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const said = text.replace(PURPOSE, "");
  const isOnly = ONLY.test(said);
  const made = {
    isOnly,
    isAbsolute: isOnly || ABSOLUTE.test(said),
    ways: waysOf(said),
    amounts: amountsIn(tokensOf(said)),
    choices: choicesIn(said),
  };
  remembered.set(text, made);
  return made;
}

/** What two rows as a whole, in whatever words, say for and against their being at odds, each from 0 to 1. */
export function rowSignals(one: string, other: string, isPlainEnough: boolean) {
  const [a, b] = [readingOf(one), readingOf(other)];
  const isOneOnly = a.isOnly || b.isOnly;
  const rivals = a.choices.filter(({ family }) => b.choices.some((choice) => choice.family === family));
  const isSame = ({ family, value }: Reading["choices"][number]) =>
    b.choices.some((choice) => choice.family === family && choice.value === value);
  return {
    "one alone": a.isOnly !== b.isOnly,
    "both alone": a.isOnly && b.isOnly,
    "both absolute": a.isAbsolute && b.isAbsolute,
    "none absolute": !isPlainEnough && !a.isAbsolute && !b.isAbsolute,
    "opposite ways": Math.min(1, oppositeWays(a, b) / 2),
    "one number": a.amounts.some((amount) => isAmong(amount, b.amounts)),
    "one choice": rivals.some(isSame),
    "one of rivals alone": isOneOnly && rivals.some((choice) => !isSame(choice)),
  };
}

const oppositeWays = (a: Reading, b: Reading) => [...a.ways].filter(([name, way]) => b.ways.get(name) === -way).length;

const isAmong = (amount: Reading["amounts"][number], others: Reading["amounts"]) =>
  others.some(({ dimension, value }) => dimension === amount.dimension && isNear(value, amount.value));
