import type { Brief } from "#domain/brief.ts";
import { QUALITY_ALWAYS } from "#domain/catalog/patterns/quality.ts";
import { QUALITY_OF_CONCERNS } from "#domain/catalog/patterns/quality-concerns.ts";
import { SECURITY_ALWAYS } from "#domain/catalog/patterns/security.ts";
import { SECURITY_OF_PEOPLE, SECURITY_OF_TRADE } from "#domain/catalog/patterns/security-concerns.ts";
import { filled, type Slots } from "#domain/drafter/language/fill.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { answersOf } from "#domain/drafter/plan/answers.ts";
import { calledFor } from "#domain/drafter/plan/called-for.ts";
import { type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { patternCalled, SAID } from "#domain/sources.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";

type Patterns = ReadonlyMap<string, string>;
/** A name in a list, as it is drafted, and the pattern it is of. */
type Named = readonly [Noun, string, string];

/** Says for a row the built-in drafter made which pattern it is of: its key with what called for it, "said" for what was heard; undefined for what is made of the plan as a whole. */
export function patternsOfRows(brief: Brief): (noun: Noun, row: object) => string | undefined {
  const known = new Map<Noun, Map<string, string>>();
  const named = toldInItsLanguage(brief) ? [] : namesOf(planOf(brief, { ofClasses: brief.user_classes.length > 0 }));
  for (const [noun, name, pattern] of named) {
    const list = known.get(noun) ?? new Map<string, string>();
    // what stands first is drafted first, and what is called alike afterwards is left out
    if (!list.has(name)) list.set(name, pattern);
    known.set(noun, list);
  }
  const of = (noun: Noun): Patterns | undefined => known.get(noun);
  return (noun, row) => ("name" in row ? of(noun)?.get(String(row.name)) : undefined);
}

function namesOf(plan: Plan): Named[] {
  return [
    ...plan.told.flatMap(({ activity, pattern, slots }): Named[] => [
      ["user_stories", capitalised(activity.said), SAID],
      ...(pattern.risk ? [["risks", capitalised(filled(pattern.risk.name, slots)), pattern.key] as const] : []),
    ]),
    ...answersOf(plan).map(({ pattern, slots }): Named => {
      const deed = plan.deeds.find(({ pattern: { counterpart } }) => counterpart === pattern);
      return ["user_stories", capitalised(filled(pattern.name, slots)), deed?.pattern.key ?? SAID];
    }),
    ...plan.concerns.flatMap((concern) => namesOfConcern(plan, concern)),
    ...[...QUALITY_ALWAYS, ...QUALITY_OF_CONCERNS].flatMap((pattern) => calledNames("quality_requirements", pattern, plan)),
    ...[...SECURITY_ALWAYS, ...SECURITY_OF_TRADE, ...SECURITY_OF_PEOPLE].flatMap((pattern) =>
      calledNames("security_measures", pattern, plan),
    ),
  ];
}

function namesOfConcern(plan: Plan, { pattern, slots, why }: Plan["concerns"][number]): Named[] {
  const called = patternCalled(pattern.key, why);
  const named = (noun: Noun, name: string, more: Partial<Slots> = {}): Named => [
    noun,
    capitalised(filled(name, { ...slots, ...more })),
    called,
  ];
  return [
    ...pattern.stories.flatMap(({ name }) => plan.parties.map(({ noun }) => named("user_stories", name, { actor: noun }))),
    ...pattern.risks.map(({ name }) => named("risks", name)),
    ...pattern.pages.flatMap((page) => [
      named("pages", page.name),
      ...page.sections.flatMap((section) => [
        named("sections", section.name),
        ...section.features.map(([name]) => named("features", name)),
      ]),
    ]),
  ];
}

type Called = { for: "always" | readonly string[]; name: string };

function calledNames(noun: Noun, pattern: Called, plan: Plan): Named[] {
  const concern = plan.concerns.find(({ pattern: { key } }) => pattern.for !== "always" && pattern.for.includes(key));
  return calledFor(pattern, plan).map((slots) => [
    noun,
    capitalised(filled(pattern.name, slots)),
    concern ? patternCalled(concern.pattern.key, concern.why) : "always",
  ]);
}
