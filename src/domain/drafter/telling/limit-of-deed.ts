import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { hasPassed, isLeft } from "#domain/drafter/trials/course.ts";
import { NAME, nounTold } from "./noun-told.ts";

/** What a deed may not go beyond: how it reads when it does, where its words stand, and what of them the deed keeps. */
type Limit = { beyond: string; from: number; to: number; kept: string };
/** `only` are the kinds of deed of which these words are a limit. */
type Reading = { words: RegExp; only?: RegExp; beyond: (groups: Readonly<Record<string, string>>) => string };

const NUMBER =
  "(?:\\d+(?:[.,]\\d+)*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred)";
const UNIT = "(?:working |business |calendar )?(?:minute|min|hour|hr|day|night|week|weekend|month|quarter|year|season)s?";
/** "courts a week", "bed sheets per guest", "words" */
const COUNTED = `(?<thing>${NAME})(?<rate> (?:an?|per|each|every|at an?) [\\p{L}-]+)?`;
const AT_MOST =
  "(?:up to|at most|(?:no|not) (?:more|longer|larger|bigger) than|a maximum of|(?:only|just) (?=\\d|one|two|three|four|five))";
/** What has to be done so long before something is late when less is left, never when more is. */
const AT_LATEST = "(?:at least|(?:no|not) later than|at the latest)";
const AT_LEAST = "(?:at least|a minimum of|(?:no|not) (?:fewer|less|shorter) than)";
/** "check in up to 3 guests" goes on with the deed. */
const BEHIND = "(?:(?<!^\\p{L}+) (?:for|by|of|with|in))";
const BEFORE = "(?:before|ahead|in advance|beforehand)";

/** What one may no longer do at some time; anything else lasts until then. */
const MAY_END =
  /^(?:change|own-entry|own-details|cancel|withdraw|order|submit|join|choose|leave|move|rate|request|reopen|comment|free)$/;
const MAY_RUN_OUT = /^(?:change|own-entry|cancel|withdraw|reopen|accept|extend|move|leave|free|refund)$/;
const MADE_AHEAD = /^(?:book|request|order|plan|keep-for|keep-free)$/;
/** What comes too late may be refused; what somebody owes to others, such as a timetable, is late and wanted all the same. */
const ASKED_FOR = /^(?:book|request|order|apply|submit|join|keep-for|keep-free|cancel|withdraw|change|own-entry|move)$/;
const VALUES = /^(?:rate|score|examine|record|rule|recommend|comment)$/;
const MAY_BE_COUNTED = /^(?:extend|move|book|redeem|request|reopen|pause|cancel|join|change|own-entry|rate|take-on|order)$/;
const PROVED = /^confirm$/;
const CLAUSE = /\b(?:is|are|has|have|was|were)\b/;

const isMeasure = (thing: string) =>
  new RegExp(`^${UNIT}$|^(?:euros?|dollars?|pounds?|miles?|km|kg|metres?|meters?)$`, "u").test(thing);

/** Of what somebody is told or given there is no refusing. */
export const LEARNS = /^(?:told|sent|get)$/;

const READINGS: readonly Reading[] = [
  {
    words: new RegExp(`,? ${AT_MOST} (?<time>${NUMBER} ${UNIT}) (?:ahead|in advance|beforehand)(?=$|[,; ])`, "gu"),
    only: MADE_AHEAD,
    beyond: ({ time = "" }) => `it is more than ${time} ahead`,
  },
  {
    words: new RegExp(`,? ${AT_LATEST} (?<time>${NUMBER} ${UNIT}) before(?<what> [^,;]+)(?=$|[,;])`, "gu"),
    beyond: ({ time = "", what = "" }) => `${isLeft(time)} before${what}`,
  },
  {
    words: new RegExp(`,? ${AT_LATEST} (?<time>${NUMBER} ${UNIT}) ${BEFORE}(?=$|[,;])`, "gu"),
    only: ASKED_FOR,
    beyond: ({ time = "" }) => isLeft(time),
  },
  {
    words: new RegExp(
      `,?(?: (?:up to|until|${AT_LATEST}))? (?<time>${NUMBER} ${UNIT}) ${BEFORE}(?<what> [^,;]+)?(?=$|[,;])`,
      "gu",
    ),
    only: MAY_END,
    beyond: ({ time = "", what }) => `${isLeft(time)}${what ? ` before${what}` : ""}`,
  },
  {
    words: /,? (?:only )?until (?<end>[^,;]+)(?=$|[,;])/gu,
    only: MAY_END,
    beyond: ({ end = "" }) => (CLAUSE.test(end) ? `${end} already` : `it is later than ${end}`),
  },
  {
    words: new RegExp(
      `,?(?: but)?(?: only)? within (?<time>${NUMBER} ${UNIT})(?: (?:of|after|from) (?<since>[^,;]+))?(?=$|[,;])`,
      "gu",
    ),
    only: MAY_RUN_OUT,
    beyond: ({ time = "", since }) => `more than ${hasPassed(time)}${since ? ` since ${since}` : ""}`,
  },
  {
    words: new RegExp(
      `,? (?:at most|only|up to|no more than) (?<often>once|twice|${NUMBER} times)(?: (?:an?|per|each|every|in an?) (?<unit>[\\p{L}-]+))?`,
      "gu",
    ),
    beyond: ({ often = "", unit }) => `it was done ${often}${unit ? ` in the same ${unit}` : ""} before`,
  },
  {
    // "at once" is no count, and how often something has to be done is no limit
    words: /,? (?<!\bat )(?<often>once|twice)(?: only)?(?= and\b|,|$)/gu,
    only: MAY_BE_COUNTED,
    beyond: ({ often = "" }) => `it was done ${often} before`,
  },
  {
    words:
      /(?: on a scale)?,? (?:from|between|with|of) (?<least>[$€£]?\d+) (?:to|and) (?<most>[$€£]?\d+)(?! ?(?:am|pm|o'clock|hours?|days?|weeks?|months?|years?)\b)(?: (?:stars?|points?))?/gu,
    only: VALUES,
    beyond: ({ least = "", most = "" }) => `the value is below ${least} or above ${most}`,
  },
  {
    words:
      /,? with (?:an?|my|the) (?<proof>(?:[\p{L}-]+ )?(?:photo|picture|signature|code|pin|scan|receipt|stamp|selfie))(?=$|[,;])/gu,
    only: PROVED,
    beyond: ({ proof = "" }) => `the ${proof} is missing`,
  },
  {
    words: new RegExp(`${BEHIND}? ${AT_MOST} ?(?<count>${NUMBER}) ${COUNTED}`, "giu"),
    beyond: ({ count = "", thing = "", rate = "" }) => `it would be more than ${count} ${thing}${rate}`,
  },
  {
    words: new RegExp(`(?:,? and)?(?: (?:for|by))? (?<count>${NUMBER}) (?<thing>${UNIT}) at (?:the )?most`, "gu"),
    beyond: ({ count = "", thing = "" }) => `it would be more than ${count} ${thing}`,
  },
  {
    words: new RegExp(`(?:,? and)? by (?<count>${NUMBER}) (?<thing>${UNIT})(?=$|[,;])`, "gu"),
    only: /^extend$/,
    beyond: ({ count = "", thing = "" }) => `it would be more than ${count} ${thing}`,
  },
  {
    words: new RegExp(`${BEHIND}? ${AT_LEAST} (?<count>${NUMBER}) ${COUNTED}`, "giu"),
    beyond: ({ count = "", thing = "", rate = "" }) =>
      `it would be ${isMeasure(thing) ? "less" : "fewer"} than ${count} ${thing}${rate}`,
  },
];

/** What a deed may not go beyond, each as it reads when it does: "it would be more than 4 courts a week". */
export function limitsOf(said: string, kind: string): string[] {
  return limitsIn(said, kind).map(({ beyond }) => beyond);
}

/** "change an order until noon" without its limits and without how often it may be done: "change an order". */
export function withoutLimits(said: string, kind: string): string {
  const bare = limitsIn(said, kind)
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, kept }) => text.slice(0, from) + kept + text.slice(to), said);
  return tidy(bare);
}

/** What is done at most so often or to so many is the same deed: "reserve courts" for "reserve up to 4 courts a week". */
export function withoutAmounts(said: string): string {
  return tidy(said.replace(new RegExp(` ${AT_MOST} ?${NUMBER}(?= )| ${AT_LEAST} ${NUMBER}(?= )`, "giu"), ""));
}

/** "courts" of "reserve up to 4 courts a week": what a verb is done to behind a number. */
export function thingCounted(said: string): Noun | undefined {
  const told = new RegExp(`^\\p{L}+ (?:${AT_MOST}|${AT_LEAST}) ?${NUMBER} ${COUNTED}`, "iu").exec(said)?.groups?.thing;
  if (told === undefined) return undefined;
  // "book up to 60 days ahead"
  const isTime = isMeasure(told) ? LASTS.test(said) : isMeasure(told.split(" ")[0] ?? "");
  return isTime ? undefined : nounTold(told);
}

function limitsIn(said: string, kind: string): Limit[] {
  const found: Limit[] = [];
  if (LEARNS.test(kind) || kind === "see") return found;
  for (const { words, only, beyond } of READINGS) {
    if (only && !only.test(kind)) continue;
    for (const match of said.matchAll(words)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.some((other) => from < other.to && other.from < to)) continue;
      found.push({ beyond: beyond({ ...match.groups }), from, to, kept: keptOf(match) });
    }
  }
  return found.toSorted((one, other) => one.from - other.from);
}

/** Of "list up to three dishes" the dishes stay in the deed, of "for up to three weeks" nothing does. */
function keptOf({ 0: whole, input, index, groups: { thing } = {} }: RegExpExecArray): string {
  const named = new Set(
    input
      .slice(0, index)
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(singular),
  );
  const isDropped =
    DROPPED.test(whole) ||
    // "book a raft, up to 3 rafts a week"
    (thing !== undefined && named.has(nounTold(thing).head)) ||
    (thing !== undefined && isMeasure(thing) && (input.slice(0, index).includes(" ") || LASTS.test(input)));
  return thing && !isDropped ? ` ${thing}` : "";
}

/** "wait up to six weeks" tells how long. */
const LASTS = /^(?:wait|stay|park|rest|sleep|remain|last|run|work|practise|practice|train)\b/;

const DROPPED = /^ (?:for|by|of|with|in) /;

function tidy(said: string): string {
  return said
    .replace(/,? (?:at any time|whenever [^,;]+|again)$/u, "")
    .replace(/ {2,}/g, " ")
    .replace(/^(\p{L}+), and (?=\p{L})/u, "$1 ")
    .replace(/[\s,]+(?:and|but|only|or)?$/, "")
    .trim();
}
