import { cite } from "#domain/citation.ts";
import { said } from "#domain/document/blocks.ts";
import type { Exported } from "#domain/export/exported.ts";
import type { ContentRow, ProjectContent } from "#domain/project-content.ts";
import { assuranceNeeds } from "./assurances.ts";
import { createFolderNames } from "./folder-names.ts";
import { citeAt, type Need, needOf } from "./needs.ts";
import { plainScenario, scenariosIn, testScenario } from "./scenarios.ts";
import { statementShall, storyShall } from "./sentences.ts";
import { storyFeatures } from "./story-features.ts";

/** What is built and specified together: a feature with its stories, or what belongs to none. */
export type Capability = {
  folder: string;
  title: string;
  /** The feature it is; null where it is none. */
  cite: string | null;
  number: number | null;
  about: string;
  needs: Need[];
};

/** A project as capabilities: one for each feature, one for the stories of each user class without a feature, and one for each further kind of requirement. */
export function capabilitiesOf({ content }: Pick<Exported, "content">): Capability[] {
  const folder = createFolderNames();
  const featureOf = storyFeatures(content);
  const placed = new Set<string>();
  const needs = storyNeeds(content);
  const take = (ids: readonly string[]) => {
    const open = ids.filter((id) => !placed.has(id));
    for (const id of open) placed.add(id);
    return open.flatMap((id) => needs.get(id) ?? []);
  };
  const features = content.features.map((row): Capability => {
    const own = content.user_stories.filter(({ id }) => featureOf.get(id) === row.id).map(({ id }) => id);
    return {
      folder: folder(row.name, cite("features", row.number)),
      title: said(row.name),
      cite: citeAt("features", row),
      number: row.number,
      about: said(row.description),
      needs: [featureNeed(row), ...take(own)],
    };
  });
  const classes = new Map(content.user_classes.map((row) => [row.id, row]));
  const others = Map.groupBy(
    content.user_stories.filter(({ id }) => !placed.has(id)),
    ({ user_class_id }) => classes.get(user_class_id),
  );
  const stories = [...others].map(([owner, rows]): Capability => {
    const title = owner ? `What ${withArticle(said(owner.name))} can do` : "User stories without a user class";
    const of = owner ? `the user class ${citeAt("user_classes", owner)} ${said(owner.name)}` : "no user class";
    return {
      folder: folder(title, owner ? cite("user_classes", owner.number) : "user-stories"),
      title,
      cite: null,
      number: null,
      about: `User stories of ${of} that belong to no feature.`,
      needs: take(rows.map(({ id }) => id)),
    };
  });
  const assurances = assuranceNeeds(content).map(
    ({ title, about, needs: own }): Capability => ({
      folder: folder(title, title),
      title,
      cite: null,
      number: null,
      about,
      needs: own,
    }),
  );
  return [...features, ...stories, ...assurances].filter((one) => one.needs.length > 0);
}

/** `an admin`, `a user`. */
export const withArticle = (words: string) => `${/^(?:[aeio]|u(?!s|ni))/i.test(words) ? "an" : "a"} ${words}`;

function featureNeed(row: ContentRow<"features">): Need {
  const words = said(row.description);
  const then = words ? "it does what its description says" : "it is there";
  return needOf("features", row, {
    shall: statementShall("feature", row.name, words),
    words,
    scenarios: [plainScenario(`"${row.name}" is used`, then)],
  });
}

function storyNeeds({ user_stories, test_cases }: ProjectContent): Map<string, Need> {
  const tests = Map.groupBy(test_cases, ({ user_story_id }) => user_story_id ?? "");
  return new Map(
    user_stories.map((row) => {
      const own = tests.get(row.id) ?? [];
      const done = "the story is carried out";
      const criteria = scenariosIn(row.acceptance_criteria, done);
      const scenarios = criteria.length > 0 ? criteria : own.map(testScenario);
      const need = needOf("user_stories", row, {
        shall: storyShall(row.story, row.name),
        words: said(row.story),
        scenarios: scenarios.length > 0 ? scenarios : [plainScenario(done, "what it says holds")],
        priority: row.priority ?? null,
        tests: own.map((test) => citeAt("test_cases", test)),
      });
      return [row.id, need];
    }),
  );
}
