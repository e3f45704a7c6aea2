import { sentencesOf } from "#domain/drafter/analysis/clean.ts";
import { describedRole } from "#domain/drafter/analysis/described-role.ts";
import { DEPARTMENTS, isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { isPlural, singular } from "#domain/drafter/language/words.ts";
import { wordTable } from "#domain/word-table.ts";
import { roleIn } from "./name-patterns.ts";
import { isPerson } from "./names.ts";
import { type Named, namedFrom, somebody } from "./subjects.ts";

/** Whom "I", "we" or "you" stand for from a statement on: somebody in a role, whoever wrote it or whoever is to build it. */
export type Placed = { word: "i" | "we" | "you"; who: Named | "me" | "builder"; isBrief: boolean };
/** One that may be meant, where it is said, and how much speaks for it. */
type Candidate = Placed & { at: number; weight: number };

/** What a whole text says that bears on who is meant: how often somebody is named, and whether "you" are several. */
type Whole = { text: string; isPlayed: boolean };

const DET =
  "(?:the|an?|our|my|your|that|this|one of (?:the|our|my|those)|(?:two|three|four|five|six|some) (?=\\p{L}+s\\b)|part of (?:the|our))";
const PLAIN = "(?:(?:only|sole|current|new|young|old|poor|same|proud|resident|humble) )*";
const WHO = `(?<det>${DET} )?${PLAIN}(?<who>\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*){0,5})`;
const BE = "(?:'m|'re| am| are|'d be| would be)(?: (?:now|also|then|again|still)|, [^,]{3,30},)?";
const SAY = "(?:say|suppose|imagine|picture|pretend|assume|think)(?: that)?";
const WORN =
  "(?:shoes|boots|place|position|seat|chair|skin|clogs|trainers|head|mind|hat|role|wellies|slippers|sandals|overalls|apron)";

/** A way of saying who is meant: how much it says by itself, and whether an article has to stand before the role. */
type Way = {
  said: RegExp;
  word?: Placed["word"];
  weight: number;
  bare?: boolean;
  whole?: boolean;
  sure?: boolean;
  charge?: boolean;
  place?: boolean;
  who?: "builder";
  brief?: boolean;
};

const WAYS: readonly Way[] = [
  // "As the bell engineer you", "Being a guest, I"
  {
    said: new RegExp(
      `^(?:(?:and|so|but) )?(?:(?:speaking )?as|being) (?<det>${DET} )?(?<who>\\p{L}[\\p{L}' -]{1,38}?),? (?<word>i|we|you|let me)\\b`,
      "giu",
    ),
    weight: 3,
    bare: true,
    sure: true,
  },
  { said: new RegExp(`^speaking as ${WHO}[:,]`, "giu"), word: "i", weight: 3 },
  // "if you stay as a guest, you"
  { said: new RegExp(`^(?:if|when) (?<word>you) (?:[\\p{L}-]+ ){1,2}as ${WHO}, you\\b`, "giu"), weight: 3 },
  { said: new RegExp(`\\b(?<word>i|we) (?:work|act|serve|volunteer|started) as ${WHO}`, "giu"), weight: 3 },
  // "me, as boiler registrar", "you, the dispatcher, assign", "for you as the developer"
  { said: new RegExp(`\\b(?<word>i|me|we|us|you),? (?:as|being) ${WHO}`, "giu"), weight: 2, bare: true },
  { said: new RegExp(`\\b(?<word>i|me|we|us|you)(?:, | \\()${WHO}(?=[,).;:]|$)`, "giu"), weight: 2 },
  { said: /\(as (?<who>me|us)(?: again)?\b/giu, word: "you", weight: 3, brief: true },
  { said: new RegExp(`\\b(?<word>i|we|you)${BE} ${WHO}`, "giu"), weight: 2 },
  {
    said: new RegExp(`^(?:(?:and|so|but|now) )?(?:if|when) (?<word>you)(?:'re| are)(?: (?:in|on|with))? ${WHO}`, "giu"),
    weight: 2,
    bare: true,
  },
  // "the miller is me", "the bursar, that's me", "the secretary (me, Ada)"
  {
    said: /\b(?<det>the|our) (?<who>(?:(?!(?:the|our) )[\p{L}' -]){2,38}?)(?: is| would be|'s|(?:,| —| \()\s?(?:and )?(?:that(?:'s| is|'d be| would be)|which is|who is|meaning|i\.?e\.?,?)) me\b/giu,
    word: "i",
    weight: 3,
  },
  {
    said: /(?:^|\b(?<det>the|our) )(?<who>(?:(?!(?:the|our)\b)[\p{L}' -]){3,38}?) \((?:that's |i\.?e\.? )?me\b/giu,
    word: "i",
    weight: 3,
    bare: true,
  },
  // "we clerks check"
  { said: /\b(?<word>we|us) (?:(?:two|three|four|five|six|few|all) )?(?<who>\p{Ll}+s) (?=\p{Ll})/giu, weight: 2, bare: true },
  {
    said: /\b(?<word>we|us) (?:in|on|at|from) (?<det>the|our) (?<who>\p{L}[\p{L}' -]{1,30}? (?:team|office|desk|crew|department))\b/giu,
    weight: 3,
  },
  { said: /^(?:dear|for|to) (?:(?:all|our|the) )?(?<who>\p{L}+s)(?:,|:) (?<word>you)\b/giu, weight: 2, bare: true },
  // "Tenant: I want to pay by card", "Assistant again: you scan"
  {
    said: /^(?:(?:now|next|then),? )?(?:the )?(?<who>[\p{L}' -]{3,40}?)(?: again| now| next| too)?: (?<word>i|you)\b/giu,
    weight: 2,
    bare: true,
    whole: true,
  },
  {
    said: /\b(?<word>you) (?:needn't|don't|won't|will not|need not|shouldn't) (?:(?:have|need) to )?(?:build|bother|make|write|include|code|design)\b/giu,
    weight: 1.5,
    who: "builder",
  },
  // "Now be the driver", "Picture yourself as head housekeeper"
  {
    said: new RegExp(
      `(?:^|[,;:—] |\\b(?:now|next|then|and|so|just) )(?:be|become|play|${SAY} (?:yourself|being|to be)(?: as)?|(?:consider|see|think of) yourself(?: as)?|take the (?:role|part|place) of) ${WHO}`,
      "giu",
    ),
    word: "you",
    weight: 2,
    bare: true,
  },
  // "Put yourself in the farmer's boots"
  {
    said: new RegExp(
      `\\b(?:yourself|step|slip|climb|get|jump|stand|walk|you(?:'re| are)) (?:in|into|inside|on) (?:the |our |my |an? )?(?<who>[\\p{L}' -]{3,30}?)(?:'s|s') ${WORN}\\b`,
      "giu",
    ),
    word: "you",
    weight: 3,
    bare: true,
  },
  // "Change hats: you run the place"
  {
    said: /\b(?<word>you) (?:run|own|manage) (?:the|this) (?:whole )?(?:place|show|shop|house|thing)\b/giu,
    weight: 1,
    charge: true,
  },
  // "you're on my sorting line", "if you sit in the office, you"
  {
    said: /\b(?<word>you)(?:'re| are)(?: now)? (?<who>(?:on|at|in|behind) (?:the|our|my) [\p{L}' -]{3,40}?)(?=$|[,.;:]| \()/giu,
    weight: 0.5,
    place: true,
  },
  {
    said: /^(?:if|when) (?<word>you) (?:sit|work|serve) (?<who>(?:in|at|on|behind) (?:the|our) [\p{L}' -]{3,30}), (?=you\b)/giu,
    weight: 3,
    place: true,
  },
];

/** "I run operations", "I manage a practice": who is in charge of something is called by it. */
const CHARGE =
  /\bI (?<verb>run|manage|head|lead|direct) (?:(?:the|an?|our|my) )?(?<what>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,3}?)(?=$|[,.;:(]| (?:at|in|of|for|on|near|with|and|here|between|outside|from|which|that|who)\b)/iu;

function inCharge(statement: string): string | undefined {
  const { verb = "", what = "" } = CHARGE.exec(statement)?.groups ?? {};
  const said = what.toLowerCase();
  const head = said.split(" ").at(-1) ?? "";
  if (DEPARTMENTS.has(said)) return `head of ${said}`;
  if (/^(?:team|crew|desk|unit|department)$/.test(head) && said !== head) return `${said} lead`;
  return verb.toLowerCase() === "manage" && isBody(head) ? `${head} manager` : undefined;
}

const SPEAKING = wordTable<Placed["word"]>({ me: "i", us: "we", "let me": "i" });
const BUILDS =
  /^(?:(?:one|person|guy|lad|team|people|man|woman)s? (?:who(?:'s| is|'ll be| will be| are)? )?(?:build|mak|writ|cod|programm|develop)(?:s|es|ing|ings)?\b|(?:(?:software|app|web|computer|it|tech|code) )?(?:developer|programmer|coder|builder|software engineer|vendor|supplier of the software|(?:computer|software|it|tech|web|code) (?:\p{L}+))\b)/iu;
const NO_ROLE =
  /^(?:one|person|man|woman|people|idiot|fool|hero|star|genius|friend|problem|boss of|kind|sort|type|lot|bit|best|last|first|only)$/i;

const DENIED =
  /(?:\b(?:not|never|even|even if|unless|whether|until|as if|as though|like|because|since|isn't|aren't|which|that|who|than)|n't)(?: \p{L}+)? $/iu;
const OPENS =
  /^(?:(?:right|ok|okay|well|so|and|but|or|now|next|then|finally|lastly|last|once more|again|say|suppose|imagine|picture|pretend|if|when|come \p{L}+)[,:]? |[^,;:]{2,40}[,:] ){0,4}(?:(?:and|so|but|now|next|then|say|suppose|imagine|pretend|if|when) ){0,2}$/iu;
const BESIDE_IF = /\p{L}.* (?:if|when|where|once|as long as) $/iu;

/** Enough speaks for somebody being meant. */
const ENOUGH = 2;

/** Whom "I", "we" and "you" stand for from each statement on, where something says so. */
export function castOf(statements: readonly string[]): readonly (readonly Placed[])[] {
  const text = statements.join(". ").toLowerCase();
  const found = statements.map((statement) => candidatesIn(statement, { text, isPlayed: false }));
  const played = new Set(
    found.flat().flatMap(({ word, who, weight }) => (word === "you" && weight >= ENOUGH ? [nameOf(who)] : [])),
  );
  const isPlayed = played.size > 1;
  return statements.map((statement) => placedIn(statement, { text, isPlayed }));
}

/** The role somebody says in a line that they have: "They all ring me, the secretary." */
export function ownRoleIn(line: string): string | undefined {
  for (const { sentence } of sentencesOf(line)) {
    const own = placedIn(sentence, { text: "", isPlayed: false }).find(({ word }) => word === "i");
    if (own) return nameOf(own.who);
  }
  return undefined;
}

/** Who works there or comes as that is told by it, and needs no condition. */
const SAID_BEFORE: readonly [RegExp, string][] = [
  [/^(?:if|when) you (?:sit|work|serve) (?:in|at|on|behind) (?:the|our) [\p{L}' -]{3,30}, you\b/iu, "You"],
  [/^(?:if|when) you (?:[\p{L}-]+ ){1,2}as (?:the|an?|one of the) [\p{L}' -]{3,30}, you\b/iu, "You"],
  [/^speaking as (?:the|an?) [\p{L}' -]{3,40}?[:,] (?=let me\b)/iu, ""],
];

export function withoutPlace(statement: string): string {
  return SAID_BEFORE.reduce((told, [said, instead]) => told.replace(said, instead), statement);
}

function placedIn(statement: string, whole: Whole): Placed[] {
  const found = candidatesIn(statement, whole).filter(({ weight }) => weight >= ENOUGH);
  // who is said last of those that were said most plainly
  return (["i", "we", "you"] as const).flatMap((word) => {
    const of = found.filter((one) => one.word === word);
    const most = Math.max(...of.map(({ weight }) => weight));
    const last = of.filter(({ weight }) => weight > most - 1).at(-1);
    return last ? [{ word, who: last.who, isBrief: last.isBrief }] : [];
  });
}

function nameOf(who: Placed["who"]): string {
  return typeof who === "string" ? who : who.phrase.noun.singular;
}

function candidatesIn(statement: string, whole: Whole): Candidate[] {
  const told = statement.replace(/ \(((?:the|an?|our) [^()]+)\)/, ", $1,");
  const found = WAYS.flatMap((way) => [...told.matchAll(way.said)].flatMap((match) => candidateOf(way, match, told, whole)));
  const charge = inCharge(told);
  if (charge) found.push({ word: "i", who: somebody(charge), at: 0, weight: ENOUGH, isBrief: false });
  return found.sort((one, other) => one.at - other.at);
}

function candidateOf(way: Way, match: RegExpMatchArray, statement: string, whole: Whole): Candidate[] {
  const { who: said = "", det, word: by } = match.groups ?? {};
  const word = way.word ?? SPEAKING[by?.toLowerCase() ?? ""] ?? (by?.toLowerCase() as Placed["word"]);
  const who = whoIs(said, det, way, word);
  if (!who) return [];
  const at = match.index ?? 0;
  const before = statement.slice(0, at + Math.max(0, match[0].search(/\p{L}/u)));
  const isOpening = OPENS.test(before);
  const head = typeof who === "string" ? "" : who.phrase.noun.head.toLowerCase();
  const isMet = head !== "" && whole.text.split(head).length > 2;
  const weight =
    way.weight +
    (isOpening ? 0.5 : 0) +
    (isMet ? 0.25 : 0) +
    (whole.isPlayed && word === "you" ? (isOpening ? 1 : 0.5) : 0) +
    (DENIED.test(before) ? -3 : 0) +
    (!isOpening && BESIDE_IF.test(before) ? -1 : 0);
  return [{ word, who, at, weight, isBrief: way.brief === true }];
}

function whoIs(said: string, det: string | undefined, way: Way, word: Placed["word"]): Placed["who"] | undefined {
  if (way.who) return way.who;
  if (way.charge) return somebody("manager");
  if (way.place) return placeOf(said);
  if (BUILDS.test(said) && word === "you") return "builder";
  const [first = ""] = said.split(" ");
  if (/^(?:me|us)$/i.test(first)) return word === "you" ? "me" : undefined;
  if (/^\p{Lu}\p{Ll}+$/u.test(first) && isPerson(first)) return word === "we" || way.whole ? undefined : somebody(first);
  if (det === undefined && !way.bare) return undefined;
  // "as the grinder on the bench you": whatever that is called
  if (way.sure && det)
    return somebody(
      [...said.toLowerCase().split(" ").slice(0, -1), singular(said.toLowerCase().split(" ").at(-1) ?? "")].join(" "),
    );
  const role = roleIn(said, false, way.whole === true) ?? roleIn(said, true, way.whole === true);
  if (!role || NO_ROLE.test(role)) return undefined;
  // "we are a club" names no single one of us
  if (word === "we" && !way.bare && way.weight < 3 && !isPlural(said.split(" ")[role.split(" ").length - 1] ?? ""))
    return undefined;
  const [written = ""] = said.split(" ");
  if (/^\p{Lu}{2,3}$/u.test(written) && !role.includes(" "))
    return namedFrom({ singular: written, plural: written, head: role, countable: false });
  return somebody(role);
}

/** Who works there: "on the sorting line". */
function placeOf(said: string): Named | undefined {
  const place = said
    .toLowerCase()
    .replace(/^(\p{L}+) (?:my|our) /u, "$1 the ")
    .replace(/(?<=^\p{L}+ the [\p{L} ]+) (?:in|of|at|near|on) .+$/u, "");
  const words = place.split(" ");
  const head = singular(words.at(-1) ?? "");
  if (couldBeActor(head) && !isBody(head)) return somebody(words.slice(2).join(" "));
  const noun = describedRole(`person ${place}`);
  return noun && namedFrom(noun);
}
