import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { isDoneHere } from "#domain/drafter/analysis/left-out-whole.ts";
import { isActorWord } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { subjectsNamed } from "./subjects.ts";
import type { Word } from "./word.ts";

const BINDS =
  /\b(?:must|may|can|can't|cannot|should|shall|will|would|wants?|needs?|has to|have to|if|when|until|unless|once|only|never|nobody)\b/i;
/** "The inspector keeps separate books": no word of what they are kept for here. */
const OWN_BOOKS =
  /\b(?:keeps?|does|do|holds?|brings?|follows?|maintains?|writes?|uses?|has|have|runs?) (?:(?:all )?(?:its|their|his|her) (?:own|separate)|separate) (?!.* for (?:each|every|all)\b)[\p{L} -]{3,30}$/iu;
const OTHER_CHANNEL =
  / (?:on (?:paper|(?:cardboard|paper|printed|their own) (?:sheets?|cards?|forms?|slips?))|by (?:post|mail|letter|fax|(?:tele)?phone|courier)|over the (?:tele)?phone|face to face|as (?:an? |paper )*print-?outs?)(?:,? (?:as|like) .*)?$/iu;
/** "posts us a letter", and one of ours enters what it says */
const SENDS_US = /\b(?:e-?mails?|posts?|mails?|fax(?:es)?|phones?|rings?) (?:it to |them to )?us\b/iu;
const SENDS_BY =
  /^[^,;]{3,40} (?:sends?|mails?|e-?mails?|posts?) [^,;]{3,60} (?:by|via|through) (?:e-?mail|mail|post|letter|fax|courier)$/iu;
/** "School classes book their tours with the city's office": there, and not here. */
const WITH_OTHERS =
  /^[^,;]{3,50} (?:books?|orders?|buys?|registers?|applies|apply|reserves?|pays?|arranges?|handles?|gets?|rents?) [^,;]{0,60}?\b(?:with|through|via|at|from) (?:the|our|an?|their|another) (?:[\p{L}-]+(?:'s|s')? ){0,3}(office|agency|company|firm|council|authority|shop|portal|website|federation|association|ministry|provider|supplier|dealer|operator)$/iu;
const NEXT_DOOR = /^(?:the|our|an?) neighbouring [\p{L} -]{3,40}? \p{Ll}+s\b/iu;
const ENTERS = /\b(?:enters?|types?|keys?|records?|copies|copy|notes?|logs?|puts?|writes?|fills?)\b/i;
/** "Suppliers ring up": nobody here does anything with it. */
const GETS_IN_TOUCH =
  /^(?:(?:the|our|some|other) )?((?:[\p{L}'-]{3,} )?[\p{L}'-]{3,}) (?:(?:sometimes|often|always|usually|just|also|simply|mostly) )?(?:(?:rings?|phones?|calls?|writes?|e-?mails?|drops?|pops?|comes?|stops?|walks?|turns?) (?:up|in|by|round|over|us|me|past)|(?:rings?|phones?|calls?|visits?|e-?mails?))(?: (?:us|me|in|up|when they (?:want|need|like)[^,;]*|as (?:always|ever|usual)|from time to time|now and then))?$/iu;
/** "The calibration itself is done by a firm in town": by a house that is met nowhere else. */
const DONE_BY_A_HOUSE =
  /^(?:the|our|all|any)? ?[\p{L}' -]{3,50} (?:is|are|gets?) (?:\p{L}+ly )?\p{L}{3,} by (?:an? (?:outside |external |local |specialist |different |separate )?([\p{L}-]+)(?: (?:in|on|at|from|near|across|over) [\p{L}' -]{2,40})?|(?:an? )?(?:outside|external) [\p{L} -]{2,30})$/iu;
const OUTSIDE_HOUSES =
  /^(?:firm|company|contractor|subcontractor|agency|lab|laboratory|bureau|bank|insurer|yard|garage|foundry|printer|printworks|laundry|cobbler|locksmith|institute|authority|supplier|specialist|dealer|workshop|university)$/;
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
  const calls = GETS_IN_TOUCH.exec(plain)?.[1];
  if (calls && isActorWord(singular(calls.toLowerCase().split(" ").at(-1) ?? ""))) return isOnlyHere(calls, text);
  if (BINDS.test(plain)) return false;
  const house = DONE_BY_A_HOUSE.exec(plain);
  if (house && (house[1] === undefined || OUTSIDE_HOUSES.test(house[1].toLowerCase())))
    return isOnlyHere(house[1] ?? plain, text);
  const source = COMES_FROM.exec(plain)?.[1] ?? ON_PAGE_OF.exec(plain)?.[1];
  if (source) return isOnlyHere(source, text);
  const mains = clauses.filter(({ marker }) => marker === "");
  const isAlone =
    mains.length === 1 || mains.slice(1).every(({ group }) => group.state || /^(?:have|need|know|like)$/.test(group.base));
  const [first = plain] = isAlone && mains.length > 1 ? plain.split(/, (?:and|but) /) : [plain];
  const isElsewhere =
    OWN_BOOKS.test(plain) ||
    (isAlone && OTHER_CHANNEL.test(first) && !isDoneHere(first)) ||
    NEXT_DOOR.test(plain) ||
    (WITH_OTHERS.test(plain) && isOnlyHere(WITH_OTHERS.exec(plain)?.[1] ?? "", text)) ||
    ((SENDS_US.test(plain) || SENDS_BY.test(plain)) && ENTERS.test(next));
  const main = isElsewhere ? clauses.find(({ marker, subject }) => marker === "" && subject) : undefined;
  const named = main && !main.group.passive ? subjectsNamed(words, main) : [];
  return named.length > 0 && named.every(({ phrase: { noun } }) => isOnlyHere(noun.singular, text));
}

/** Whether the text speaks of somebody or something only once. */
function isOnlyHere(name: string, text: string): boolean {
  const last = name.toLowerCase().split(" ").at(-1) ?? "";
  return (
    (text.match(new RegExp(`\\b${escapePattern(singular(last).replace(/(?:ies|y|(?<!s)s)$/, ""))}(?:y|ies|s|es)?\\b`, "g")) ?? [])
      .length === 1
  );
}
