import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { isDoneHere } from "#domain/drafter/analysis/left-out-whole.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { subjectsNamed } from "./subjects.ts";
import type { Word } from "./word.ts";

const BINDS =
  /\b(?:must|may|can|can't|cannot|should|shall|will|would|wants?|needs?|has to|have to|if|when|until|unless|once|only|never|nobody)\b/i;
/** "The inspector keeps separate books": no word of what they are kept for here. */
const OWN_BOOKS =
  /\b(?:keeps?|does|do|holds?|maintains?|writes?|uses?|has|have|runs?) (?:(?:all )?(?:its|their|his|her) (?:own|separate)|separate) (?!.* for (?:each|every|all)\b)[\p{L} -]{3,30}$/iu;
const OTHER_CHANNEL =
  / (?:on paper|by (?:post|mail|letter|fax|(?:tele)?phone|courier)|over the (?:tele)?phone|face to face|as (?:an? |paper )*print-?outs?)(?:,? (?:as|like) .*)?$/iu;
/** "posts us a letter", and one of ours enters what it says */
const SENDS_US = /\b(?:e-?mails?|posts?|mails?|fax(?:es)?|phones?|rings?) (?:it to |them to )?us\b/iu;
const ENTERS = /\b(?:enters?|types?|keys?|records?|copies|copy|notes?|logs?|puts?|writes?|fills?)\b/i;
const COMES_FROM =
  /^[^,;]{2,40}? (?:comes?|(?:is|are) (?:supplied|delivered|provided)) (?:to us )?(?:from|by) (?:the|an?) ([\p{L}' -]{3,40})$/iu;
const ON_PAGE_OF = /\bon the (?:(?:web ?)?(?:page|site)s?|portal) of (?:the|an?) ([\p{L}' -]{3,40})$/iu;

/** Whether a statement tells what somebody does elsewhere of whom the text says no more; `next` is what is told behind it. */
export function isByStranger(
  statement: string,
  next: string,
  words: readonly Word[],
  clauses: readonly ReadClause[],
  text: string,
): boolean {
  const plain = statement.replace(/[.!\s]+$/, "");
  if (BINDS.test(plain)) return false;
  const source = COMES_FROM.exec(plain)?.[1] ?? ON_PAGE_OF.exec(plain)?.[1];
  if (source) return isOnlyHere(source, text);
  const isAlone = clauses.filter(({ marker }) => marker === "").length === 1;
  const isElsewhere =
    OWN_BOOKS.test(plain) ||
    (isAlone && OTHER_CHANNEL.test(plain) && !isDoneHere(plain)) ||
    (SENDS_US.test(plain) && ENTERS.test(next));
  const main = isElsewhere ? clauses.find(({ marker, subject }) => marker === "" && subject) : undefined;
  const named = main && !main.group.passive ? subjectsNamed(words, main) : [];
  return named.length > 0 && named.every(({ phrase: { noun } }) => isOnlyHere(noun.singular, text));
}

/** Whether the text speaks of somebody or something only once. */
function isOnlyHere(name: string, text: string): boolean {
  const last = name.toLowerCase().split(" ").at(-1) ?? "";
  return (
    (text.match(new RegExp(`\\b${escapePattern(last.replace(/(?:ies|y|s)$/, ""))}(?:y|ies|s|es)?\\b`, "g")) ?? []).length === 1
  );
}
