import { BECOMING, infinitiveOf, infinitiveOfDone, infinitiveOfFinal, MODALS, NO_DEED, PREFIXES, TELLS } from "./german-verbs.ts";
import { capital, joined, type Part, partsOf, set } from "./token.ts";
import { type Told, type ToldDeed, type Tongue, withoutThings } from "./tongue.ts";

const DETERMINERS = set(
  "der die das den dem des ein eine einen einem einer eines jeder jede jedes jeden unser unsere unseren unserem ihr ihre ihren ihrem sein seine seinen seinem alle allen kein keine keinen mein meine zwei drei beide",
);
const NOMINATIVE = set("der die das ein eine jeder jede unser unsere alle beide mein meine zwei drei ihr ihre sein seine");
const PREPOSITIONS = set(
  "mit ohne in im an am auf aus bei beim bis durch für gegen nach seit über um unter unterhalb von vom vor während wegen zu zum zur zwischen ab binnen innerhalb",
);
const OPENS = set(
  "wenn falls dass weil sobald solange bis damit ob obwohl sofern bevor nachdem während wie wann wo was wer welche welcher welches",
);
const JOINS = set("und oder aber sowie");
const DENIES = set("nicht nie niemals kein keine keinen keiner niemand");
const ADVERBS = set(
  "auch dann sofort immer sonst meist fast jetzt zuerst zuletzt zunächst einst längst gern oft selbst nur danach vorher erst täglich wöchentlich bereits sich es ihn sie ihnen ihm ihr das",
);
const THING = /(?:ung|heit|keit|tion|tum|nis|ment|daten|ling|foto|buch|gerät|liste|recht|anwendung|app|noten)(?:en|e|s)?$/i;
const BODY = /(?:verwaltung|leitung|abteilung|innung|vertretung)$/i;
const SO_FAR = /\b(?:bisher|zurzeit|derzeit|heute noch|momentan|bislang|läuft .*(?:liste|papier|zettel)|führen alles noch)\b/i;
const SPEAKER = /^\s*[A-ZÄÖÜ]\p{L}{0,12}\s*:\s+/u;
const BINDS =
  /\d|\b(?:nie|niemals|niemand|nicht|kein\w*|ohne|nur|höchstens|mindestens|spätestens|frühestens|verboten|darf|dürfen|muss|müssen|bevor|sobald|wenn|falls|einmal|zweimal|dreimal|fünf|sechs|zehn|zwei|drei|beliebig)\b/i;
const MINE: Readonly<Record<string, string>> = {
  ihre: "meine",
  ihren: "meinen",
  ihrem: "meinem",
  ihrer: "meiner",
  ihr: "mein",
  seine: "meine",
  seinen: "meinen",
  seinem: "meinem",
  sich: "mich",
};

const PRONOUNS = set("er sie es wir ihr ich man beides dies diese dieser dieses jemand alles etwas");
const isClosed = (word: string) =>
  [DETERMINERS, PREPOSITIONS, OPENS, JOINS, DENIES, ADVERBS, PRONOUNS].some((closed) => closed.has(word));
const isNoun = ({ text, word }: Part) => /^\p{Lu}\p{Ll}/u.test(text) && !isClosed(word);
const isMark = ({ word }: Part) => /^[,;:—]$/.test(word);

function listen(statements: readonly string[]): Told {
  const deeds: ToldDeed[] = [];
  const rules: string[] = [];
  for (const statement of statements) {
    const said = statement.replace(SPEAKER, "");
    if (/\?\s*$/.test(said) || SO_FAR.test(said)) continue;
    if (BINDS.test(said)) rules.push(said.replace(/[.!\s]+$/, ""));
    deeds.push(...new GermanReader(deeds.at(-1)).read(partsOf(said)));
  }
  return { deeds: withoutThings(deeds), rules };
}

/** One statement: where its verb stands says who does something. */
class GermanReader {
  private who: string | undefined;
  private thing: string | undefined;
  /** Set while what follows still says what a product is for. */
  private purpose = false;

  constructor(last: ToldDeed | undefined) {
    this.who = last?.who;
    this.thing = last?.thing;
  }

  read(parts: readonly Part[]): ToldDeed[] {
    const found: ToldDeed[] = [];
    let fresh = true;
    for (const segment of segmentsOf(parts)) {
      const first = segment.findIndex((part) => !isMark(part) && !JOINS.has(part.word));
      const own = segment.slice(first);
      const lead = own[0]?.word ?? "";
      const last = found.at(-1);
      const hangs =
        OPENS.has(lead) || (/^(?:der|die|das|den|dem|denen)$/.test(lead) && segment[0]?.word === "," && isVerb(own.at(-1)));
      const final = OPENS.has(lead) ? undefined : this.atItsEnd(own);
      const deed = final ?? (hangs ? undefined : this.deedOf(own, !fresh));
      if (deed && deed !== "denied") found.push(deed);
      else if (
        last &&
        deed === undefined &&
        (/^(?:wie|wann|was|ob|wo|welche\w*)$/.test(lead) || (!hangs && JOINS.has(segment[0]?.word ?? "")))
      )
        last.said = withBefore(last.said, joined(segment), /^(?:wie|wann|was|ob|wo|welche\w*)$/.test(lead));
      fresh = false;
    }
    return found;
  }

  /** "mit der Piloten einen Flug anmelden": whose verb stands last, as in what a product is for. */
  private atItsEnd(parts: readonly Part[]): ToldDeed | undefined {
    const last = parts.at(-1);
    const before = parts.slice(0, -1);
    if (!last || (before.some(isVerb) && !BECOMING.has(last.word))) return undefined;
    const purpose = /^(?:mit|über|in|auf|bei|für)$/.test(before[0]?.word ?? "") && DETERMINERS.has(before[1]?.word ?? "");
    if (BECOMING.has(last.word)) {
      const named = subjectIn(before);
      return named && !parts.some(({ word }) => DENIES.has(word))
        ? this.passive(before.slice(before.indexOf(named.parts.at(-1) as Part) + 1), named.who)
        : undefined;
    }
    if (purpose) this.purpose = true;
    const own = purpose ? before.slice(2) : before;
    const named = subjectIn(own);
    const base = isVerb(last) ? infinitiveOfFinal(last.word) : undefined;
    if (!this.purpose || !base) return undefined;
    if (named && own.indexOf(named.parts[0] as Part) === 0) this.who = named.who;
    if (!this.who) return undefined;
    const rest = named?.who === this.who ? own.slice(named.parts.length) : own;
    const object = rest.find(isNoun)?.text;
    const stands = rest.some(({ word }) => /^(?:ihn|es|sie)$/.test(word)) ? this.thing : undefined;
    if (object) this.thing = joined(rest.slice(0, rest.findIndex(isNoun) + 1));
    const said = joined([
      ...rest.map((part) => (stands && /^(?:ihn|es|sie)$/.test(part.word) ? { text: stands, word: stands } : part)),
      { text: base, word: base },
    ]);
    return { who: this.who, said: mine(said), thing: object ?? stands?.split(" ").at(-1) };
  }

  private deedOf(parts: readonly Part[], goesOn: boolean): ToldDeed | "denied" | undefined {
    const verb = this.verbAt(parts, goesOn);
    if (verb === undefined) return undefined;
    const finite = parts[verb]?.word ?? "";
    const before = parts.slice(0, verb);
    const named = subjectIn(before) ?? (before.length > 0 || !goesOn ? subjectIn(parts.slice(verb + 1)) : undefined);
    const inside = named && parts.slice(verb + 1).includes(named.parts[0] as Part);
    if (named) this.who = named.who;
    const rest = parts.slice(verb + 1).filter((part) => !(inside && named.parts.includes(part)));
    const fronted = named && !inside ? before.filter((part) => !named.parts.includes(part)) : before;
    if (parts.some(({ word }) => DENIES.has(word))) return "denied";
    if (BECOMING.has(finite)) return this.passive(rest, named?.who);
    if (!this.who || (THING.test(this.who) !== false && !BODY.test(this.who))) return undefined;
    const said = MODALS.has(finite) ? rest : this.withInfinitive(rest, finite);
    if (!said) return undefined;
    const all = [...(subjectIn(before) && !inside ? [] : fronted), ...said].filter(({ word }) => !/^(?:dann|auch)$/.test(word));
    const object = all.find(
      (part, at) => isNoun(part) && !PREPOSITIONS.has(all[at - 1]?.word ?? "") && !PREPOSITIONS.has(all[at - 2]?.word ?? ""),
    );
    const stands = all.findIndex(({ word }) => /^(?:ihn|es|sie|das)$/.test(word));
    const thing = object?.text ?? (stands >= 0 ? this.thing : undefined);
    const told = all.map((part, at) => (at === stands && !object && this.thing ? { text: this.thing, word: this.thing } : part));
    const from = object ? all.indexOf(object) : 0;
    if (object) this.thing = joined(all.slice(DETERMINERS.has(all[from - 1]?.word ?? "") ? from - 1 : from, from + 1));
    const own = told.map((part) => (isClosed(part.word) ? { ...part, text: part.word } : part));
    return { who: this.who, said: mine(joined(own)), thing: thing?.split(" ").at(-1) };
  }

  /** "nimmt die Meldung an": what stands at the end belongs before the verb. */
  private withInfinitive(rest: readonly Part[], finite: string): Part[] | undefined {
    const base = infinitiveOf(finite);
    if (!base || NO_DEED.has(finite)) return undefined;
    const last = rest.findLastIndex(({ word }) => PREFIXES.has(word));
    const parted = last >= 0 && (last === rest.length - 1 || isMark(rest[last + 1] as Part));
    const prefix = parted ? (rest[last]?.word ?? "") : "";
    const text = `${prefix}${base}`;
    return [...rest.filter((_, at) => !(parted && at === last)), { text, word: text }];
  }

  private passive(rest: readonly Part[], subject: string | undefined): ToldDeed | undefined {
    const done = rest.findLast(({ word, text }) => text === word && infinitiveOfDone(word))?.word;
    const infinitive = done && infinitiveOfDone(done);
    if (!infinitive || !subject) return undefined;
    const by = rest.findIndex(({ word }) => /^(?:von|vom)$/.test(word));
    const agent = by >= 0 ? rest.slice(by + 1).find(isNoun) : undefined;
    if (agent) {
      this.who = agent.text;
      return { who: agent.text, said: `${subject} ${infinitive}`, thing: subject };
    }
    if (!done || !TELLS.test(done)) return undefined;
    this.who = subject;
    return { who: subject, said: `${joined(rest)} werden`, thing: undefined };
  }

  private verbAt(parts: readonly Part[], goesOn: boolean): number | undefined {
    for (let at = 0; at < Math.min(parts.length, 9); at += 1) {
      const part = parts[at];
      if (!part || !isVerb(part)) continue;
      const before = parts.slice(0, at);
      const constituent =
        at === 0
          ? goesOn
          : before.some(isNoun) ||
            before.every(({ word }) => ADVERBS.has(word) || /^(?:er|sie|es|wir|man|die|das|jeder)$/.test(word));
      // "das verbaute Material": before a noun it says which
      if (constituent && !(parts[at + 1] && isNoun(parts[at + 1] as Part) && DETERMINERS.has(parts[at - 1]?.word ?? "")))
        return at;
    }
    return undefined;
  }
}

function isVerb(part: Part | undefined): boolean {
  if (!part || part.text !== part.word) return false;
  const { word } = part;
  if (MODALS.has(word) || BECOMING.has(word) || NO_DEED.has(word)) return true;
  if (
    DETERMINERS.has(word) ||
    PREPOSITIONS.has(word) ||
    OPENS.has(word) ||
    JOINS.has(word) ||
    ADVERBS.has(word) ||
    DENIES.has(word)
  )
    return false;
  return word.length > 3 && infinitiveOf(word) !== undefined && !/(?:licht|nicht|jetzt|haft)$/.test(word);
}

function subjectIn(parts: readonly Part[]): { who: string; parts: Part[] } | undefined {
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part) continue;
    const afterPreposition = parts.slice(Math.max(0, at - 3), at).some(({ word }) => PREPOSITIONS.has(word));
    if (!isNoun(part) || afterPreposition) continue;
    let from = at;
    while (from > 0 && !isMark(parts[from - 1] as Part) && !PREPOSITIONS.has(parts[from - 1]?.word ?? "")) from -= 1;
    const lead = parts[from]?.word ?? "";
    if (DETERMINERS.has(lead) && !NOMINATIVE.has(lead)) return undefined;
    return { who: part.text, parts: parts.slice(from, at + 1) };
  }
  return undefined;
}

function segmentsOf(parts: readonly Part[]): Part[][] {
  const segments: Part[][] = [[]];
  for (const part of parts) {
    if (isMark(part) || JOINS.has(part.word)) segments.push([part]);
    else segments.at(-1)?.push(part);
  }
  return segments.filter((segment) => segment.some((part) => !isMark(part) && !JOINS.has(part.word)));
}

/** A clause stands behind the verb, one more thing before it. */
function withBefore(said: string, further: string, clause: boolean): string {
  if (clause) return `${said}, ${further}`;
  const words = said.split(" ");
  return mine([...words.slice(0, -1), further, words.at(-1) ?? ""].join(" "));
}

function mine(said: string): string {
  return said
    .split(" ")
    .map((word) => MINE[word] ?? word)
    .join(" ");
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
  story: (who, said) => `Als ${who} möchte ich ${said}, damit es festgehalten ist und alle sich darauf verlassen können.`,
  criteria: (said) =>
    `Angenommen, ich bin mit meinem Konto angemeldet\nWenn ich bestätige, dass ich ${said} will\nDann ist es mit meinem Namen und der Uhrzeit gespeichert und für die Beteiligten innerhalb einer Minute zu sehen\n\nAngenommen, eine nötige Angabe fehlt\nWenn ich bestätige, dass ich ${said} will\nDann wird nichts gespeichert und ich erfahre, was fehlt`,
  className: capital,
  does: "Was diese Person tut:",
  pageOf: "Hier wird gearbeitet mit:",
  sectionOf: "Jeder Eintrag mit Stand, verantwortlicher Person und Zeit der letzten Änderung.",
  featureOf: (who, said) =>
    `Das System muss „${who}“ ermöglichen: ${said}. Wer das wann getan hat, bleibt 12 Monate festgehalten.`,
  ruleOf: (said) =>
    `Das System muss diese Regel überall durchsetzen: „${said}.“ Was dagegen verstößt, wird abgelehnt, und die Meldung nennt die Regel.`,
  testing: { signedIn: "Angemeldet als", expected: "wie vorgesehen", wrong: "wenn etwas schiefgeht" },
};
