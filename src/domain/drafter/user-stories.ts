import type { Brief } from "#domain/brief.ts";
import type { StoryPattern } from "#domain/catalog/patterns/pattern.ts";
import { filled, type Slots, withArticle } from "#domain/drafter/language/fill.ts";
import { inFirstPerson } from "#domain/drafter/language/third-person.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { answersOf } from "#domain/drafter/plan/answers.ts";
import type { Party } from "#domain/drafter/plan/parties.ts";
import { type BoundDeed, type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import { isToldAlready } from "#domain/drafter/plan/told-already.ts";
import { isToldInFull } from "#domain/drafter/plan/told-in-full.ts";
import type { InputOf } from "#domain/nouns/all.ts";
import type { Priority } from "#domain/nouns/user-stories.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";
import { isToldOf, storiesTold } from "./languages/rows.ts";
import { bindingRules, type Rule } from "./rules.ts";
import { isNearDuplicate, SAME_NAME, SAME_STATEMENT, SAME_WORDS } from "./similarity.ts";
import { afterwardsOf } from "./telling/afterwards.ts";
import { criteriaOfDeed } from "./telling/criteria-of-deed.ts";
import { filledFor } from "./telling/deed-words.ts";
import { deedGoverned } from "./trials/governed.ts";
import { trialsOfRule } from "./trials/trials-of-rule.ts";

export type DraftedUserStory = InputOf<"user_stories">;
type Wish = {
  party: Party;
  name: string;
  want: string;
  so: string;
  criteria: string;
  priority: Priority;
  deed?: BoundDeed;
  told?: RegExp | undefined;
};

/** Stories for the user classes the brief has; none without a class. What the brief already tells is left out. */
export function draftUserStories(brief: Brief): DraftedUserStory[] {
  if (brief.user_classes.length === 0) return [];
  const told = toldInItsLanguage(brief);
  if (told && isToldOf(told, brief)) return storiesTold(told, brief);
  const plan = planOf(brief, { ofClasses: true });
  const classes = new Map(brief.user_classes.map((item) => [item.id, item.name]));
  const kept: { user_class_id: string | undefined; name: string; story: string }[] = brief.user_stories.map((item) => ({
    ...item,
    user_class_id: item.user_class_id ?? undefined,
  }));
  const drafted: DraftedUserStory[] = [];
  const wishes = [...ownWishes(plan), ...answeringWishes(plan), ...sharedWishes(plan), ...commonWishes(plan)];
  for (const wish of withRules(wishes, bindingRules(brief), plan.told)) {
    const id = wish.party.class_id;
    if (!id || !classes.has(id)) continue;
    const item = {
      user_class_id: id,
      name: capitalised(wish.name),
      story: `As ${withArticle(wish.party.noun)}, I want ${wish.want}, so that ${wish.so}.`,
      acceptance_criteria: wish.criteria,
      priority: wish.priority,
    };
    if (kept.some((other) => (wish.deed ? isSameDeed(other, item) : isSameWish(other, item)))) continue;
    if (!wish.deed && isToldAlready(wish, plan)) continue;
    kept.push(item);
    drafted.push(item);
  }
  return drafted;
}

/** A rule that limits a deed is a scenario of it, so that it is tested; one that limits no deed has a test of its own. */
function withRules(wishes: readonly Wish[], rules: readonly Rule[], deeds: readonly BoundDeed[]): Wish[] {
  const bound = Map.groupBy(rules, (rule) => deedGoverned(rule, deeds));
  return wishes.map((wish) => {
    const own = (wish.deed ? bound.get(wish.deed) : undefined) ?? [];
    const trials = own.flatMap(trialsOfRule).filter((trial) => !isTriedIn(wish, trial));
    return trials.length > 0 ? { ...wish, criteria: [...trials, wish.criteria].join("\n\n") } : wish;
  });
}

/** The deed was told with the limit itself. */
function isTriedIn({ criteria }: Wish, trial: string): boolean {
  const [, beyond = ""] = /\nWhen (.+)/.exec(trial) ?? [];
  return criteria.includes(`Given ${beyond}\n`);
}

type Told = { user_class_id?: string | null | undefined; name: string; story: string };

/** What was said is told once, however like something else it sounds. */
function isSameDeed(one: Told, other: Told): boolean {
  return one.user_class_id === other.user_class_id && isNearDuplicate(one.story, other.story, SAME_WORDS);
}

function isSameWish(one: Told, other: Told): boolean {
  return (
    isNearDuplicate(one.story, other.story, SAME_STATEMENT) ||
    (one.user_class_id === other.user_class_id && isNearDuplicate(one.name, other.name, SAME_NAME))
  );
}

function criteriaOf(criteria: StoryPattern["criteria"], slots: Slots): string {
  return criteria.map((lines) => lines.map((line) => filled(line, slots)).join("\n")).join("\n\n");
}

function ownWishes(plan: Plan): Wish[] {
  return plan.told.map((deed) => ({
    party: deed.party,
    name: deed.activity.said,
    want: ["to", inFirstPerson(deed.activity.said), deed.activity.condition].filter(Boolean).join(" "),
    so: deed.activity.reason ?? filledFor(deed.pattern.so, deed),
    criteria: criteriaOfDeed(deed, afterwardsOf(deed, plan.analysis)),
    priority: "must",
    deed,
  }));
}

/** What the person on the other side of a deed wishes. */
function answeringWishes(plan: Plan): Wish[] {
  return answersOf(plan).map(({ party, pattern, slots }) => ({
    party,
    name: filled(pattern.name, slots),
    want: filled(pattern.want, slots),
    so: filled(pattern.so, slots),
    criteria: criteriaOf(pattern.criteria, slots),
    priority: "should",
  }));
}

function sharedWishes(plan: Plan): Wish[] {
  return plan.concerns.flatMap((concern) =>
    concern.pattern.stories.flatMap((story) => {
      const party =
        story.by === "customer"
          ? concern.customer
          : story.by === "provider"
            ? concern.provider
            : story.by === "newcomer"
              ? concern.newcomer
              : story.by === "admin"
                ? plan.parties.find((item) => item.side === "admin")
                : undefined;
      return party ? [wishOf(story, party, concern.slots, "should")] : [];
    }),
  );
}

function wishOf(story: StoryPattern, party: Party, concernSlots: Slots, priority: Priority): Wish {
  const slots = { ...concernSlots, actor: party.noun };
  return {
    party,
    name: filled(story.name, slots),
    want: filled(story.want, slots),
    so: filled(story.so, slots),
    criteria: criteriaOf(story.criteria, slots),
    priority,
    told: story.told,
  };
}

/** What everybody wishes is told once: by a class of which nothing else is told, in a full description by the one of which most is. */
function commonWishes(plan: Plan): Wish[] {
  const people = plan.parties.filter(({ side, coming }) => side !== "admin" && coming !== "without-account");
  const counts = new Map(people.map((party) => [party, 0]));
  for (const wish of [...ownWishes(plan), ...answeringWishes(plan), ...sharedWishes(plan)])
    if (counts.has(wish.party)) counts.set(wish.party, (counts.get(wish.party) ?? 0) + 1);
  const wishes = plan.concerns.flatMap((concern) =>
    concern.pattern.stories
      .filter((story) => story.by === "everyone")
      .map((story) => ({ story, slots: concern.slots, named: concern.named })),
  );
  const weight = (party: Party) => (party.named ? 100 : 0) + (counts.get(party) ?? 0);
  const [busiest] = people.toSorted((a, b) => weight(b) - weight(a));
  return wishes.flatMap(({ story, slots, named }) => {
    const party = named ?? (isToldInFull(plan.analysis) ? undefined : people.find((one) => counts.get(one) === 0)) ?? busiest;
    if (!party) return [];
    counts.set(party, (counts.get(party) ?? 0) + 1);
    return [wishOf(story, party, slots, "could")];
  });
}
