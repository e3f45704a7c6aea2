import { leftOutIn } from "./left-out.ts";
import { DeedReader } from "./reading/deeds.ts";
import type { Grammar } from "./reading/grammar.ts";
import { type Statement, speakerOf, speakersOf, withLabel } from "./statements.ts";
import { type Told, type ToldDeed, type Tongue, withoutLimits, withoutThings, withSharedObjects } from "./tongue.ts";

/** "Clientes: reservar mesa, anotar alergias", "Chofer: ve la ruta": who does what stands before the colon. */
function headed(statement: string, grammar: Grammar): string | undefined {
  const [, who, what] = /^(?:—\s*)?(\p{L}[\p{L}' -]{2,40}?)(?:\s*\([^()]*\))?\s*:\s+(\p{L}.+)$/u.exec(statement) ?? [];
  if (!who || !what) return undefined;
  return doneBy(who, what, grammar);
}

/** "reservar mesa" under "Clientes" is what they can do. */
function doneBy(who: string, what: string, grammar: Grammar): string | undefined {
  const first = /^\p{L}+/u.exec(what)?.[0].toLowerCase() ?? "";
  if (grammar.infinitive.test(first) && grammar.verbs.isKnown(first)) return `${grammar.able(who.toLowerCase())} ${what}`;
  const finite = grammar.verbs.of(first).some(({ known, person, kind }) => known && /^3/.test(person) && kind === undefined);
  return finite && /^\p{Ll}/u.test(what) ? `${who} ${what}` : undefined;
}

/** "J'ai un atelier et je voudrais une application" */
const asksFor = (said: string, tells: boolean, { asks }: Grammar) =>
  asks.test(said) || (!tells && said.split(/, | (?:et|puis|pis|y|e) /).some((part, at) => at > 0 && asks.test(part.trim())));

/** Whoever writes says so. */
const OF_THE_LETTER =
  /^(?:je (?:vous|t')\s?(?:écris|remercie)|(?:le|les|te|os) (?:escribo|agradezco)|escrevo(?:-|\s)|(?:muito )?obrigad)/iu;

/** What statements in a Romance language say, by the small words and endings of that language. */
export function listenRomance(code: Tongue["code"], grammar: Grammar, statements: readonly Statement[]): Told {
  const deeds: ToldDeed[] = [];
  const duties: string[] = [];
  const rules: string[] = [];
  const leftOut: string[] = [];
  const reader = new DeedReader(
    grammar,
    statements.map(({ text }) => text),
  );
  const speakers = speakersOf(statements);
  for (const [at, { text, heading }] of statements.entries()) {
    const over = heading?.replace(/\([^()]*\)/g, "").replace(/\s*:\s*$/, "");
    const speaker = speakerOf(text);
    if (speaker && !heading && text.trim().length > speaker.length + 2) reader.speak(speaker);
    const led = over !== undefined && over !== "" && reader.head(over);
    const said =
      (led && grammar.infinitive.test(/^\p{L}+/u.exec(text)?.[0] ?? "") ? doneBy(over, text, grammar) : undefined) ??
      headed(text, grammar) ??
      text.replace(grammar.speaker, "");
    if (/\?\s*$/.test(said)) {
      reader.ask(said);
      continue;
    }
    const left = leftOutIn(code, text, heading);
    if (left !== undefined) leftOut.push(left);
    if (left !== undefined || grammar.soFar.test(said)) continue;
    const found = reader.read(said);
    const [own, done] = apart(withSharedObjects(found.deeds));
    deeds.push(...done);
    duties.push(...own.map((deed) => deed.said));
    const isTitle = heading === "" || (at === 0 && !found.hasVerb);
    if (isTitle && found.deeds.length === 0) continue;
    const isLetter = OF_THE_LETTER.test(said) && !grammar.binds.test(said);
    if (isLetter || found.introduces || asksFor(said, found.deeds.length > 0, grammar)) continue;
    if (grammar.binds.test(said) || found.isOpen || own.length > 0 || (found.deeds.length === 0 && found.hasVerb))
      rules.push(withLabel(text, said, speakers));
  }
  return { deeds: withoutLimits(withoutThings(deeds)), duties, rules, leftOut: leftOut.filter(Boolean) };
}

/** What the product does, and what people do. */
function apart(deeds: readonly ToldDeed[]): [ToldDeed[], ToldDeed[]] {
  return [deeds.filter(({ byProduct }) => byProduct), deeds.filter(({ byProduct }) => !byProduct)];
}
