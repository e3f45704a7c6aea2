import { analyse } from "#domain/drafter/analysis/analyse.ts";
import { toldOf } from "#domain/drafter/languages/in-its-language.ts";
import { kindOf } from "#domain/drafter/languages/kinds/kind.ts";
import { statementsOf } from "#domain/drafter/languages/statements.ts";
import type { Tongue } from "#domain/drafter/languages/tongue.ts";
import { fittingPattern } from "#domain/drafter/plan/fitting.ts";
import { HOLES, type Hole, weightIn } from "./holes.ts";
import { english } from "./words/english.ts";
import { french } from "./words/french.ts";
import { german } from "./words/german.ts";
import { portuguese } from "./words/portuguese.ts";
import { spanish } from "./words/spanish.ts";
import type { WordClasses } from "./words/word-classes.ts";

const WORDS: Readonly<Record<Tongue["code"], WordClasses>> = { de: german, fr: french, es: spanish, pt: portuguese };
/** Whom or what somebody decides on stands with the deciding: "sagt, wer mitfährt". */
const CLAUSE =
  /[,;:()—]\s+(?!(?:wer|wen|wem|ob|welche\p{L}*|quién|quiénes|quem|whether|who|bevor|ohne|bis|never|jamais|nie|nunca|nem|ni|pas celui|pas ceux|no more|nothing more|nothing else|and no more|or (?:doesn't|don't|not)|oder (?:eben )?nicht|ou (?:pas|non|não)|o no)(?!\p{L}))/iu;
/** "At the end of the year, all is deleted": when and where stand with what they are said of. */
const AHEAD =
  /^((?:was|what|ce qu\S*|lo que|o que|after|at|in|on|by|until|for|during|before|without|with|under|from|nach|am|zum|im|in|bei|beim|vor|für|ohne|mit|bis|ab|à|au|aux|après|avant|en|pendant|sans|avec|dès|pour|al|a|tras|con|sin|para|hasta|después de|antes de|após|ao|aos|em|no|na|com|sem|depois de|até)\s(?:\S+\s){0,6}?\S+),\s/iu;
/** What says it: a statement whose signs weigh this much together. */
const ENOUGH = 1;

/** What a description says already of what is asked otherwise: by its words, and by what was read in it. */
export function saidIn(description: string, tongue: Tongue | undefined): ReadonlySet<Hole> {
  const words = tongue ? WORDS[tongue.code] : english;
  const statements = clausesOf(description);
  const read = tongue ? readElsewhere(description) : readInEnglish(description);
  return new Set(
    HOLES.filter((hole) => read.has(hole) || statements.some((clauses) => weightIn(hole, clauses, words) >= ENOUGH)),
  );
}

/** Whoever decides on what is theirs confirms it. */
const THEIR_OWN = /(?<!\p{L})(?:my|myself|selbst|mein\p{L}*|m[oae]n?s?|mis?|meus?|minhas?)(?!\p{L})/iu;

function readInEnglish(description: string): ReadonlySet<Hole> {
  const { activities } = analyse(description);
  const decide = activities.some(
    (activity) => activity.actor && fittingPattern(activity).key === "approve" && !THEIR_OWN.test(activity.said),
  );
  return new Set(decide ? ["approves"] : []);
}

function readElsewhere(description: string): ReadonlySet<Hole> {
  const told = toldOf(description);
  if (!told) return new Set();
  const decide = told.deeds.some(
    ({ said, thing, byProduct }) =>
      !byProduct &&
      !THEIR_OWN.test(said) &&
      kindOf(told.tongue.texts.kinds, told.tongue.texts.verbOf(said), { said, thing }) === "decide",
  );
  return new Set([...(decide ? (["approves"] as const) : []), ...(told.soFar.length > 0 ? (["replaces"] as const) : [])]);
}

/** The clauses of each statement. */
export function clausesOf(description: string): string[][] {
  return statementsOf(description).map(({ text }) => text.replace(AHEAD, "$1 ").split(CLAUSE));
}
