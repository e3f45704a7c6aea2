import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { baseOfParticiple } from "./passive.ts";
import { plainRule } from "./plain-rule.ts";

/** A rule taken apart: "[when] a bike is missing, [the deposit] [must] [be kept for a month]". */
export type ReadRule = {
  said: string;
  /** "if a bike is missing" */
  condition: string;
  /** "before a trip" */
  lead: string;
  subject: string;
  /** "must", "may", "be" for what is so, "" for what is plainly done. */
  modal: "must" | "may" | "only" | "be" | "have" | "";
  denied: boolean;
  /** What follows, from its base verb on: "be kept for a month", "valid for 90 days". */
  rest: string;
};

const CONDITION = /^(?:if|when|whenever|once|as soon as|should|after|where|unless)\b/i;
const LEAD =
  /^(?:before|above|below|over|under|from|during|within|until|by|on|in|at|for|between|outside|twice|once a|every|per|up to|afterwards|otherwise)\b/i;
const MODAL =
  /^(?:must|may|can|shall|should|cannot|can't|mustn't|shouldn't|has|have|needs?|is|are|isn't|aren't|doesn't|don't|does|do|gets?|never)$/;
const SUBORDINATE = /^(?:that|which|who|whose|whom|where|if|when|whenever|unless|because|while|until)$/;
const ENDS_CLAUSE = /,$|^(?:and|or|but|so|that|which|who|if|when|unless|because|until|before|after|where|while)$/;

/** What the sentence says is read by its first finite verb; undefined where its parts do not stand plainly beside each other. */
export function readRule(text: string): ReadRule | undefined {
  const said = plainRule(text);
  const { condition, lead, main } = leadOf(said);
  if (/[;:—]| - |\?|^["“]/.test(main)) return undefined;
  const whoever =
    /^(?:someone|somebody|anyone|whoever)(?: who)? (.+?) (?:can't|cannot|can not|may not|must not|mustn't)(?: ever)? (.+)$/i.exec(
      main,
    );
  if (whoever) {
    const [, which = "", rest = ""] = whoever;
    return { said, condition, lead, subject: `anybody who ${which}`, modal: "may", denied: true, rest };
  }
  const nobody = /^(?:nobody|no one) (.*?)(?:may|can|must|shall|should)(?: ever)? (.+)$/i.exec(main);
  if (nobody) {
    const [, who = "", rest = ""] = nobody;
    return { said, condition, lead, subject: `anybody ${who}`.trim(), modal: "may", denied: true, rest };
  }
  const only = /^only (.+?) (?:may|can|must|shall) (.+)$/i.exec(main);
  if (only && (LEAD.test(only[1] ?? "") || CONDITION.test(only[1] ?? ""))) return undefined;
  if (only) return { said, condition, lead, subject: only[1] ?? "", modal: "only", denied: false, rest: only[2] ?? "" };
  const alone = onlyDo(main);
  if (alone) return { said, condition, lead, subject: alone.subject, modal: "only", denied: false, rest: alone.rest };
  const words = main.split(" ");
  const at = finiteAt(words);
  if (at < 1) return undefined;
  const subject = words.slice(0, at).join(" ");
  const read = groupOf(words.slice(at));
  if (/^(?:and|or|but|so)\b|^whoever$/i.test(subject)) return undefined;
  // "pupils cancel a lesson they can't attend": what can't be is said of the lesson
  if (/\S (?:they|we|you|he|she|it|i)$/i.test(subject)) return undefined;
  if (!read || read.rest === "" || LEAD.test(subject) || CONDITION.test(subject) || !isOneName(subject)) return undefined;
  const none = /^(?:no|none of(?: the)?) (?=\S)/i.exec(subject)?.[0];
  return none
    ? {
        said,
        condition,
        lead,
        ...read,
        subject: `${/^no more\b/i.test(subject) ? "" : "any "}${subject.slice(none.length)}`,
        denied: !read.denied,
      }
    : { said, condition, lead, ...read, subject: subject.charAt(0).toLowerCase() + subject.slice(1) };
}

/** "Only inspectors see exact positions" */
function onlyDo(main: string): { subject: string; rest: string } | undefined {
  const [first = "", ...words] = main.split(" ");
  if (!/^only$/i.test(first)) return undefined;
  // "only the head of parks approves": behind an article stands no verb
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      /^(?:base|third)$/.test(verbForm(word)?.form ?? "") &&
      !/^(?:the|an?|our|each|every|of|for)$/i.test(words[index - 1] ?? ""),
  );
  if (at < 1 || at > LONGEST_LISTED || words.length - at < 2) return undefined;
  const [verb = "", ...rest] = words.slice(at);
  return { subject: words.slice(0, at).join(" "), rest: [verbForm(verb)?.base ?? verb, ...rest].join(" ") };
}

/** "variety, place of origin and year": a list of things, and no words of another sentence. */
function isOneName(subject: string): boolean {
  if (!subject.includes(",")) return true;
  return (
    / (?:and|or) /.test(subject) && subject.split(/,? (?:and|or) |, /).every((part) => part.split(" ").length <= LONGEST_LISTED)
  );
}

const LONGEST_LISTED = 4;

function leadOf(said: string): { condition: string; lead: string; main: string } {
  const comma = said.indexOf(", ");
  const loose = /^(afterwards|otherwise|after that|before that) (?=the |an? |each |every |\p{L}+s )/iu.exec(said);
  if (loose) return { condition: "", lead: (loose[1] ?? "").toLowerCase(), main: capital(said.slice(loose[0].length)) };
  const front = comma < 0 ? "" : said.slice(0, comma);
  const main = said.slice(comma + 2);
  const low = front.charAt(0).toLowerCase() + front.slice(1);
  if (comma < 0 || main.split(" ").length < 2) return { condition: "", lead: "", main: said };
  if (CONDITION.test(front)) return { condition: low, lead: "", main: capital(main.replace(/^then /i, "")) };
  if (LEAD.test(front) && front.split(" ").length <= 7 && !/\b(?:is|are|was|has|have)\b/.test(front))
    return { condition: "", lead: low, main: capital(main) };
  return { condition: "", lead: "", main: said };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the sentence's own verb stands, past the verb of a clause within its subject. */
function finiteAt(words: readonly string[]): number {
  const bare = words.map((text) => text.toLowerCase().replace(/[,.]$/, ""));
  let within = 0;
  for (const [at, word] of bare.entries()) {
    if (at === 0) continue;
    if (SUBORDINATE.test(word)) {
      within += 1;
      continue;
    }
    // "a tutor whose rating falls below 3 | is hidden": the verb of what is said beside comes first
    const isHelped = within > 0 ? MODAL.test(bare[at + 1] ?? "") : hasHelperAfter(words, at);
    const isVerb = MODAL.test(word) || (isThird(word) && !isHelped && !isThingAt(bare, at));
    if (!isVerb) continue;
    // "guests who book twice and do not come"
    const goesOn = within === 0 && at > 1 && /^(?:and|or)$/.test(bare[at - 1] ?? "") && bare.slice(0, at).some(isRelative);
    if (goesOn) continue;
    if (within === 0) return at;
    within -= 1;
  }
  return -1;
}

const isRelative = (word: string) => /^(?:who|that|which|whose)$/.test(word);

/** "car seats older than six years", "for photos": no verb stands there. */
function isThingAt(bare: readonly string[], at: number): boolean {
  return (
    NO_SUBJECT.test(bare[at - 1] ?? "") ||
    (OF_A_THING.test(bare[at + 1] ?? "") &&
      !/^(?:goes|comes|stays|works|runs|waits|starts|ends|applies|belongs|looks|asks|pays|lives|lasts|counts|falls|moves)$/.test(
        bare[at] ?? "",
      ))
  );
}

const OF_A_THING =
  /^(?:older|younger|bigger|smaller|longer|heavier|over|under|above|below|left|from|of|with|without|for|that|which|who|and|or)$/;
const NO_SUBJECT = /^(?:an?|the|of|for|in|on|at|with|no|to|by|per|from|two|three|four|five|six|\d+|free|own|all|each|every)$/;
const isThird = (word: string) => verbForm(word)?.form === "third";

/** "payroll documents are kept": what looks like a verb is a thing where a helper follows in its clause. */
function hasHelperAfter(words: readonly string[], at: number): boolean {
  const behind = words.slice(at + 1);
  const end = behind.findIndex((word) => ENDS_CLAUSE.test(word));
  const clause = end < 0 ? behind : behind.slice(0, end + 1);
  return words[at]?.endsWith(",") !== true && clause.some((word) => MODAL.test(word.toLowerCase().replace(/,$/, "")));
}

type Group = Pick<ReadRule, "modal" | "denied" | "rest">;

const MUST = /^(?:must|shall|should|has to|have to|needs to|need to|is to|are to)\b/;
const ABLE = /^(?:must|shall|should|has to|have to|needs? to|is|are) (?:be )?(?:able|allowed) to\b/;
const TO_BE_ABLE = /^be (?:able|allowed) to /;
const RELIEF = /^(?:(?:do|does) not (?:have|need) to|need not|needn't)\b/;
const MAY = /^(?:may|can|is allowed to|are allowed to)\b/;

function groupOf(words: readonly string[]): Group | undefined {
  const told = words
    .join(" ")
    .replace(/^(must|should|ca|is|are|does|do)n't\b/, (_, verb: string) => `${verb === "ca" ? "can" : verb} not`)
    .replace(/^cannot\b/, "can not");
  const take = (pattern: RegExp, modal: ReadRule["modal"]): Group | undefined => {
    const head = pattern.exec(told)?.[0];
    if (head === undefined) return undefined;
    const after = told.slice(head.length).trim();
    const not = /^(?:never|not|no longer)(?: ever)? /.exec(after)?.[0] ?? "";
    return { modal, denied: not !== "", rest: after.slice(not.length).replace(/^(?:also|ever|then) /, "") };
  };
  const forbidden = /^(?:is|are) (?:forbidden|prohibited|not allowed) to (.+)$/.exec(told)?.[1];
  if (forbidden !== undefined) return { modal: "may", denied: true, rest: forbidden };
  // nobody is kept from what need not be
  if (RELIEF.test(told)) return undefined;
  const bound = take(ABLE, "may") ?? take(MUST, "must") ?? take(MAY, "may");
  if (bound && TO_BE_ABLE.test(bound.rest)) return { ...bound, modal: "may", rest: bound.rest.replace(TO_BE_ABLE, "") };
  if (bound) return bound;
  const be = take(/^(?:is|are)\b/, "be");
  if (be) return be;
  const gets = take(/^gets?\b/, "be");
  if (gets && baseOfParticiple(gets.rest.split(" ")[0] ?? "")) return gets;
  const have = take(/^(?:has|have)\b/, "have");
  if (have) return have;
  const never = /^never (.+)$/.exec(told)?.[1];
  const donot = /^(?:do|does) not (.+)$/.exec(told)?.[1];
  if (donot !== undefined) return { modal: "", denied: true, rest: donot };
  const plain = never ?? told;
  const [verb = "", ...rest] = plain.split(" ");
  const base = verbForm(verb.toLowerCase())?.base;
  return base === undefined ? undefined : { modal: "", denied: never !== undefined, rest: [base, ...rest].join(" ") };
}
