import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { closedTag } from "#domain/drafter/analysis/token.ts";
import { isPlural, singular } from "#domain/drafter/language/words.ts";

export const TITLE =
  "(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Rev|Reverend|Sister|Brother|Father|Nurse|Chef|Captain|Sergeant|Pastor)";
export const ONE = `(?:${TITLE} )?\\p{Lu}\\p{Ll}+(?:[- ]\\p{Lu}\\p{Ll}+){0,2}`;
const NAMES = `(${ONE}(?:(?:, ${ONE})*,? (?:and|&) ${ONE})?)`;
export const WHOSE =
  "(?:[Tt]he|[Oo]ur|[Mm]y|[Aa]n?|[Hh]er|[Hh]is|[Tt]heir|[Oo]ne of (?:our|the|my)|[Oo]ne(?! of))(?: (?:two|three|four|five|other|current|new|only|own))?";
const ROLE = "((?:head|chief) of \\p{L}+|\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*){0,4})";
/** "a cooper in Kent, apart from an apprentice, Wim": a role does not go on behind a place or another article. */
const OTHER = "(?!(?:the|our|my|an?|his|her|their|in|on|at|from|with|by|for|to|and|or|who|is) )";
const SMALL_ROLE = `((?:head|chief) of \\p{Ll}+|\\p{Ll}[\\p{Ll}'-]*(?: ${OTHER}\\p{Ll}[\\p{Ll}'-]*){0,4}?)`;
export const SELDOM = "(?:also |now |currently |usually |both |all |still )?";

/** Where a statement says who somebody is: the names and what follows, or what comes before and the names. */
export const IS = new RegExp(`(?<![\\p{L}] )${NAMES}(?: is| are|'s) ${SELDOM}(${WHOSE}) ${ROLE}`, "gu");
export const ACTS_AS = new RegExp(`${NAMES} (?:works?|acts?|serves?) as (${WHOSE}) ${ROLE}`, "gu");
export const BESIDE = new RegExp(
  `${NAMES}(?:, who(?: is|'s|'re| are)|,| —) (${WHOSE}) ${ROLE}(?=$|[,.;:)]| —| who)(,| —)?`,
  "gu",
);
/** "Ada Trent, chair of the show committee," */
export const OF_BODY = new RegExp(`${NAMES}, ((?:\\p{Ll}+ ){0,2}\\p{Ll}+) of (?:the|our) [\\p{L} -]{3,40}(?:,|$)`, "gu");
export const IN_BRACKETS = new RegExp(`${NAMES} \\((?:(${WHOSE}) )?${ROLE}[^()]*\\)`, "gu");
export const OF_DEPARTMENT = new RegExp(`(${ONE}) (?:in|from|at) (?:the )?(\\p{Ll}+)(?! \\p{Ll}*(?:office|room|team)\\b)`, "gu");
export const BEFORE = new RegExp(
  `\\b(${WHOSE}) ${SMALL_ROLE}(,| —)?(?: (?:called|named|who is called|is called|that's|that is|is))? ${NAMES}(?![\\p{L}-])(,| —)?`,
  "gu",
);
export const BEFORE_BRACKETS = new RegExp(`\\b(${WHOSE}) ${SMALL_ROLE} \\(${NAMES}\\)`, "gu");
export const OF_DESK = new RegExp(
  `(${ONE}),? who (?:runs|mans|staffs|is on|sits at|looks after|keeps|works at|works in) (?:the|our) ((?:front|help|information|service|returns) desk|reception|kitchen|box office|back office)\\b`,
  "gu",
);
export const OF_LIST = new RegExp(`^${NAMES}(?::| —|,) (?:(${WHOSE}) )?${ROLE}$`, "u");

/** What in the words before or behind a name says the role of one or of many; undefined where they name nobody. */
export function roleIn(words: string, many: boolean, isLast: boolean): string | undefined {
  const said = words.toLowerCase().split(" ");
  const chief = (isLast ? /^(?:head|chief) of [\p{L} ]+$/u : /^(?:head|chief) of \p{L}+/u).exec(words.toLowerCase())?.[0];
  if (chief && !many) return chief;
  const stop = said.findIndex((word) => closedTag(word) !== undefined);
  const front = stop < 0 ? said : said.slice(0, stop);
  if (isLast && stop >= 0) return undefined;
  for (let to = isLast ? front.length : Math.min(front.length, 4); to > 0; to -= 1) {
    const head = front[to - 1] ?? "";
    const fits = many ? isPlural(head) && singular(head) !== head : !isPlural(head) || couldBeActor(head);
    if (fits && (couldBeActor(singular(head)) || head === "chair")) return [...front.slice(0, to - 1), singular(head)].join(" ");
    if (isLast) return undefined;
  }
  return undefined;
}

/** "Ada, Bram and Cleo" are three. */
export function eachOf(names: string): string[] {
  return names.split(/, and |, | and | & /);
}
