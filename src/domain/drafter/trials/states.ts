import { isByProduct, passiveOf } from "#domain/drafter/ruling/passive.ts";
import type { ReadRule } from "#domain/drafter/ruling/read-rule.ts";
import { areOf, isManyOf } from "#domain/drafter/ruling/rule-words.ts";
import { type Course, hasPassed, REFUSED, SPAN } from "./course.ts";
import { momentOf } from "./moment.ts";

const ONLY_FOR =
  /^(?:only be|be only|only) (\p{L}+(?: \p{L}+)??) ((?:to|by|with|for|in|on|at|between|from|after|during|if|when)\b.+)$/u;
const KEPT = new RegExp(`^(?:kept|stored|archived|retained|held) for (?:at least )?(${SPAN})$`, "i");
const BELONGS = /^(?:attached|enclosed|included|provided|added|entered|stated|uploaded|handed in|submitted with it)$/;
const DUE = new RegExp(
  `\\b(?:within (?:at most )?${SPAN}|on the same day|the same day|by (?:noon|midnight|\\d|\\p{L}+day))\\b`,
  "iu",
);
/** "raised within 48 hours of delivery": nobody has to, and later nobody can. */
const ASKED_IN_TIME = new RegExp(
  `^(raised|claimed|requested|reported|contested|appealed|objected to|applied for|returned|exchanged|cancelled|disputed) within (${SPAN}) (?:of|after|from) ([^,;]+)$`,
  "iu",
);
/** "inspected every 18 months" */
const AGAIN = new RegExp(`^(\\p{L}+(?: \\p{L}+){0,2}?) (?:at least )?(?:every|once every) (${SPAN})$`, "iu");
const READY = /^(?:clear|ready|there|back|complete|open|dry|clean|empty|in)\b/i;
const AND_OTHERS = /, (?:all|any|every|the)?(?: |^)?others?\b.*$/;

/** What is done to something, or has to be: how it is tried follows from what that is. */
export function courseOfState(read: ReadRule): Course | undefined {
  const { modal, denied, rest } = read;
  if (modal === "only" || denied) return undefined;
  const state = rest.replace(/^be /, "");
  return (
    onlyFor(read) ??
    (modal === "must" && rest !== state ? (belonging(read, state) ?? due(read, state)) : undefined) ??
    byProduct(read, state)
  );
}

/** "Keys may only be handed out to the crew" */
function onlyFor({ subject, rest }: ReadRule): Course | undefined {
  const [, done = "", behind = ""] = ONLY_FOR.exec(rest) ?? [];
  return passiveOf(done) && { when: `${subject} ${areOf(subject)} to be ${done}, but not ${behind}`, outcome: REFUSED };
}

function belonging({ subject }: ReadRule, state: string): Course | undefined {
  return BELONGS.test(state)
    ? { when: `${subject} ${areOf(subject)} missing`, outcome: "it is not accepted, and what is missing is named" }
    : undefined;
}

/** What people have to do in time is late, and nothing is refused. */
function due({ subject }: ReadRule, state: string): Course | undefined {
  const again = AGAIN.exec(state);
  if (again && passiveOf(state)) {
    const [, done = "", span = ""] = again;
    const was = isManyOf(subject) ? "were" : "was";
    return {
      when: `${hasPassed(span)} since ${subject} ${was} last ${done}`,
      outcome: "it is shown as overdue to those in charge",
    };
  }
  const [, asked, span = "", event = ""] = ASKED_IN_TIME.exec(state) ?? [];
  if (asked) return { when: `it is ${asked} more than ${span} after ${event}`, outcome: REFUSED };
  if (!DUE.test(state) || !(passiveOf(state) || READY.test(state))) return undefined;
  return {
    when: `${subject} ${areOf(subject)} not ${state.replace(AND_OTHERS, "")}`,
    outcome: "it is shown as overdue to those in charge",
  };
}

function byProduct({ subject, modal, condition, lead }: ReadRule, state: string): Course | undefined {
  const passive = modal === "be" || modal === "must" ? passiveOf(state) : undefined;
  if (!passive || condition !== "" || lead !== "") return undefined;
  const are = areOf(subject);
  const [, span] = KEPT.exec(state) ?? [];
  if (span) return { when: `less than ${hasPassed(span)}`, outcome: `${subject} ${are} still there` };
  if (!isByProduct(passive, subject)) return undefined;
  const moment = momentOf(` ${state}`);
  if (moment) return { when: moment.when, outcome: `${subject} ${are}${moment.rest}` };
  // "unpaid invoices": which of them stands in their name
  return are === "are" && !/^(?:kept|stored|held)\b/.test(state) && /^\p{Ll}+ \p{Ll}+$/u.test(subject) && !/ after /.test(state)
    ? { when: `there are ${subject}`, outcome: `they are ${state}` }
    : undefined;
}
