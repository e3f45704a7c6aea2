import { sentencesOf } from "#domain/drafter/analysis/clean.ts";
import { describedRole } from "#domain/drafter/analysis/described-role.ts";
import { isGivenName } from "#domain/drafter/analysis/lexicon/given-names.ts";
import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { nounFrom } from "#domain/drafter/language/fill.ts";
import { isPlural, plural, singular } from "#domain/drafter/language/words.ts";
import type { Told } from "./conversation.ts";
import { isName } from "./names.ts";
import type { Named } from "./subjects.ts";

const SIGNED =
  /(?:^|\n)\s*(?:best|yours|(?:kind |warm |best )?regards|best wishes|cheers|thanks|thank you|many thanks|love|sincerely|greetings)\b[^\n]{0,30}?[,!.]?\s+(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:(?:,|\s*\n)\s*([^\n.]{3,50}))?\s*$/iu;
/** "As the", "being a": what comes before the role is left out. */
const AS = "(?:(?:and|so|but) )?(?:(?:speaking )?as|being) (?:one of )?";
const WHO = "(?:(?:the|an?|our|your|all) )?(\\p{L}[\\p{L}' -]{1,38}?)";
/** Where a statement says whom "I", "we" or "you" stand for: the role and the word, whichever comes first. */
const ROLES: readonly RegExp[] = [
  new RegExp(`^${AS}(?<sure>(?:the|an?|our|your) )?${WHO},? (?<word>i|we|you)\\b`, "iu"),
  new RegExp(
    `\\b(?<word>i|we|you)(?:'m|'re| am| are)(?:, [^,]{3,30},)? (?:the|an?|one of the|(?:two|three|four|five|six|some) (?=\\p{L}+s\\b)) (?:(?:only|sole|current|new) )?${WHO}(?=$|[,.;:]| (?:here|at|in|of|for|and|who|from|on|with|to|so|but|again|now|myself)\\b)`,
    "iu",
  ),
  // "if you stay as a guest, you"
  new RegExp(`^(?:if|when) (?<word>you) (?:[\\p{L}-]+ ){1,2}as (?:the|an?|one of the) ${WHO}(?=, you\\b)`, "iu"),
  new RegExp(`\\b(?<word>i|we) work as (?:the|an?) ${WHO}(?=$|[,.;:]| (?:here|at|in|of|for|and|who)\\b)`, "iu"),
  new RegExp(`\\b(?<word>i|me|we|you)(?:, the|, our| as| \\((?:the|an?|our)) ${WHO}(?:[,)]|$)`, "iu"),
  // "the miller is me"
  new RegExp(`\\b(?:the|our) ${WHO} (?:is|'s|would be) (?<word>me)\\b`, "iu"),
  /\b(?<word>we|us) (?:(?:two|three|four|five|six|few|all) )?(\p{Ll}+s) (?=\p{Ll})/iu,
  /^(?:dear|for|to) (?:(?:all|our|the) )?(\p{L}+s)(?:,|:) (?<word>you)\b/iu,
  // "Tenant: I want to pay by card"
  /^(?:the )?([\p{L}' -]{3,40}): (?<word>i)\b/iu,
];

/** Who wrote an e-mail: the role below the name, else the name. */
export function signedBy(text: string): string | undefined {
  const [, name = "", beside = ""] = SIGNED.exec(text.trimEnd()) ?? [];
  const [role = ""] = beside.toLowerCase().split(/,| of | at | in /);
  if (couldBeActor(singular(role.split(" ").at(-1) ?? ""))) return role;
  // "Yours, furious, Harold"
  const signed = /^\p{Lu}/u.test(name) || !beside ? name : beside;
  return /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(signed) && (signed === beside || !beside) ? signed : undefined;
}

/** Who is asked to build it, or asks what it shall be. */
const BUILDER = /^(?:developer|programmer|dev|builder|consultant|analyst|interviewer|agency|vendor)$/i;

export function isBuilder(speaker: string): boolean {
  return BUILDER.test(speaker);
}

/** Who speaks, by the name before the colon: the role said beside it once, the role it is or says it has, else the name; "Ada" is "Ada Hill". */
export function speakers(lines: readonly string[], speaker: RegExp): Map<string, string> {
  const said = lines.map((line) => ({ line, name: speaker.exec(line)?.[1], beside: speaker.exec(line)?.[2] }));
  const names = [...new Set(said.flatMap(({ name }) => name ?? []))];
  const short = new Map(names.map((name) => [name, names.find((one) => name.startsWith(`${one} `)) ?? name]));
  const roles = new Map<string, string>();
  let speaking: string | undefined;
  for (const { line, name, beside } of said) {
    speaking = name === undefined ? speaking : short.get(name);
    if (!speaking || roles.has(speaking)) continue;
    const own = name && beside ? roleSaid(beside) : (roleCalled(name) ?? ownRoleIn(line.replace(speaker, "")));
    if (own) roles.set(speaking, own);
  }
  const tellers = names.flatMap((name): [string, string][] => {
    const called = short.get(name) ?? name;
    const own = roles.get(called) ?? (called.length > 1 && isName(calledBy(called), "") ? calledBy(called) : undefined);
    return own ? [[name, own]] : [];
  });
  return new Map(tellers);
}

/** "NURSE: I sign it" */
function roleCalled(name: string | undefined): string | undefined {
  if (!name || name.length <= 3 || isBuilder(name) || isGivenName(calledBy(name))) return undefined;
  return couldBeActor(singular(name.toLowerCase().split(" ").at(-1) ?? "")) ? name.toLowerCase() : undefined;
}

/** "our crowd 2nd AD": a role as it is said beside a name. */
function roleSaid(beside: string): string | undefined {
  const words = beside.replace(/^(?:the|our|an?) /i, "").split(" ");
  const role = words.map((word) => (/^\p{Lu}{2,4}$/u.test(word) ? word : word.toLowerCase())).join(" ");
  const head = words.at(-1) ?? "";
  return couldBeActor(singular(head.toLowerCase())) || (words.length > 1 && /^\p{Lu}{2,4}$/u.test(head)) ? role : undefined;
}

function calledBy(name: string): string {
  return `${name.charAt(0)}${name.slice(1).toLowerCase()}`;
}

/** The role somebody says in a line that they have: "They all ring me, the secretary." */
export function ownRoleIn(line: string): string | undefined {
  for (const { sentence } of sentencesOf(line)) {
    const role = inRole({ statement: sentence });
    if (role?.word === "i") return role.named.phrase.noun.singular;
  }
  return undefined;
}

const SPEAKING: Readonly<Record<string, string>> = { me: "i", us: "we" };

/** "If you sit in the office, you assign the cars": by where somebody works. */
const WORKS_AT = /^(?:if|when) you (?:sit|work|serve) (?<place>(?:in|at|on|behind) (?:the|our) [\p{L}' -]{3,30}), you\b/iu;

const COMES_AS = /^(?:if|when) you (?:[\p{L}-]+ ){1,2}as (?:the|an?|one of the) [\p{L}' -]{3,30}, you\b/iu;

function calledByPlace(statement: string): { word: string; named: Named } | undefined {
  const { place = "" } = WORKS_AT.exec(statement)?.groups ?? {};
  const noun = place === "" ? undefined : describedRole(`person ${place.toLowerCase()}`);
  return noun && { word: "you", named: namedFrom(noun) };
}

/** "Speaking as a guide: let me search by hut" */
const SPEAKS_AS = /^speaking as (?:the|an?) [\p{L}' -]{3,40}?[:,] (?=let me\b)/iu;

/** Who works there is told by that, and needs no condition. */
export function withoutPlace(statement: string): string {
  return statement.replace(WORKS_AT, "You").replace(COMES_AS, "You").replace(SPEAKS_AS, "");
}

/** Whom "I" and "you" stand for from here on, where a statement says so: "As the bell engineer you climb the tower". */
export function inRole({ statement }: Told): { word: string; named: Named } | undefined {
  const placed = calledByPlace(statement);
  if (placed) return placed;
  for (const pattern of ROLES) {
    const found = pattern.exec(statement.replace(/ \(((?:the|an?|our) [^()]+)\)/, ", $1,"));
    const said = found?.groups;
    const word = said?.word?.toLowerCase();
    const role = found?.slice(1).find((part) => part !== undefined && part !== said?.word && part !== said?.sure);
    const head = singular(role?.toLowerCase().split(" ").at(-1) ?? "");
    // "we are a club" names no single one of us
    if (/^(?:we|us)$/.test(word ?? "") && !said?.sure && !isPlural(role ?? "")) continue;
    if (!role || !word || !(said?.sure || couldBeActor(head) || /^(?:lead|head|chief|chair)$/.test(head))) continue;
    const name = [...role.toLowerCase().split(" ").slice(0, -1), head].join(" ");
    return { word: SPEAKING[word] ?? word, named: somebody(name) };
  }
  return undefined;
}

const HEADING =
  /^(?:as|for|if you(?:'re| are)|when you(?:'re| are)|what (?:i|we|you) (?:need|want|can do|do|get) as) (?:(?:an?|the|our|all|every) )?([\p{L}' -]{3,30}?)(?: (?:i|we|you)(?:'d like to| can| may| want to| need to| must| should))?\s*:?\s*$/iu;
const DEAR =
  /^dear (?:(?:all|our) )?((?!team|colleague|developer|friend|committee|board|sir|madam|partner)[\p{L} -]{2,29}s),?$/iu;

/** "As a host:", "Dear parents,": whom the next statements tell of or speak to, by a line of its own. */
export function headingRole(statement: string): { named: Named; does: boolean } | undefined {
  const role = (HEADING.exec(statement) ?? DEAR.exec(statement))?.[1]?.toLowerCase();
  const head = singular(role?.split(" ").at(-1) ?? "");
  if (!role || !couldBeActor(head)) return undefined;
  return { named: somebody([...role.split(" ").slice(0, -1), head].join(" ")), does: HEADING.test(statement) };
}

const BUILDS = "(?:build|make|create|write|program|code|develop|design|set up|do|come up with)";
const TO_BUILDER = new RegExp(
  `\\b(?:can|could|would|will) you (?:please |maybe |perhaps |possibly )?${BUILDS}\\b|\\b(?:want|need|like) you to ${BUILDS}\\b|\\byou(?: have|'ve)? (?:offered|promised|agreed|volunteered|asked (?:me|us)) to (?:${BUILDS}|write (?:it |this |that )?down)\\b|\\byou (?:said|wrote|told (?:me|us)|promised)(?: that)? you(?:'d|'ll| would| will| could| can) ${BUILDS}\\b|\\byou(?:'d| would| could)? do (?:me|us) an? (?:\\p{L}+ )?favou?r|\\byou (?:needn't|don't (?:have|need) to) ${BUILDS}\\b|\\byour (?:app|software|tool|program|system|screens?|code|job)\\b`,
  "iu",
);

/** Said of whoever builds it where nobody else is spoken to: "the old cards are typed in once by you". */
const DONE_BY_BUILDER =
  /\bby you\b|\byou (?:should|must|need to|have to) (?:please )?(?:note|know|bear in mind|import|install|set up|migrate)\b/gi;

function speaksToNobodyElse(text: string): boolean {
  const others = text.replace(DONE_BY_BUILDER, "");
  return others !== text && !/(?<!\bthank )\byou(?:rs?|rself)?\b/i.test(others);
}

/** Whether "you" are whoever is to build it: "could you make something for me". */
export function speaksToBuilder(text: string): boolean {
  return (
    TO_BUILDER.test(text) ||
    speaksToNobodyElse(text) ||
    /(?:^|\n)\s*(?:dear|hello|hi|hey) (?:developers?|programmers?|builders?)\b/i.test(text)
  );
}

const BUILDING =
  /^(?:build|make|create|write|program|code|develop|design|set|do|add|deliver|keep|leave|forget|remember|put|show|get|receive|earn)$/;

/** What a builder is told to do is nobody's wish: "you should put the ticket in front of the technicians". */
export function isForBuilder({ base, modal }: { base: string; modal?: string }): boolean {
  return /^(?:should|could|would|must|need|needn't|shouldn't|mustn't)$/.test(modal ?? "") || BUILDING.test(base);
}

const ME: readonly RegExp[] = [
  new RegExp(
    `\\b(?:the|our) ${WHO}(?:,| —| \\()\\s?(?:and )?(?:that(?:'s| is|'d be| would be)|which is|who is|meaning) me\\b`,
    "iu",
  ),
  new RegExp(`\\b(?:the|our) ${WHO} \\((?:i\\.?e\\.? )?me\\)`, "iu"),
  new RegExp(`\\bme,? (?:as|being) (?:the|an?) ${WHO}(?=[,.;:]|$)`, "iu"),
];

/** Who the one that wrote all of it is, where that is said beside a role: "the bursar, that's me". */
export function roleOfTeller(statements: readonly string[]): string | undefined {
  for (const statement of statements)
    for (const pattern of ME) {
      const role = pattern.exec(statement)?.[1]?.toLowerCase() ?? "";
      if (couldBeActor(singular(role.split(" ").at(-1) ?? ""))) return role;
    }
  return undefined;
}

/** Who "I" am where the text does not say so: owner of it all, unless others are the owners of something. */
export function ownerAmong(statements: readonly string[]): Noun {
  const text = statements.join(". ").toLowerCase();
  const taken = /\bowners\b|(?<!\b(?:the|an?|our|my|as|am|sole|proud)) owner\b/.test(text);
  const role = taken ? ["manager", "proprietor"].find((word) => !text.includes(word)) : "owner";
  return nounFrom([role ?? "owner", plural(role ?? "owner")]);
}

export function namedFrom(noun: Noun): Named {
  return { phrase: { noun, said: noun.singular, bare: false, kind: "actor", modifiers: [] }, plural: false, proper: false };
}

export function somebody(name: string): Named {
  const words = name.split(" ");
  const head = words.pop() ?? name;
  const isName = /^\p{Lu}/u.test(name);
  return namedFrom(nounFrom(isName ? [name, name] : [name, [...words, plural(head)].join(" ")]));
}
