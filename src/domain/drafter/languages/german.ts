import { germanStanding } from "./german/people.ts";
import { GermanReader } from "./german/reader.ts";
import { PRODUCT } from "./german/subject.ts";
import { BECOMING, BEING, finiteOf, HAVING, MODALS, NO_DEED } from "./german/verbs.ts";
import { writtenOut } from "./german/words.ts";
import { leftOutParts } from "./left-out.ts";
import { bindingIn, isLimit, Rules } from "./limits.ts";
import { isSoFar } from "./so-far.ts";
import { type Statement, speakerOf, speakersOf, withLabel } from "./statements.ts";
import { germanTexts } from "./texts/german.ts";
import { apart, type Told, type ToldDeed, type Tongue, withoutThings } from "./tongue.ts";

const SPEAKER = /^\s*(?:—\s*)?[A-ZÄÖÜ][\p{L}.-]{0,20}\s*:\s+(?=\p{Lu})/u;
const BINDS =
  /\d|\b(?:nie|niemals|niemand|nicht|kein\w*|ohne|nur|höchstens|mindestens|spätestens|frühestens|verboten|darf|dürfen|muss|müssen|sofort|umgehend|unverzüglich|immer|stets|täglich|wöchentlich|monatlich|jährlich|jeden|bevor|sobald|wenn|falls|einmal|zweimal|dreimal|fünf|sechs|zehn|zwei|drei|beliebig|rund um die uhr)\b/i;

/** A finite verb or a relative pronoun that stands where an infinitive should: misread, and better left as it was said. */
const LEFT_OVER =
  /^[^,]*(?<!\p{L})(?:ist|sind|hat|haben|wird|will|tut|deren|dessen)(?!\p{L})[^,]*(?:,|$)|^der \p{Lu}\p{Ll}+ \p{Ll}+$/u;

/** "nimmt die Medien zurück", "Termine absagen" under whoever does it. */
function doneBy(who: string, listed: string): string | undefined {
  const what = listed.replace(/\s*\([^()]*\)\s*$/, "");
  const [first = ""] = what.split(/[\s,]/);
  const verb = finiteOf(first.toLowerCase());
  const [, article = "", noun = ""] = /^\S+ (\p{Ll}+)(?: (\p{Lu}\p{L}+))?/u.exec(what) ?? [];
  const another =
    /^(?:er|sie|es|man|ich|wir|der|jemand|niemand)$/.test(article) || (article === "ein" && germanStanding(noun) === "person");
  // "fehlt ein Schaf, melden sie es"
  if ((verb && another) || (NO_DEED.has(verb?.base ?? "") && !MODALS.has(first))) return undefined;
  if (/^\p{Ll}/u.test(first) && (MODALS.has(first) || (verb && /^3/.test(verb.person)))) return `${who} ${what}`;
  const inner = what.split(/[\s,]+/).slice(0, -1);
  if (inner.some((word) => MODALS.has(word) || (/^\p{Ll}/u.test(word) && /t$/.test(word) && finiteOf(word)?.known)))
    return undefined;
  if (/^\p{Lu}/u.test(first) && finiteOf(inner[1] ?? "")?.known) return undefined;
  const last = /(\p{L}+)(?:, [^,]*)?$/u.exec(what)?.[1] ?? "";
  return /^\p{Ll}\p{L}*(?:en|ern|eln)$/u.test(last) && !/^(?:wird|werden|sind)$/.test(last) ? `${who} können ${what}` : undefined;
}

/** "Gäste: Tisch reservieren, absagen", "Küche: hakt Bestellungen ab": who does what stands before the colon. */
function headed(statement: string, speakers: ReadonlySet<string>): string | undefined {
  const [, who, what] = /^(?:—\s*)?((?:(?:Der|Die|Das|Unsere?) )?\p{Lu}[\p{L}-]{3,})\s*:\s+(\p{L}[^:]+)$/u.exec(statement) ?? [];
  if (!who || !what || speakers.has(who) || /^(?:Frage|Antwort|Hinweis|Achtung|Beispiel|Regel|Ziel|Wichtig)$/.test(who))
    return undefined;
  const parts = what.replace(/[.!]$/, "").split(/\s*(?:,|\/|;|\bund\b|\boder\b)\s*/);
  const last = parts.map((part) => part.split(" ").at(-1) ?? "");
  if (last.every((word) => /^\p{Ll}\p{L}*(?:en|ern|eln)$/u.test(word))) return `${who} können ${what}`;
  const first = what.split(" ")[0] ?? "";
  return /^\p{Ll}/u.test(first) && finiteOf(first)?.known && /^3/.test(finiteOf(first)?.person ?? "")
    ? `${who} ${what}`
    : undefined;
}

/** Whoever writes asks for a product, or puts somebody in a place: nothing holds by it. */
const ASKS =
  /^stell(?:en|t)? (?:dir|euch|sie sich) vor|(?:^(?:ich|wir) |(?<!\p{L}))(?:brauch|such|hätt|möcht|wünsch)\p{L}+ (?:ich |wir )?(?:uns |mir )?(?:gerne? )?(?:eine?n? |so was wie )(?:\p{L}+ )?(?:anwendung|app|programm|software|system|plattform|portal|tool|lösung)(?!\p{L})(?!.*(?:muss|soll))/iu;

/** What goes on as before, outside of the product. */
const KEPT = /kümmer\p{L}+ sich .*selbst|(?<!\p{L})(?:ich|wir) (?:\p{L}+ )?weiter(?:hin)? /iu;

const READING = {
  code: "de" as const,
  hasVerb: (part: string) =>
    (part.match(/(?<!\p{L})\p{Ll}+/gu) ?? []).some(
      (word) => [MODALS, BEING, BECOMING, HAVING].some((words) => words.has(word)) || finiteOf(word)?.known,
    ),
};

function listen(statements: readonly Statement[]): Told {
  const deeds: ToldDeed[] = [];
  const duties: string[] = [];
  const rules = new Rules(statements, READING);
  const leftOut: string[] = [];
  const soFar: string[] = [];
  const reader = new GermanReader(statements.map(({ text }) => writtenOut(text)));
  const speakers = speakersOf(statements);
  for (const [at, { text: whole, heading }] of statements.entries()) {
    const { left, rest: text } = leftOutParts("de", whole, heading);
    leftOut.push(...left);
    if (text.trim() === "") {
      reader.read(writtenOut(whole));
      continue;
    }
    const over = heading?.replace(/\([^()]*\)/g, "").replace(/\s*:\s*$/, "");
    const isProduct = PRODUCT.test(over?.replace(/^d(?:as|ie) /i, "") ?? "");
    const who = isProduct ? germanTexts.outline.system : over ? reader.headOf(over) : undefined;
    const speaker = speakerOf(text);
    if (speaker && !heading) reader.speak(speaker);
    const said = (who ? doneBy(who, text) : undefined) ?? headed(text, speakers) ?? text.replace(SPEAKER, "");
    if (heading === "" && !/\s/.test(text.trim())) continue;
    if (/\?\s*$/.test(said)) {
      reader.ask(writtenOut(said));
      continue;
    }
    if (/^(?:Betreff|Von|An|Datum)\s*:/.test(said)) continue;
    if (isSoFar("de", statements, at)) {
      soFar.push(withLabel(text, said, speakers));
      continue;
    }
    const found = reader.read(writtenOut(said));
    const meant = found.deeds
      .filter((deed) => !LEFT_OVER.test(deed.said) && !isLimit("de", deed))
      .map((deed) => ({ ...deed, said: deed.said.replace(/^(?:künftig|zukünftig) /, "") }));
    const [own, done] = apart(meant);
    if (!KEPT.test(said)) deeds.push(...done);
    duties.push(...own.map((deed) => deed.said));
    if (ASKS.test(said) && found.deeds.length === 0) continue;
    const isTitle = heading === "" || (at === 0 && !found.hasVerb);
    if (isTitle && found.deeds.length === 0) continue;
    const rule = withLabel(text, said, speakers);
    const isSound = !found.isOpen && found.deeds.every(({ said: told }) => !LEFT_OVER.test(told));
    const told = isSound ? meant.map((deed) => `${deed.who} ${deed.said}`) : [];
    if (BINDS.test(said) || !isSound || (meant.length === 0 && found.hasVerb)) rules.add(at, bindingIn(rule, told, READING));
  }
  return { deeds: withoutThings(deeds), duties, rules: rules.told, leftOut: leftOut.filter(Boolean), soFar };
}

export const german: Tongue = {
  code: "de",
  name: "German",
  small:
    "der die das und ist sind ein eine einen nicht mit von dem den des für auf im sich wird werden bei oder zu an aus als wie wenn bis sie es er nur nie kann darf jeder sonst".split(
      " ",
    ),
  listen,
  binds: BINDS,
  texts: germanTexts,
};
