import { isGivenName } from "#domain/drafter/analysis/lexicon/given-names.ts";
import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { nounFrom } from "#domain/drafter/language/fill.ts";
import { plural, singular } from "#domain/drafter/language/words.ts";
import { ownRoleIn } from "./cast.ts";
import { isName } from "./names.ts";
import { type Named, somebody } from "./subjects.ts";

const SIGNED =
  /(?:^|\n)\s*(?:best|yours|(?:kind |warm |best )?regards|best wishes|cheers|thanks|thank you|many thanks|love|sincerely|greetings)\b[^\n]{0,30}?[,!.]?\s+(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:(?:,|\s*\n)\s*([^\n.]{3,50}))?\s*$/iu;
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

/** Who "I" am where the text does not say so: owner of it all, unless others are the owners of something. */
export function ownerAmong(statements: readonly string[]): Noun {
  const text = statements.join(". ").toLowerCase();
  const taken = /\bowners\b|(?<!\b(?:the|an?|our|my|as|am|sole|proud)) owner\b/.test(text);
  const role = taken ? ["manager", "proprietor"].find((word) => !text.includes(word)) : "owner";
  return nounFrom([role ?? "owner", plural(role ?? "owner")]);
}
