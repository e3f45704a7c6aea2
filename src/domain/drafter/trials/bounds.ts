import { uncapitalised } from "#domain/drafter/language/words.ts";
import type { Rule } from "#domain/drafter/rules.ts";
import { plainRule } from "#domain/drafter/ruling/plain-rule.ts";
import { readRule } from "#domain/drafter/ruling/read-rule.ts";
import { isPlainSubject } from "#domain/drafter/ruling/rule-words.ts";
import { limitsOf } from "#domain/drafter/telling/limit-of-deed.ts";
import { type Course, isLeft, REFUSED, SPAN } from "./course.ts";
import { courseOfState } from "./states.ts";

const NOTHING = /^nothing (?:is|may be|can be|must be|gets) (\p{L}+ .+)$/iu;
const AHEAD = new RegExp(`\\b(?:at least|no later than) (${SPAN}) before ([^,;]+?)(?= and\\b|$)`, "i");
const TOO_EARLY = new RegExp(`\\b(?:no|not) (?:earlier|more) than (${SPAN}) (?:ahead|in advance|before(?: [^,;]+)?)`, "i");
const OPENS = /^(.+?) (?:opens|open|starts|start|begins|begin) (?:on|at) (.+)$/i;
const CLOSES = /^(.+?) (?:closes|close|ends|end) (?:on|at) (.+)$/i;
const LIMITED = /\blimited to\b/i;
const FIGURE = /\bto (\d[\d.,]* [\p{L}-]+)/giu;
const FROM = /^from (\d[\d.,]*) ([\p{L}-]+), (?!to\b|until\b)([^,]*\d[^,]*)(.*)$/iu;
const NEXT = /^, from (\d[\d.,]*)\b[^,]*?(\d[\d.,]* ?(?:%|percent))$/i;
const COSTS = /^((?:\p{L}+ )*\p{L}+(?: within [^,]+)?) costs? ([^,;]*\d[^,;]*?)(?:, (?:and|but) .+)?$/iu;
const FOR_EVERY = /^there (?:must|has to|have to|should) be (?:at least )?(\S+ .+? (?:for|per) (?:every |each )?.+)$/i;

/** How a rule is broken that sets a bound: so many, so long, only those. */
export function coursesOfBound({ said, duty }: Rule): Course[] {
  if (duty) return [];
  const plain = plainRule(said);
  const read = readRule(plain);
  const state = read && courseOfState(read);
  if (state) return [state];
  return [ofNothing, steps, price, share, beyond, opening].map((read) => read(plain)).find(({ length }) => length > 0) ?? [];
}

function ofNothing(plain: string): Course[] {
  const [, what] = NOTHING.exec(plain) ?? [];
  return what ? [{ when: `something is to be ${what}`, outcome: REFUSED }] : [];
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
  if (what === "" || !isPlainSubject(what) || / ones?$/i.test(what)) return [];
  const are = /^(?:1|one|an?) |%|\bpercent\b/i.test(amount) ? "is" : "are";
  return [{ when: `the price of ${uncapitalised(what)} is worked out`, outcome: `${amount} ${are} charged` }];
}

function share(plain: string): Course[] {
  const [, needed] = FOR_EVERY.exec(plain) ?? [];
  return needed ? [{ when: `there would be less than ${needed}`, outcome: "it is shown how many are missing" }] : [];
}

function beyond(plain: string): Course[] {
  const [ahead, span = "", event = ""] = AHEAD.exec(plain) ?? [];
  const [early, most = ""] = TOO_EARLY.exec(plain) ?? [];
  const limited = [...(LIMITED.test(plain) ? plain.matchAll(FIGURE) : [])].map(
    ([, bound = ""]) => `it would be more than ${bound}`,
  );
  const rest = `it ${uncapitalised(plain)}`
    .replace(ahead ?? "", "")
    .replace(early ?? "", "")
    .replace(/\bnever more than\b/gi, "no more than");
  const lead = /^until ([^,]+),/i.exec(plain)?.[1];
  return [
    ...(span === "" ? [] : [`${isLeft(span)} before ${event}`]),
    ...(most === "" ? [] : [`it is more than ${most} ahead`]),
    ...limited,
    // how long people take is no amount that is refused
    ...(/\bwithin\b/i.test(rest) ? [] : limitsOf(rest, "any").filter((limit) => limit.startsWith("it would be"))),
  ].map((when) => ({ ...(lead ? { and: `it is not later than ${lead}` } : {}), when, outcome: REFUSED }));
}

function opening(plain: string): Course[] {
  const [, opened = "", from = ""] = OPENS.exec(plain) ?? [];
  if (opened !== "") return [{ when: `it is earlier than ${from}`, outcome: `${uncapitalised(opened)} is not open yet` }];
  const [, closed = "", until = ""] = CLOSES.exec(plain) ?? [];
  return closed === "" ? [] : [{ when: `it is later than ${until}`, outcome: `${uncapitalised(closed)} is closed` }];
}
