import { leftOutParts } from "./left-out.ts";
import { bindingIn, isLimit, ONLY, Rules } from "./limits.ts";
import { DeedReader } from "./reading/deeds.ts";
import type { Grammar } from "./reading/grammar.ts";
import { isProduct } from "./reading/product.ts";
import { has } from "./reading/word.ts";
import { wordsIn } from "./reading/words.ts";
import { isSoFar } from "./so-far.ts";
import { type Statement, speakerOf, speakersOf, withLabel } from "./statements.ts";
import { apart, type Told, type ToldDeed, type Tongue, withoutLimits, withoutThings, withSharedObjects } from "./tongue.ts";

/** "Clientes: reservar mesa, anotar alergias", "Chofer: ve la ruta": who does what stands before the colon. */
function headed(statement: string, grammar: Grammar): string | undefined {
  const [, who, what] = /^(?:—\s*)?(\p{L}[\p{L}' -]{2,40}?)(?:\s*\([^()]*\))?\s*:\s+(\p{L}.+)$/u.exec(statement) ?? [];
  if (!who || !what) return undefined;
  return isProduct(who.toLowerCase()) ? doneBySystem(what, grammar) : doneBy(who, what, grammar);
}

/** "Sistema: envia um SMS" */
function doneBySystem(what: string, { system, verbs }: Grammar): string | undefined {
  const first = /^\p{L}+/u.exec(what)?.[0] ?? "";
  const finite = verbs.of(first.toLowerCase()).some(({ known, person }) => known && person === "3s");
  return finite ? `${system} ${first.toLowerCase()}${what.slice(first.length)}` : undefined;
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
  const reading = { code, hasVerb: (part: string) => hasVerb(part, grammar) };
  const rules = new Rules(statements, reading);
  const binding: Binding[] = [];
  const leftOut: string[] = [];
  const soFar: string[] = [];
  const reader = new DeedReader(
    grammar,
    statements.map(({ text }) => text),
  );
  const speakers = speakersOf(statements);
  for (const [at, { text: stated, heading }] of statements.entries()) {
    const { left, rest: text } = leftOutParts(code, stated, heading);
    leftOut.push(...left);
    if (text.trim() === "") continue;
    const over = heading?.replace(/\([^()]*\)/g, "").replace(/\s*:\s*$/, "");
    const speaker = speakerOf(text);
    if (speaker && !heading && text.trim().length > speaker.length + 2) reader.speak(speaker);
    const led = over !== undefined && over !== "" && reader.head(over);
    const said =
      (over !== undefined && isProduct(over.toLowerCase()) ? doneBySystem(text, grammar) : undefined) ??
      (led && grammar.infinitive.test(/^\p{L}+/u.exec(text)?.[0] ?? "") ? doneBy(over, text, grammar) : undefined) ??
      headed(text, grammar) ??
      text.replace(grammar.speaker, "");
    if (/\?\s*$/.test(said)) {
      reader.ask(said);
      continue;
    }
    if (isSoFar(code, statements, at)) {
      soFar.push(withLabel(text, said, speakers));
      continue;
    }
    const found = reader.read(said);
    const meant = withSharedObjects(found.deeds).filter(
      (deed) =>
        !isLimit(code, deed) && !/^\d/.test(deed.thing ?? "") && !isHowWeWork(deed, grammar) && !isOnlyMeant(said, deed, grammar),
    );
    const [own, done] = apart(meant);
    deeds.push(...done);
    duties.push(...own.map((deed) => deed.said));
    const isTitle = heading === "" || (at === 0 && !found.hasVerb);
    if (isTitle && found.deeds.length === 0) continue;
    const isLetter = OF_THE_LETTER.test(said) && !grammar.binds.test(said);
    if (isLetter || found.introduces || asksFor(said, found.deeds.length > 0, grammar)) continue;
    const whole = reader.withoutI(withLabel(text, said, speakers));
    const told = found.isOpen ? [] : meant.map((deed) => `${deed.who} ${deed.said}`);
    const isBinding = grammar.binds.test(said) || found.isOpen || own.length > 0 || (meant.length === 0 && found.hasVerb);
    if (isBinding) binding.push({ at, whole, told, done });
  }
  const kept = withoutLimits(withoutThings(deeds));
  // of what is no deed in the end, the sentence says it alone
  const toldBy = ({ told, done }: Binding) => (done.every((deed) => kept.includes(deed)) ? told : []);
  for (const one of binding) rules.add(one.at, bindingIn(one.whole, toldBy(one), reading));
  return { deeds: kept, duties, rules: rules.told, leftOut: leftOut.filter(Boolean), soFar };
}

/** A statement that may hold a rule, with the deeds that were told of it. */
type Binding = { at: number; whole: string; told: readonly string[]; done: readonly ToldDeed[] };

/** "On livre de 11 h à 13 h": how those who write work is a rule of theirs. */
const isHowWeWork = ({ who, said, thing }: ToldDeed, { unnamed }: Grammar) =>
  thing === undefined && /\d/.test(said) && who === unnamed.we;

/** "Seules les personnes inscrites peuvent venir": of whom only the rule tells who they are. */
const isOnlyMeant = (said: string, { who }: ToldDeed, { verbs }: Grammar) =>
  ONLY.test(said) &&
  who
    .split(" ")
    .slice(1)
    .some((word) => verbs.ofDone(word) !== undefined);

/** Whether a part of a statement has a verb, and no noun that looks like one. */
function hasVerb(part: string, grammar: Grammar): boolean {
  return wordsIn(part, grammar).some(
    ({ tag, forms, word }, at, words) =>
      tag === "open" &&
      !has(grammar.nouns, word) &&
      !/^(?:det|of|prep|num)$/.test(words[at - 1]?.tag ?? "") &&
      forms.some(({ known, person, kind }) => known && kind === undefined && /^[13]/.test(person)),
  );
}
