import type { Activity } from "#domain/drafter/analysis/activity.ts";

const FEWEST_WORDS = 3;
const SMALL = "to|for|of|in|on|at|with|by|from|and|or|as|is|are";
/** "Attach the to the horse", "put it in the": a word that asks for a thing, and none comes. */
const WITHOUT_THING = new RegExp(
  String.raw`(?<!\p{L})(?:the|an?|my|our|their|your|every)(?: (?:${SMALL})(?![\p{L}-])|[,;.]? *$)`,
  "iu",
);
const HANGS = /\s(?:and|or|of|into|with|from|than|because|whether|which|who)[\s,.]*$/i;
const TWICE = /(?<!\p{L})(off|back|up|down|out|over|the|of|to|in|on|a) \1(?!\p{L})/iu;
/** "They go", "they do": of what they do nothing is said. */
const SAYS_NOTHING =
  /^(?:go|come|do|be|have|stay|start|need|use|keep|take|get|make|let|put|want)(?: (?:too|also|so|again|then|well|either))?$/i;

const BY_PRODUCT =
  /,? and (?:then )?the (?:app|application|system|software|site|website|program|programme|tool|platform|service) (?!(?:on|in|of|at|for|with)\b)\p{L}+s?\b.*$/iu;

/** A deed in words of which sentences can be made: its own, those it was told in, or those before the break; undefined where there are none. */
export function unbroken(activity: Activity): Activity | undefined {
  // what the product does besides is no part of what somebody does
  const said = activity.said.replace(BY_PRODUCT, "");
  if (!isBroken(said)) return said === activity.said ? activity : { ...activity, said };
  const [first = "", ...rest] = said.split(", ");
  const whole = [asTold(activity), rest.length > 0 ? first : ""].find(
    (words) => words.split(" ").length >= FEWEST_WORDS && !isBroken(words),
  );
  return whole === undefined ? undefined : { ...activity, said: whole };
}

/** "Attach those to the horse": from its first words on, as somebody else can say it. */
function asTold({ said, heardIn }: Activity): string {
  const clause = heardIn?.clause.toLowerCase() ?? "";
  const at = clause.indexOf(said.split(" ")[0] ?? "");
  const told = at < 0 ? "" : clause.slice(at).replace(/[.\s]+$/, "");
  return /\b(?:i|me|my|we|us|our|you|your)\b/.test(told) ? "" : told;
}

function isBroken(said: string): boolean {
  return [WITHOUT_THING, HANGS, TWICE, SAYS_NOTHING].some((words) => words.test(said));
}
