import { DEPARTMENTS } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { ownRoleIn } from "./cast.ts";
import { signedBy } from "./tellers.ts";

/** One letter of several: who wrote it and to whom, by their role where one is told, else by their first name. */
export type Letter = { teller: string; to: string | undefined; text: string; others: ReadonlyMap<string, string> };

const FROM = /^[ \t]*\**from:\**[ \t]*(.+)$/iu;
const HEADER = /^[ \t]*\**(?:from|to|cc|bcc|subject|date|sent|re):\**[ \t]*(.*)$/iu;
const ADDRESSED = /^[ \t]*\**(?:to|cc):\**[ \t]*(.+)$/iu;
const RULE = /^[ \t]*[-_=*–—]{3,}[ \t]*$/u;
const NAME = /^\p{Lu}[\p{L}'’-]+(?: (?:(?:de|van|von|der|bin|al) )?\p{Lu}[\p{L}'’.-]*){0,3}$/u;
/** "Sri" or "Tom", alone above the next letter. */
const SIGNATURE = /\n[ \t]*(?:[-–—]+ ?)?\p{Lu}\p{Ll}{1,14}[ \t]*(?=$|\n[ \t]*\n|\n[ \t]*p\.?s)/giu;

/** The letters of a thread, "From: Ann Lee, clerk" above each; undefined where no two people write. */
export function lettersIn(text: string): Letter[] | undefined {
  const lines = text.split("\n");
  const froms = lines.flatMap((line) => FROM.exec(line)?.[1] ?? []);
  if (new Set(froms.map(firstNameOf)).size < 2) return undefined;
  const roles = new Map<string, string>();
  const learn = (said: string) => {
    const role = roleBeside(said);
    if (role && !roles.has(firstNameOf(said))) roles.set(firstNameOf(said), role);
  };
  for (const said of froms) learn(said);
  for (const line of lines) for (const said of ADDRESSED.exec(line)?.[1]?.split(";") ?? []) learn(said.trim());
  const found: { name: string; lines: string[] }[] = [];
  for (const line of lines) {
    const from = FROM.exec(line)?.[1];
    if (from) found.push({ name: firstNameOf(from), lines: [] });
    else if (!HEADER.test(line) && !RULE.test(line)) found.at(-1)?.lines.push(line);
  }
  const letters = found.map(({ name, lines }) => ({ name, text: lines.join("\n").trim() }));
  for (const { name, text } of letters) {
    if (roles.has(name)) continue;
    const signed = signedBy(text);
    const own = ownRoleIn(text) ?? (signed && /^\p{Ll}/u.test(signed) ? signed : undefined);
    if (own) roles.set(name, own);
  }
  return letters.map(({ name, text }, at) => {
    const to = letters.slice(0, at).findLast((one) => one.name !== name)?.name;
    const others = new Map(letters.flatMap((one) => (one.name === name ? [] : [[one.name, roles.get(one.name) ?? one.name]])));
    return { teller: roles.get(name) ?? name, to: to && others.get(to), text: text.replace(SIGNATURE, "\n"), others };
  });
}

function firstNameOf(said: string): string {
  return (said.trim().split(/[ ,;(<]/)[0] ?? said).replace(/:$/, "");
}

/** "Mei Ling Tan, conservator, Penang", "Ray Tubbs (Plant Operations)": what stands beside the name, where that is a role or a department. */
function roleBeside(said: string): string | undefined {
  const [name = "", ...beside] = said.split(/ ?[,(<>)|·]\s*| [-–—] /).map((part) => part.trim());
  if (!NAME.test(name)) return undefined;
  for (const part of beside.map((one) => one.toLowerCase().replace(/^(?:the|our|an?|one of the) /, ""))) {
    const head =
      part
        .split(/ (?:of|in|at|for|on|who|that) /)[0]
        ?.split(" ")
        .at(-1) ?? "";
    if (part.split(" ").length <= LONGEST_ROLE && couldBeActor(singular(head))) return part;
    if (DEPARTMENTS.has(head) && part === part.split(/ (?:of|in) /)[0]) return `${part} team`;
  }
  return undefined;
}

const LONGEST_ROLE = 5;

/** "Tom: you get a reminder", "you decide, Ray": the only one of those who is called by name. */
function calledIn(sentence: string, people: ReadonlyMap<string, string>): string | undefined {
  const called = [...people].filter(([name]) =>
    new RegExp(
      `^(?:(?:and|so|no|yes|well|right),? )?${escapePattern(name)}[,:] (?!(?:who|our|the|my|an?)\\b)|, ${escapePattern(name)}$`,
      "iu",
    ).test(sentence),
  );
  return called.length === 1 ? called[0]?.[1] : undefined;
}

/** Sentences of one who speaks, each with whom it speaks to: from where somebody is called by name it is them. */
export function spokenTo<One extends { sentence: string }>(
  said: readonly One[],
  first: string | undefined,
  people: ReadonlyMap<string, string>,
): (One & { to: string | undefined })[] {
  let to = first;
  return said.map((one) => {
    to = calledIn(one.sentence, people) ?? to;
    return { ...one, to };
  });
}
