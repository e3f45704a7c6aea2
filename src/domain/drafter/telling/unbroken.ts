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

/** A deed as far as sentences can be made of its words; undefined where they are cut or put together wrong. */
export function unbroken(activity: Activity): Activity | undefined {
  if (!isBroken(activity.said)) return activity;
  const [first = "", ...rest] = activity.said.split(", ");
  return rest.length > 0 && first.split(" ").length >= FEWEST_WORDS && !isBroken(first)
    ? { ...activity, said: first }
    : undefined;
}

function isBroken(said: string): boolean {
  return [WITHOUT_THING, HANGS, TWICE, SAYS_NOTHING].some((words) => words.test(said));
}
