import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { gerund } from "#domain/drafter/language/verbs.ts";
import { capitalised, singular } from "#domain/drafter/language/words.ts";
import type { Rule } from "#domain/drafter/rules.ts";
import { CUES } from "./demands.ts";
import { isByProduct, passiveOf } from "./passive.ts";
import { plainRule } from "./plain-rule.ts";
import { type ReadRule, readRule } from "./read-rule.ts";
import { isNamed, isProduct, ofNobody, withoutArticle } from "./rule-words.ts";

const MOST_WORDS = 12;
const FEWEST_WORDS = 3;
const NUMBER =
  /^(?:about |at least |at most |up to |no more than |roughly |under |over )?(?:[€$£]?\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|nothing|free)\b/i;
const HOLDS = /^(?:take|need|hold|cost|last|have|carry|get|seat|fit|run for|weigh)\b ?/;
const WISHED = /^.+?(?:'d| would)? (?:want|wish|like|need|wants|wishes|likes|needs) to (?:be able to )?(\p{L}+ [^,;]+)/iu;
const POINTS = /^(?:they|it|he|she|i|we|you|this|that|these|those|if (?:it|he|she|they))\b/i;
/** What opens a sentence and does not end it. */
const LEADS = /^(?:when|if|once|whose|who|which|while|after|before|because|where)\b(?! may\b)/i;
const FIGURE =
  /(?:(?:(?:not |no )?(?:later|more|less|longer|earlier|older|fewer) than|at (?:most|least)|up to|within|after|until|before|by|only|for) )?(?:[€£$] ?\d|\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b)(?:[^,;:.]|[:.](?=\d)){0,40}/i;
const LOOSE_END =
  /[\s,;]+(?:and|or|the|an?|of|to|for|with|in|on|at|by|as|is|are|that|it|then(?<!\b(?:by|until|till|before|since) then))?$/i;
const SHORT_LEAD = 4;
const MOST_OF_SUBJECT = 7;
/** Where the first thing that a rule says ends. */
const END =
  /,(?! ?\d| [\p{L}-]+(?:, [\p{L}-]+)*,? (?:and|or) [\p{L}-]+$)|[;(—]|:(?!\d)| (?:so that|because|since|although|whereas|but|which|who(?= \p{L}+s\b)|otherwise|and(?= (?:there|it|they|if|nobody)\b))\b/u;

/** What the feature of a rule is called: a few words that tell it from the other rules; the first that is not taken. */
export function nameOfRule({ said, duty }: Rule, isTaken: (name: string) => boolean = () => false): string {
  if (duty && !isTaken(capitalised(gerund(duty.said)))) return capitalised(gerund(duty.said));
  const names = namesOf(withoutAside(said)).map((name) => capitalised(ofNobody(name).trim()));
  return names.find((name) => !isTaken(name)) ?? names[0] ?? said;
}

/** "costing them anything", "owners: one 6 months after": of whom and of what, only the sentence says. */
const MANGLED =
  /\b(?:them|him|us|themselves) (?:any|an?|the|no)|\b(?:no|never) no-|: ones? (?:\d|two|three|every|each|a\b)|\b(?:only|just|also|still)ing\b/iu;

/** What stands in brackets names nothing. */
function withoutAside(said: string): string {
  const bare = said.replace(/ ?\([^()]*\)/g, "").trim();
  return bare.split(" ").length >= FEWEST_WORDS ? bare : said;
}

function namesOf(said: string): string[] {
  const plain = plainRule(said);
  const wished = WISHED.exec(plain)?.[1];
  const read = readRule(said);
  const isRead =
    read && isNamed(read.subject) && (read.subject.split(" ").length <= MOST_OF_SUBJECT || read.denied || read.modal === "be");
  const figure = FIGURE.exec(plain)?.[0];
  const parts = plain
    .split(END)
    .map((part) => part.trim())
    // "with no check in the last year, or no test in the last 5 years, can't be filled": no part by itself
    .filter((part, at) => at === 0 || !/^(?:or |(?:can|must|may|shall|will|is|are|has|have|does|do|cannot)\b)/i.test(part))
    .map((part) => part.replace(/^(?:and|but|so|or) /, ""))
    .filter((part) => part.split(" ").length >= FEWEST_WORDS);
  // what binds, and not what leads up to it
  const later = parts.find((part, at) => at > 0 && CUES.test(part)) ?? parts[1] ?? "";
  const leadsUp = parts.length > 1 && later !== "" && !CUES.test(parts[0] ?? "") && CUES.test(later);
  const first = wished && wished.split(" ").length > 2 ? gerund(wished) : isRead ? nameOf(read) : shortened(plain);
  const doing = read && !isNamed(read.subject) && !read.denied && /^(?:may|must|)$/.test(read.modal) && !/^be\b/.test(read.rest);
  // "No ticket, nothing leaves the hall": neither half says it
  const isWithout = /^No [^,]{3,}, (?!no\b)/i.test(plain) && plain.split(" ").length <= MOST_WORDS;
  const names = [
    ...(isWithout ? [plain] : []),
    ...(leadsUp && !read?.denied ? [shortened(later)] : []),
    first,
    ...(doing ? [gerund(firstOf(read.rest))] : []),
    // "for 6 months": of what, only the sentence says
    ...(figure && figure.split(" ").length > 2 && !/^for \S+ (?:minute|hour|day|week|month|year)s?$/i.test(figure)
      ? [figure]
      : []),
    ...(later === "" ? [] : [shortened(later)]),
    shortened(plain),
  ];
  const clear = names.filter((name) => !POINTS.test(name) && !MANGLED.test(name) && name.split(" ").length > 1);
  const [best = MANGLED.test(first) ? shortened(plain) : first, ...others] = [
    ...clear.filter((name) => !isLead(name)),
    ...clear.filter(isLead),
  ];
  return [best, ...others].map((name) => name.replace(LOOSE_END, ""));
}

/** "By 15 October": of what, only the sentence says. */
function isLead(name: string): boolean {
  return (
    LEADS.test(name) || (/^(?:by|for|within|until|before|after|at any) /i.test(name) && name.split(" ").length <= SHORT_LEAD)
  );
}

function nameOf(read: ReadRule): string {
  const told = bareName(read, read.denied ? read.rest.split(END)[0]?.trim() || read.rest : firstOf(read.rest));
  const more = [read.lead, read.condition].filter(Boolean).join(", ");
  const whole = more === "" ? told : `${told} ${more}`;
  return whole.split(" ").length <= MOST_WORDS + 4 ? whole : shortened(told);
}

function bareName({ subject, modal, denied, condition }: ReadRule, rest: string): string {
  const bare = withoutArticle(subject);
  if (modal === "only") return `who may ${rest}`;
  const passive = modal === "be" || /^be\b/.test(rest) ? passiveOf(rest) : undefined;
  const state = rest.replace(/^(only |just |also |still )?be /, "$1");
  const isState = modal === "be" || /^(?:(?:only|just|also|still) )?be\b/.test(rest);
  if (isProduct(subject) && !denied && !isState) return gerund(rest);
  if (denied) {
    const more = /\bmore than (.+)$/.exec(rest)?.[1];
    if (more && (subject === "anybody" || isProduct(subject))) return `no more than ${more}`;
    if (/^more than\b/.test(bare)) return `no ${bare} ${isState ? state : gerund(rest)}`;
    if (/^anybody\b/.test(subject)) {
      const who = subject.slice("anybody".length).trim();
      if (/^who\b.* (?:and|or)\b/.test(who)) return `no ${gerund(firstDeed(rest))}`;
      if (isState) return `nobody ${who} ${state}`.replace(/ +/g, " ");
      return who === "" ? `no ${gerund(firstDeed(rest))}` : `nobody ${who} ${gerund(firstDeed(rest))}`;
    }
    // "the same land must never be let twice"
    if (/^same\b/.test(bare)) return `${bare} never ${isState ? state : gerund(firstDeed(rest))}`;
    return `no ${bare} ${isState ? state : gerund(firstDeed(rest))}`;
  }
  if (passive && isByProduct(passive, subject) && !/\b(?:and|or) (?:then )?\p{L}+/u.test(passive.rest))
    return [gerund(passive.verb), subject, passive.rest].filter(Boolean).join(" ");
  if (passive) return `${bare} ${state}`;
  if (isState) return NUMBER.test(state) ? `${bare}: ${state}` : `${bare} ${state}`;
  const held = rest.replace(modal === "have" ? "" : HOLDS, "");
  if ((modal === "have" || held !== rest) && (NUMBER.test(held) || modal === "have")) return `${bare}: ${held}`;
  const isSomebody = couldBeActor(singular(bare.split(" ").at(-1) ?? ""));
  return condition === "" && isSomebody ? gerund(rest) : `${bare} ${gerund(rest)}`;
}

/** "entering a room or take money": of several deeds the first. */
function firstDeed(rest: string): string {
  const [first = rest, second = ""] = rest.split(/,? (?:and|or) /);
  return verbForm(second.split(" ")[0] ?? "")?.form === "base" ? first : rest;
}

function firstOf(rest: string): string {
  const end = rest.search(END);
  const first = end > 0 ? rest.slice(0, end) : rest;
  if (end < 0 || first.split(" ").length >= FEWEST_WORDS) return first;
  const next = rest.slice(end + 1).search(END);
  return next > 0 ? rest.slice(0, end + 1 + next) : rest;
}

/** The first words of what cannot be told shorter. */
function shortened(said: string): string {
  const first = firstOf(said.replace(/^(?:if|when) /i, (word) => word));
  const words = first.split(" ");
  if (words.length <= MOST_WORDS) return first;
  const cut = words
    .slice(0, MOST_WORDS)
    .findLastIndex(
      (word, at) =>
        at > 3 && /^(?:and|or|with|for|in|on|at|from|to|by|of|until|before|after|within|if|when|that|who|as)$/i.test(word),
    );
  return words.slice(0, cut > 0 ? cut : MOST_WORDS).join(" ");
}
