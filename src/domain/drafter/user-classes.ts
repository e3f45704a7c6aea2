import type { Brief } from "#domain/brief.ts";
import { filled, withArticle } from "#domain/drafter/language/fill.ts";
import { inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { capitalised, listed } from "#domain/drafter/language/words.ts";
import { answersOf } from "#domain/drafter/plan/answers.ts";
import type { Party } from "#domain/drafter/plan/parties.ts";
import { type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import { isToldAlready } from "#domain/drafter/plan/told-already.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";
import { classesTold } from "./languages/rows.ts";
import { SAME_NAME, withoutRepeats } from "./similarity.ts";
import { doneBy } from "./telling/done-by.ts";

export type DraftedUserClass = { name: string; description: string; privileges: string };

/** The people of the description and those every product has, without the classes that exist already. */
export function draftUserClasses(brief: Brief): DraftedUserClass[] {
  const told = toldInItsLanguage(brief);
  if (told) return classesTold(told, brief);
  const plan = planOf({ ...brief, user_classes: [] });
  const drafted = plan.parties.map((party) => ({
    name: capitalised(party.noun.singular),
    description: descriptionOf(party, plan),
    privileges: privilegesOf(party, plan),
  }));
  const present = brief.user_classes.map((item) => item.name);
  return withoutRepeats(drafted, (item) => item.name, present, SAME_NAME);
}

export function deedsOf(party: Party, plan: Plan): string[] {
  return plan.deeds.filter((deed) => deed.party === party).map(({ activity }) => activity.said);
}

function descriptionOf(party: Party, plan: Plan): string {
  if (party.side === "admin")
    return `Runs ${plan.name} day by day: manages people and their roles and keeps the settings in order.`;
  const deeds = deedsOf(party, plan)
    .slice(0, 4)
    .map((said) => doneBy(party.noun, said));
  if (deeds.length > 0) return `${capitalised(party.noun.plural)} ${listed(deeds)}.`;
  const names = [...answerNames(party, plan), ...sharedNames(party, plan)]
    .slice(0, 3)
    .map((name) => inThirdPerson(uncapitalised(name), "their").replace(/\bme\b/g, "them"));
  if (names.length > 0) return `${capitalised(party.noun.plural)} ${listed(names)}.`;
  return `${capitalised(withArticle(party.noun))} sees in ${plan.name} what concerns them.`;
}

function privilegesOf(party: Party, plan: Plan): string {
  if (party.side === "admin")
    return plan.concerns
      .flatMap(({ pattern }) => (pattern.key === "administration" ? pattern.stories.map(({ name }) => name) : []))
      .map((line) => `- ${line}`)
      .join("\n");
  const own = plan.deeds
    .filter((deed) => deed.party === party)
    .map((deed) => capitalised(inThirdPerson(deed.activity.said, "their own")));
  const shared = [...answerNames(party, plan), ...sharedNames(party, plan)].map((name) => name.replace(/\bme\b/g, "them"));
  const lines = withoutRepeats([...own, ...shared], (line) => line, [], SAME_NAME).slice(0, 8);
  const rights = lines.length > 0 ? lines : ["See what concerns them"];
  return [
    ...rights.map((line) => line.replace(/\bmy\b/g, "their own")),
    party.coming === "invited"
      ? "No access to the administration"
      : "No access to the data of others unless it was shared with them",
  ]
    .map((line) => `- ${capitalised(line)}`)
    .join("\n");
}

function answerNames(party: Party, plan: Plan): string[] {
  return answersOf(plan)
    .filter((answer) => answer.party === party)
    .map((answer) => filled(answer.pattern.name, answer.slots));
}

function sharedNames(party: Party, plan: Plan): string[] {
  return plan.concerns.flatMap((concern) =>
    concern.pattern.stories
      .filter(
        (story) =>
          (story.by === "customer" && concern.customer === party) || (story.by === "provider" && concern.provider === party),
      )
      .filter(
        (story) =>
          !isToldAlready({ party, told: story.told, want: filled(story.want, { ...concern.slots, actor: party.noun }) }, plan),
      )
      .slice(0, 3)
      .map((story) => filled(story.name, { ...concern.slots, actor: party.noun })),
  );
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
