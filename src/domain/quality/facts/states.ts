import type { Clause } from "./clause.ts";
import type { Fact } from "./fact.ts";
import { rootOf, tokensOf } from "./words.ts";

/** "to the state paid", "into “inspection”", "becomes leased", "goes back into review" */
const TARGETS: readonly RegExp[] = [
  /\b(?:(?:has|have|gets?|receives?|shows?) (?:the )?(?:state|status|stage)|(?:its|their|the|'s|’s) (?:state|status|stage) (?:is|becomes|stays|remains)(?: still)?|changes? to) ["“”'‘’]([\p{L}-]+)/giu,
  /\b(?:to|into|in|as) (?:the )?(?:state|status|stage)(?: of)? ["“”'‘’]?([\p{L}-]+)/giu,
  /\b(?:to|into|in|as|becomes?|counts? as|marked) ["“]([\p{L}-]+)["”]/giu,
  /\b(?:becomes?|turns?|counts? as|is marked(?: as)?|(?:go|goes|moves?|moved|pass|passes|returns?|set|put) (?:back )?(?:to|into)) (?!the |an? |not |no )([\p{L}-]+)/giu,
];
const HELD = /\b(?:stays?|remains?|keeps?|kept|waits?|lies?)\b/iu;
const NO_STATE = new Set(["back", "from", "more", "less", "visible", "active", "known", "clear", "possible", "necessary"]);

/** The state a thing is put into; a thing that can go on from there has more than one. */
export function statesNamed(clause: Clause): { fact: Partial<Fact>; words: ReadonlySet<string> }[] {
  const said = clause.text.slice(clause.main.start, clause.main.end);
  if (/\bonly from there\b|\bfirst\b/iu.test(said) && clause.form === "test") return [];
  const named = TARGETS.flatMap((pattern) => [...said.matchAll(pattern)]).filter(
    (match) => !NO_STATE.has((match[1] ?? "").toLowerCase()),
  );
  const [first] = named.toSorted((a, b) => a.index - b.index);
  if (!first?.[1] || isSource(said, first.index)) return [];
  const value = tokensOf(first[1]).map(({ text }) => rootOf(text));
  const start = clause.main.start + first.index;
  return [
    {
      fact: { attribute: HELD.test(said) ? "held" : "put", value, span: { start, end: start + first[0].length } },
      words: new Set(value),
    },
  ];
}

/** "an order in the state shipped" tells which, not what becomes of it. */
function isSource(said: string, at: number): boolean {
  return /^in /iu.test(said.slice(at)) && !/\b(?:put|keep|kept|stays?|remains?|set|leaves?|hold)\b/iu.test(said.slice(0, at));
}
