import { type Noun, nouns } from "#domain/nouns/all.ts";
import { choicesOf, type Field } from "#domain/nouns/noun.ts";
import { bareHeading } from "./bare-heading.ts";
import { priorityOf } from "./priorities.ts";
import { characteristicOf } from "./quality.ts";
import { topicOf } from "./topics.ts";

const levels: readonly [RegExp, string][] = [
  [
    /^(?:must|muss|m\b|critical|blocker|highest|urgent|very high|p0|kritisch|sehr hoch|essential|mandatory|high|hoch|alt[ao]|haute?|élevée?|hoog|a$|p1|1\b)/iu,
    "must",
  ],
  [/^(?:should|soll|s\b|major|medium|mittel|normal|medi[ao]|média|moyen|gemiddeld|b$|p2|2\b|important)/iu, "should"],
  [/^(?:could|kann|c\b|minor|low\b|niedrig|gering|baj[ao]|bass[aeo]|baix[ao]|faible|laag|p3|3\b|nice|optional)/iu, "could"],
  [/^(?:won'?t|won’t|wird nicht|w\b|trivial|lowest|none|p4|4\b|later|out)/iu, "wont"],
];

/** Words beside a choice that say nothing of their own. */
const FILLING =
  /^(?:have|haves|prio|priority|priorität|level|very|sehr|to|will|not|wird|nicht|requirements?|anforderung(?:en)?|kriterien|interfaces?|schnittstellen?|and|und|et|y|p|\d)$/iu;

/** Whether words say more than the choice they stand for, as `High: the regulator asks` does. */
export function saysMore(noun: Noun, field: string, words: string): boolean {
  if (labelledAs(noun, field, words)) return false;
  const said = words.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean);
  return said.some((word) => !FILLING.test(word) && !choiceIn(noun, field, word));
}

/** The choice of that very value or label. */
const labelledAs = (noun: Noun, field: string, words: string) =>
  choicesOf((nouns[noun].fields as Record<string, Field>)[field] ?? { kind: "choice", schema: nouns[noun].input }).find(
    ({ value, label }) => [value, label].some((name) => name.toLowerCase() === words.trim().toLowerCase()),
  );

/** The value of a choice that words stand for; nothing where they stand for none. */
export function choiceIn(noun: Noun, field: string, words: string): string | undefined {
  const said = words.trim();
  const known = labelledAs(noun, field, said);
  if (known) return known.value;
  if (field === "priority") return priorityOf(said) ?? levels.find(([says]) => says.test(said))?.[1];
  if (field === "characteristic") return characteristicOf(bareHeading(said));
  if (field === "kind") {
    const topic = topicOf(`${said} interfaces`) ?? topicOf(said);
    return topic?.kind === "rows" ? topic.fixed?.kind : undefined;
  }
  return undefined;
}
