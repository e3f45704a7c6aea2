import { gerund } from "#domain/drafter/language/verbs.ts";
import { uncapitalised } from "#domain/drafter/language/words.ts";
import type { Rule } from "#domain/drafter/rules.ts";
import { plainRule } from "#domain/drafter/ruling/plain-rule.ts";
import { readRule } from "#domain/drafter/ruling/read-rule.ts";
import { areOf, isManyOf, isPlainRest, isPlainSubject } from "#domain/drafter/ruling/rule-words.ts";
import { limitsOf } from "#domain/drafter/telling/limit-of-deed.ts";
import { type Course, hasPassed, isLeft, REFUSED, SPAN } from "./course.ts";
import { courseOfState } from "./states.ts";

const NOTHING = /^nothing (?:is to be|is|may be|can be|must be|gets) (\p{L}+ .+)$/iu;
/** "Moving is free up to 2 days before, later than that it's $40": beyond it nothing is refused, and something follows. */
const FREE_UNTIL = new RegExp(
  `^([^,;]{3,50}?) (?:is|are) (?:for )?(?:free(?: of charge)?|without charge) (up to|until|till|for|within) (${SPAN})((?: before| after| of)[^,;]*)?[,;] ?(?:and |but )?(?:after(?:wards| (?:it|that|then))?|later(?: than that)?|from then on|beyond (?:that|it)),? ([^,;]+)$`,
  "iu",
);
const AMOUNT = /^(?:(?:it|that)(?:'s| is)?|there is) (?:costs? )?((?:[€$£] ?)?\d[^,;]*)$/iu;
/** "What was entered has to survive for at least 12 hours" */
const LASTS = new RegExp(
  `^([^,;]{3,80}?) (?:must|has to|have to|needs? to|shall|should) (?:survive|stay|remain|last|be kept|be stored|be there|be available|be readable)(?: \\p{L}+){0,2}? (?:for )?(?:at least )?(${SPAN})$`,
  "iu",
);
/** "up to 24 hours before they start", "at least four weeks in advance" */
const AHEAD = new RegExp(
  `\\b(?:at least|no later than|up to|until) (${SPAN}) (?:before(?: ([^,;]+?))?|in advance|ahead|beforehand)(?= and\\b|[,;]|$)`,
  "i",
);
const BINDS = /\b(?:must|may|can|shall|should|has to|have to|is|are)\b/i;
const TOO_EARLY = new RegExp(`\\b(?:no|not) (?:earlier|more) than (${SPAN}) (?:ahead|in advance|before(?: [^,;]+)?)`, "i");
const OPENS = /^(.+?) (?:opens|open|starts|start|begins|begin) (?:on|at) (.+)$/i;
const CLOSES = /^(.+?) (?:closes|close|ends|end) (?:on|at) (.+)$/i;
const LIMITED = /\blimited to\b/i;
const GOES_ON = /, (?:and|but|while|unless|if)\b|[;:]/;
const FIGURE = /\bto (\d[\d.,]* [\p{L}-]+)/giu;
const FROM = /^from (\d[\d.,]*) ([\p{L}-]+), (?!to\b|until\b)([^,]*\d[^,]*)(.*)$/iu;
const NEXT = /^, from (\d[\d.,]*)\b[^,]*?(\d[\d.,]* ?(?:%|percent))$/i;
const COSTS =
  /^((?:\p{L}+ )*\p{L}+(?: within [^,]+)?) costs? ([^,;]*(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty) (?:euros?|pounds?|dollars?|francs?|pence|cents?))[^,;]*?)(?:, (?:and|but) .+)?$/iu;
const FOR_EVERY = /^there (?:must|has to|have to|should) be (?:at least )?(\S+ .+? (?:for|per) (?:every |each )?.+)$/i;

/** "Nobody under 18 may", "skippers must be at least 21 years old" */
const YOUNG =
  /^(?:nobody|no one|no \p{L}+|anyone|anybody|children|people|those)(?: who (?:is|are))? (?:under|below|younger than) (\d{1,2})(?: years?(?: old| of age)?)?\b(?! ?(?:%|percent|[a-z]+ (?:per\b|an? (?:second|minute|hour|day|night|week|month|season|year)\b)))|^under (\d{1,2}),? (?:there is |there's )?(?:no|nobody|nothing)\b/iu;
const BANNED = /^ (?:can't|cannot|can not|may not|must not|mustn't|are not|aren't|is not|isn't)\b/i;
const OF_AGE =
  /\b(?:must|has to|have to) be (?:at least |over )?(\d{1,2})(?: years? (?:old|of age)| or older)\b|\b(?:must|has to|have to) be at least (\d{1,2})$/i;
/** "At most five titles may be on loan": more of them would be. */
const SO_MANY =
  /^(?:at most|no more than|not more than|up to|a maximum of) ((?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) [\p{L} -]+?) (?:may|can|must|are to|should) (?:be )?(.+)$/iu;
const DOES_NOT = /\b(?:must|may|can|shall|should) ?(?:not|n't|never) (\p{L}+)((?: (?!more\b)[\p{L}-]+){0,3}?) more than\b/giu;
/** "That family has 48 hours to accept" */
const HAS_TIME = new RegExp(
  `^([^,;]+?) (?:has|have) (${SPAN}) to ((?:accept|answer|confirm|object|appeal|reply|respond|decline|cancel|change|claim|complain)\\b[^,;]*)$`,
  "iu",
);
/** "Coupons are valid for 90 days" */
const HOLDS_FOR = new RegExp(
  `^([^,;]+?) (is|are) (free(?: of charge)?|possible|valid|open|good) (?:within|for|until) (${SPAN})( (?:of|after|from) [^,;]+)?$`,
  "iu",
);
/** "A job that takes longer than 2 hours needs two people": of one just so long it is not true. */
const COMPARED =
  /^(.*?\b(?:more|less|longer|shorter|older|younger|heavier|lighter|bigger|smaller|larger|higher|lower|later|earlier|fewer) than|.*?\b(?:above|over|under|below)) ((?:[€£$] ?)?\d[\d.,]*(?: ?(?:%|[\p{L}-]+))?)(.*)$/iu;

/** "A reading below 1.5 or above 5 mg/L", "a pH outside 7.2 to 7.8": beyond the one or the other. */
const BETWEEN =
  /^(.+?) (?:(?:below|under|less than) (\d[\d.,]*)[^,;]*? or (?:above|over|more than)|outside(?: of)?(?: the range)?(?: of| from)? (\d[\d.,]*) (?:to|and|-)) (\d[\d.,]*)((?: ?(?:%|[\p{L}/°]+))?)$/iu;
/** "A lesson is paid for at least 2 hours": a shorter one too, and nothing is refused. */
const COUNTS_AS =
  /^([^,;]+?) (?:is|are) (paid|charged|billed|invoiced|counted)(?: for| as| with)? (?:at least|a minimum of|no less than) ([^,;]+?)(?:, however .+)?$/iu;

/** How a rule is broken that sets a bound: so many, so long, only those. */
export function coursesOfBound({ said, duty }: Rule): Course[] {
  if (duty) return [];
  const plain = plainRule(said);
  const read = readRule(plain);
  const state = read && courseOfState(read);
  if (state) return [state];
  return (
    [
      freeUntil,
      lastsFor,
      ofNothing,
      ofAge,
      steps,
      price,
      share,
      counted,
      timed,
      least,
      beyond,
      opening,
      lasting,
      between,
      compared,
    ]
      .map((read) => read(plain))
      .find(({ length }) => length > 0) ?? []
  );
}

function freeUntil(plain: string): Course[] {
  const [, what = "", how = "", span = "", behind = "", follows = ""] = FREE_UNTIL.exec(plain) ?? [];
  if (what === "" || !isPlainSubject(what)) return [];
  const amount = AMOUNT.exec(follows)?.[1];
  const then = amount ? `${amount} is charged` : follows;
  const isBefore = /^(?:up to|until|till)$/i.test(how) || /^ before/.test(behind);
  const left = `${isLeft(span)}${behind === " before" ? "" : behind}`;
  const late = isBefore ? left : `more than ${hasPassed(span)}`;
  const early = isBefore ? left.replace(/^less than/, "exactly") : `one minute is missing until ${hasPassed(span)}`;
  return [
    { when: late, outcome: `it is not refused, and ${then}` },
    { when: early, outcome: "it is not refused, and nothing is charged or lost" },
  ];
}

function lastsFor(plain: string): Course[] {
  const [, what = "", span = ""] = LASTS.exec(plain) ?? [];
  if (what === "" || !isPlainSubject(what)) return [];
  return [{ when: hasPassed(span), outcome: `${uncapitalised(what)} ${areOf(what)} still there` }];
}

function ofNothing(plain: string): Course[] {
  const [, what] = NOTHING.exec(plain) ?? [];
  return what ? [{ when: `something is to be ${what}`, outcome: REFUSED }] : [];
}

function ofAge(plain: string): Course[] {
  const [whole = "", nobody, under] = YOUNG.exec(plain) ?? [];
  if (/^(?:anyone|anybody|children|people|those)\b/i.test(whole) && !BANNED.test(plain.slice(whole.length))) return [];
  const [, old, least] = OF_AGE.exec(plain) ?? [];
  const age = nobody ?? under ?? old ?? least;
  return age ? [{ when: `somebody tries it who turns ${age} tomorrow`, outcome: REFUSED }] : [];
}

function counted(plain: string): Course[] {
  const [, most = "", rest = ""] = SO_MANY.exec(plain) ?? [];
  return most === "" || GOES_ON.test(rest) ? [] : [{ when: `it would be more than ${most} ${rest}`, outcome: REFUSED }];
}

function lasting(plain: string): Course[] {
  const [, what = "", are = "", state = "", span = "", since = ""] = HOLDS_FOR.exec(plain) ?? [];
  if (what === "" || !isPlainSubject(what)) return [];
  const from = since.replace(/^ (?:of|after|from) /, " since ");
  return [{ when: `${hasPassed(span)}${from}`, outcome: `${uncapitalised(what)} ${are} no longer ${state}` }];
}

function timed(plain: string): Course[] {
  const [, who = "", span = "", deed = ""] = HAS_TIME.exec(plain) ?? [];
  if (who === "" || !isPlainRest(deed)) return [];
  return [
    {
      when: `${hasPassed(span)} without ${uncapitalised(who)} ${gerund(deed)}`,
      outcome: "it can no longer be done, and whoever tries is told the time",
    },
  ];
}

function least(plain: string): Course[] {
  const [, what = "", done = "", amount = ""] = COUNTS_AS.exec(plain) ?? [];
  if (what === "" || !isPlainSubject(what)) return [];
  const does = isManyOf(what) ? "do" : "does";
  return [{ when: `${uncapitalised(what)} ${does} not come to ${amount}`, outcome: `${amount} ${areOf(amount)} ${done}` }];
}

function between(plain: string): Course[] {
  const read = readRule(plain);
  if (!read || read.denied || read.condition !== "" || !isPlainRest(read.rest)) return [];
  const [, what = "", below = "", from = "", above = "", unit = ""] = BETWEEN.exec(read.subject) ?? [];
  if (what === "" || !isPlainSubject(what)) return [];
  const outcome = `it ${restBehind(plain, read.subject)}`;
  return [`below ${below || from}${unit}`, `above ${above}${unit}`].map((bound) => ({ when: `${what} is ${bound}`, outcome }));
}

function restBehind(plain: string, subject: string): string {
  return plain.slice(plain.toLowerCase().indexOf(subject.toLowerCase()) + subject.length).trim();
}

/** Only where the bound stands in the name of what the rule is about. */
function compared(plain: string): Course[] {
  const read = readRule(plain);
  if (!read || read.denied || read.condition !== "" || read.modal === "only" || !isPlainRest(read.rest)) return [];
  const [, , bound] = COMPARED.exec(read.subject) ?? [];
  if (bound === undefined || !isPlainSubject(read.subject)) return [];
  const it = isManyOf(read.subject) ? "they" : "it";
  return [{ when: `it is about ${read.subject}`, outcome: `${it} ${restBehind(plain, read.subject)}` }];
}

/** "From 50 seats, there is 5% off, from 200 it is 10%" */
function steps(plain: string): Course[] {
  const [, amount = "", unit = "", first = "", more = ""] = FROM.exec(plain) ?? [];
  if (amount === "") return [];
  const [, further, share = ""] = NEXT.exec(more) ?? [];
  const course = (from: string, outcome: string) => ({ when: `it is ${from} ${unit} or more`, outcome });
  return [course(amount, first), ...(further ? [course(further, first.replace(/\d[\d.,]* ?(?:%|percent)/i, share))] : [])];
}

function price(plain: string): Course[] {
  const [, what = "", amount = ""] = COSTS.exec(plain) ?? [];
  if (what === "" || !isPlainSubject(what) || / ones?$| and /i.test(what)) return [];
  const are = /^(?:1|one|an?) |%|\bpercent\b/i.test(amount) ? "is" : "are";
  return [{ when: `the price of ${uncapitalised(what)} is worked out`, outcome: `${amount} ${are} charged` }];
}

function share(plain: string): Course[] {
  const [, needed] = FOR_EVERY.exec(plain) ?? [];
  return needed ? [{ when: `there would be less than ${needed}`, outcome: "it is shown how many are missing" }] : [];
}

function beyond(plain: string): Course[] {
  const [ahead, span = "", event = ""] = AHEAD.exec(plain) ?? [];
  // "up to 5 days before, they get everything back": nothing is refused later
  if (span !== "" && !BINDS.test(plain)) return [];
  const [early, most = ""] = TOO_EARLY.exec(plain) ?? [];
  const limited = [...(LIMITED.test(plain) ? plain.matchAll(FIGURE) : [])].map(
    ([, bound = ""]) => `it would be more than ${bound}`,
  );
  const isOpen = /[:;]/.test(plain) || /\b(?:kept|stored|retained|archived|held)\b/i.test(plain);
  const rest = `it ${uncapitalised(plain)}`
    .replace(ahead ?? "", "")
    .replace(early ?? "", "")
    .replace(/\bnever more than\b/gi, "no more than")
    .replace(DOES_NOT, "$1$2 no more than");
  const lead = /^until ([^,]+),/i.exec(plain)?.[1];
  return [
    ...(span === "" ? [] : [`${isLeft(span)}${event === "" ? "" : ` before ${event}`}`]),
    ...(most === "" ? [] : [`it is more than ${most} ahead`]),
    ...limited,
    // how long people take is no amount that is refused
    ...(isOpen || /\bwithin\b/i.test(rest) ? [] : limitsOf(rest, "any").filter((limit) => limit.startsWith("it would be"))),
  ].map((when) => ({ ...(lead ? { and: `it is not later than ${lead}` } : {}), when, outcome: REFUSED }));
}

function opening(plain: string): Course[] {
  const [, opened = "", from = ""] = OPENS.exec(plain) ?? [];
  if (opened !== "")
    return [{ when: `it is earlier than ${from}`, outcome: `${uncapitalised(opened)} ${areOf(opened)} not open yet` }];
  const [, closed = "", until = ""] = CLOSES.exec(plain) ?? [];
  return closed === ""
    ? []
    : [{ when: `it is later than ${until}`, outcome: `${uncapitalised(closed)} ${areOf(closed)} closed` }];
}
