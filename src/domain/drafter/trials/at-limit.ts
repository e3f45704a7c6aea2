import { uncapitalised } from "#domain/drafter/language/words.ts";
import { ACCEPTED, type Course, REFUSED, SPAN } from "./course.ts";
import { denied } from "./denied.ts";

const AMOUNT = /^it would be (?:more|less|fewer) than (.+)$/;
const LEFT = new RegExp(`^less than (${SPAN}) (is|are) left( before .+)?$`);
const AHEAD = /^it is more than (.+) ahead$/;
const LATER = /^it is later than (.+)$/;
const VALUES = /^the value is below (\S+) or above (\S+)$/;
const PASSED = new RegExp(`^(${SPAN}) (has|have) passed( .+)?$`);
const MORE_PASSED = new RegExp(`^more than (${SPAN}) (?:has|have) passed( .+)?$`);
const IN_TIME = new RegExp(`^(.+?) (is|are) not (.+?) within (${SPAN})(.*)$`);
const TIME = /^it is (\d[\d:.]*(?: ?(?:[ap]\.?m\.?|o'clock))?|noon|midnight)$/;
const AT_TIME = new RegExp(`^it is (${SPAN} (?:after|before) .+)$`);
const STEP = /^it is (\d[\d.,]*) (.+) or more$/;
const AGE = /^somebody tries it who turns (\d+) tomorrow$/;
const COMPARES =
  /\b(?:more|less|longer|shorter|older|younger|heavier|lighter|bigger|smaller|larger|higher|lower|later|earlier|fewer) than ((?:[€£$] ?)?\d[\d.,]*)|\b(?:above|over|under|below|exceeds?) ((?:[€£$] ?)?\d[\d.,]*)/;

/** The same course just within its limit, where what lies beyond it does not follow; undefined where it has none. */
export function atLimit({ and, when, outcome }: Course): Course | undefined {
  const found = within(when, outcome);
  return found && { ...(and ? { and } : {}), ...found };
}

/** "the evening before" begins at no minute. */
const VAGUE = /^(?:the )?(?:early |late )?(?:morning|noontime|afternoon|evening|night|weekend|end)\b/;

function within(when: string, outcome: string): Course | undefined {
  if (/ still there$/.test(outcome) || /^it is not refused, /.test(outcome)) return undefined;
  const accepted = (given: string) => (outcome === REFUSED ? { when: given, outcome: ACCEPTED } : undefined);
  const notYet = (given: string) => {
    const other = not(outcome);
    return other === undefined ? undefined : { when: given, outcome: other };
  };
  const [, amount] = AMOUNT.exec(when) ?? [];
  if (amount) return accepted(`it is exactly ${amount}`);
  const [, span, is, before = ""] = LEFT.exec(when) ?? [];
  if (span) return accepted(`exactly ${span} ${is} left${before}`);
  const [, ahead] = AHEAD.exec(when) ?? [];
  if (ahead) return accepted(`it is exactly ${ahead} ahead`);
  const [, until] = LATER.exec(when) ?? [];
  if (until && VAGUE.test(until)) return undefined;
  if (until) return accepted(`it is one minute before ${until}`) ?? notYet(`it is one minute before ${until}`);
  const [, least = "", most] = VALUES.exec(when) ?? [];
  if (most) return accepted(`the value is exactly ${least} or exactly ${most}`);
  const [, more, since = ""] = MORE_PASSED.exec(when) ?? [];
  if (more) return accepted(`one minute is missing until ${more} have passed${since}`);
  const [, passed, have, without = ""] = PASSED.exec(when) ?? [];
  if (passed) return notYet(`one minute is missing until ${passed} ${have} passed${without}`);
  const [, subject, are, done, time, rest = ""] = IN_TIME.exec(when) ?? [];
  if (time) return notYet(`${subject} ${are} ${done} in the last minute of the ${time.replace(/^(?:an?|one) /, "")}${rest}`);
  const [, moment] = TIME.exec(when) ?? [];
  if (moment) return notYet(`it is one minute before ${moment}`);
  const [, about] = AT_TIME.exec(when) ?? [];
  if (about) return notYet(`one minute is missing until it is ${about}`);
  const [, count = "", unit] = STEP.exec(when) ?? [];
  if (unit) return { when: `it is one less than ${count} ${unit}`, outcome: "that does not hold yet" };
  const [, age] = AGE.exec(when) ?? [];
  if (age) return accepted(`somebody tries it who turned ${age} today`);
  if (!COMPARES.test(when)) return undefined;
  return notYet(exactly(when));
}

/** "has dropped below 42 %", "falls below 3 stars": it is exactly that. */
function exactly(when: string): string {
  return when
    .replace(
      /\b(?:falls?|drops?|rises?|goes|climbs?|has (?:fallen|dropped|risen)) (?=(?:above|over|under|below|to (?:less|more) than)\b)/,
      "is ",
    )
    .replace(
      COMPARES,
      (told, one: string | undefined, other: string) => `${told.startsWith("exceed") ? "is " : ""}exactly ${one ?? other}`,
    );
}

/** What does not follow yet, in words that are sure. */
function not(outcome: string): string | undefined {
  const [, closed, be = ""] = /^(.+) (is|are) closed$/.exec(outcome) ?? [];
  if (closed) return `${closed} ${be} still open`;
  const overdue = outcome.replace(/^it is shown as overdue\b/, "it is not shown as overdue");
  if (overdue !== outcome) return overdue;
  // of what is done besides it is open whether it is denied too
  const first = outcome.split(/ and (?=\p{L}+)/u)[0] ?? outcome;
  if (/\bno longer\b/.test(outcome)) return (outcome.split(",")[0] ?? outcome).replace(/\bno longer\b/, "still");
  if (/[,;:]|\b(?:not|never|nobody|nothing|only)\b/.test(first)) return undefined;
  const other = denied(first.replace(/^it /, "the thing ").replace(/^they /, "the things "));
  return (
    other &&
    uncapitalised(other)
      .replace(/^the thing /, "it ")
      .replace(/^the things /, "they ")
  );
}
