import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { nounFrom } from "#domain/drafter/language/fill.ts";
import { plural, singular } from "#domain/drafter/language/words.ts";
import type { Told } from "./conversation.ts";
import type { Named } from "./subjects.ts";

const SIGNED =
  /(?:^|\n)\s*(?:best|yours|(?:kind |warm |best )?regards|best wishes|cheers|thanks|thank you|many thanks|love|sincerely|greetings)\b[^\n]{0,30}?[,!.]?\s+(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)\s*$/iu;
const ROLE = /^(?:(?:and|so|but) )?as (?:an?|the|our|your) ([\p{L}' -]{3,40}?),? (i|we|you)\b/iu;

/** Who wrote an e-mail: the name below it. */
export function signedBy(text: string): string | undefined {
  const name = SIGNED.exec(text.trimEnd())?.[1];
  return name && /^\p{Lu}/u.test(name) ? name : undefined;
}

/** Who speaks, by the name before the colon: the role said beside it once, else the name. */
export function speakers(lines: readonly string[], speaker: RegExp): Map<string, string> {
  const roles = new Map<string, string>();
  for (const line of lines) {
    const [, name, beside] = speaker.exec(line) ?? [];
    if (!name || !beside || roles.has(name)) continue;
    const role = beside.toLowerCase().replace(/^(?:the|our|a|an) /, "");
    roles.set(
      name,
      couldBeActor(singular(role.split(" ").at(-1) ?? "")) ? role : `${name.charAt(0)}${name.slice(1).toLowerCase()}`,
    );
  }
  return roles;
}

/** Whom "I" and "you" stand for from here on, where a statement says so: "As the bell engineer you climb the tower". */
export function inRole({ statement }: Told): { word: string; named: Named } | undefined {
  const [, role, word] = ROLE.exec(statement) ?? [];
  return role && word ? { word: word.toLowerCase(), named: somebody(role.toLowerCase()) } : undefined;
}

export function somebody(name: string): Named {
  const words = name.split(" ");
  const head = words.pop() ?? name;
  const isName = /^\p{Lu}/u.test(name);
  const noun = nounFrom(isName ? [name, name] : [name, [...words, plural(head)].join(" ")]);
  return { phrase: { noun, said: name, bare: false, kind: "actor", modifiers: [] }, plural: false, proper: false };
}
