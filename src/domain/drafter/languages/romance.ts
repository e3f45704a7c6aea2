import { DeedReader } from "./reading/deeds.ts";
import type { Grammar } from "./reading/grammar.ts";
import { type Told, type ToldDeed, withoutThings, withSharedObjects } from "./tongue.ts";

/** "Clientes: reservar mesa, anotar alergias": who does what stands before the colon. */
function headed(statement: string, grammar: Grammar): string | undefined {
  const [, who, what, first] = /^(?:—\s*)?(\p{L}[\p{L}' -]{2,30}?)\s*:\s+((\p{L}+).+)$/u.exec(statement) ?? [];
  if (!who || !what || !first || !grammar.infinitive.test(first) || !grammar.verbs.isKnown(first)) return undefined;
  return `${grammar.able(who.toLowerCase())} ${what}`;
}

/** What statements in a Romance language say, by the small words and endings of that language. */
export function listenRomance(grammar: Grammar, statements: readonly string[]): Told {
  const deeds: ToldDeed[] = [];
  const rules: string[] = [];
  const reader = new DeedReader(grammar, statements);
  for (const statement of statements) {
    const said = headed(statement, grammar) ?? statement.replace(grammar.speaker, "");
    if (/\?\s*$/.test(said)) {
      reader.ask(said);
      continue;
    }
    if (grammar.soFar.test(said)) continue;
    const found = reader.read(said);
    deeds.push(...withSharedObjects(found.deeds));
    if (grammar.binds.test(said) || (found.deeds.length === 0 && found.hasVerb)) rules.push(said.replace(/[.!\s]+$/, ""));
  }
  return { deeds: withoutThings(deeds), rules };
}
