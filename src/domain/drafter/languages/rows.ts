import type { Brief, BriefSection } from "#domain/brief.ts";
import type { DraftedFeature } from "#domain/drafter/features.ts";
import type { DraftedPage } from "#domain/drafter/pages.ts";
import { serving } from "#domain/drafter/serving.ts";
import { isNearDuplicate, SAME_NAME, SAME_WORDS, withoutRepeats } from "#domain/drafter/similarity.ts";
import type { DraftedUserClass } from "#domain/drafter/user-classes.ts";
import type { DraftedUserStory } from "#domain/drafter/user-stories.ts";
import { criteriaOf, kindTextOf, pageNames } from "./deed-texts.ts";
import type { ToldIn } from "./in-its-language.ts";
import { capital } from "./token.ts";
import { byPerson, isSamePerson } from "./tongue.ts";

/** Everybody who does something, with what they do. */
export function classesTold({ tongue, deeds }: ToldIn, brief: Brief): DraftedUserClass[] {
  const { texts } = tongue;
  const drafted = [...byPerson(deeds)].map(([who, own]) => {
    const told = own.map(({ said }) => texts.theirs(said, who));
    return {
      name: capital(who),
      description: `${texts.does} ${told.join(texts.listed)}.`,
      privileges: told.map((said) => `- ${capital(said)}`).join("\n"),
    };
  });
  return withoutRepeats(
    drafted,
    ({ name }) => name,
    brief.user_classes.map(({ name }) => name),
    SAME_NAME,
  );
}

/** Whether a class of the brief is somebody of whom something is told. */
export function isToldOf({ deeds }: ToldIn, { user_classes }: Brief): boolean {
  return deeds.some(({ who }) => user_classes.some(({ name }) => isSamePerson(name, who)));
}

/** Each deed as a story of its person, where there is such a class. */
export function storiesTold({ tongue: { texts }, deeds }: ToldIn, brief: Brief): DraftedUserStory[] {
  const pageOf = pageNames(texts, deeds);
  const drafted = deeds.flatMap((deed) => {
    const owner = brief.user_classes.find(({ name }) => isSamePerson(name, deed.who));
    if (!owner) return [];
    return [
      {
        user_class_id: owner.id,
        name: capital(deed.said).slice(0, 200),
        story: texts.story(deed.who, deed.said, deed.so ?? kindTextOf(texts, deed).so),
        acceptance_criteria: criteriaOf(texts, deed, pageOf(deed)),
        priority: "must" as const,
      },
    ];
  });
  const known = brief.user_stories.map(({ story }) => story);
  return withoutRepeats(drafted, ({ story }) => story, known, SAME_WORDS);
}

/** A page for each thing something is done with. */
export function pagesTold({ tongue: { texts }, deeds }: ToldIn, brief: Brief): DraftedPage[] {
  const pageOf = pageNames(texts, deeds);
  const byThing = Map.groupBy(deeds, pageOf);
  const drafted = [...byThing].map(([name, own]) => {
    const told = own.map((deed) => ({
      who: deed.who,
      said: texts.theirs(deed.said, deed.who),
      section: kindTextOf(texts, deed).section,
    }));
    return {
      name,
      description: `${texts.pageOf} ${[...new Set(told.map(({ who, said }) => `${said} (${who})`))].join(texts.listed)}.`,
      features: told.map(({ said }) => `- ${capital(said)}`).join("\n"),
      sections: told.map(({ said, section }) => ({ name: capital(said).slice(0, 120), description: section })),
    };
  });
  return withoutRepeats(
    drafted,
    ({ name }) => name,
    brief.pages.map(({ name }) => name),
    SAME_NAME,
  );
}

/** What each section lets people do, and each rule in the words it was said in. */
export function featuresTold({ tongue, deeds, duties, rules }: ToldIn, brief: Brief): DraftedFeature[] {
  const placeOf = (name: string): { page_id: string | null; section: BriefSection | undefined } => {
    const page = brief.pages.find(({ sections }) => sections.some((section) => isNearDuplicate(section.name, name, SAME_NAME)));
    return {
      page_id: page?.id ?? null,
      section: page?.sections.find((section) => isNearDuplicate(section.name, name, SAME_NAME)),
    };
  };
  const { texts } = tongue;
  const ofDeeds = deeds.map(({ who, said }) => ({
    name: capital(texts.theirs(said, who)).slice(0, 200),
    story: capital(said).slice(0, 200),
    description: texts.featureOf(who, said),
  }));
  const ofDuties = duties.map((said) => {
    const name = capital(texts.its(said)).slice(0, 200);
    return { name, story: name, description: texts.dutyOf(said) };
  });
  const ofRules = rules.map((said) => {
    const name = capital(said).slice(0, 200);
    return { name, story: name, description: texts.ruleOf(capital(said)) };
  });
  const drafted = [...ofDeeds, ...ofDuties, ...ofRules].map(({ name, story, description }) => {
    const { page_id, section } = placeOf(name);
    return { page_id, section_id: section?.id ?? null, name, description: serving(description, { stories: [story] }, brief) };
  });
  return withoutRepeats(
    drafted,
    ({ name }) => name,
    brief.features.map(({ name }) => name),
    SAME_WORDS,
  );
}
