import { strToU8, zipSync } from "fflate";
import { cite } from "#domain/citation.ts";
import { scenariosOf } from "#domain/document/blocks.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { scenarioLines } from "#domain/nouns/test-cases.ts";
import { traceLinks } from "#domain/pictures/trace-links.ts";
import type { ContentRow, ProjectContent } from "#domain/project-content.ts";
import type { Exported } from "./exported.ts";
import { slug } from "./file-name.ts";
import { described, named, scenarioName, stepOf } from "./gherkin-text.ts";

type Story = ContentRow<"user_stories">;
type Test = ContentRow<"test_cases">;
type Row = { number: number; revision: number; name: string };
/** What becomes a file: a feature, or the people whose stories belong to none. */
type Group = { noun: Noun; row: Row; text: string; stories: Story[]; tests: Test[] };

const ABOUT = `# Scenarios

Each file holds the scenarios of a feature, or of a user class whose stories cite none. Every scenario has the number of its
requirement as a tag, with its revision and without: \`@US-14\` finds the story's scenarios whatever was changed in them since,
\`@US-14.r3\` those of this revision alone. Test cases have tags of their own, such as \`@TC-2\`.
`;

/** Acceptance criteria and test cases as a zip of .feature files, one for each feature. */
export function writeGherkin({ content }: Pick<Exported, "content">): Uint8Array {
  const files = groupsOf(content).map((group) => [fileName(group), strToU8(featureFile(group))] as const);
  return zipSync(Object.fromEntries([["README.md", strToU8(ABOUT)], ...files]));
}

/** A story goes to the first feature it has to do with, else to its user class. */
function groupsOf(content: ProjectContent): Group[] {
  const links = traceLinks(content);
  const featuresOf = links.between("user_stories", "features");
  const testsOf = Map.groupBy(content.test_cases, ({ user_story_id }) => user_story_id ?? "");
  const stories = new Set(content.user_stories.map(({ id }) => id));
  const byFeature = new Map<string, Story[]>();
  const byClass = new Map<string, Story[]>();
  for (const story of content.user_stories) {
    const [feature] = featuresOf.get(story.id) ?? [];
    const [groups, key] = feature === undefined ? [byClass, story.user_class_id] : [byFeature, feature];
    groups.set(key, [...(groups.get(key) ?? []), story]);
  }
  const group = (noun: Noun, row: Row, text: string | null | undefined, own: Story[] = []): Group[] => {
    return own.length > 0
      ? [{ noun, row, text: text ?? "", stories: own, tests: own.flatMap(({ id }) => testsOf.get(id) ?? []) }]
      : [];
  };
  const known = new Set(content.user_classes.map(({ id }) => id));
  const others = [...byClass].flatMap(([id, own]) => (known.has(id) ? [] : own));
  const stray = content.test_cases.filter(({ user_story_id }) => !stories.has(user_story_id ?? ""));
  const none = { number: 0, revision: 0 };
  return [
    ...content.features.flatMap((row) => group("features", row, row.description, byFeature.get(row.id))),
    ...content.user_classes.flatMap((row) => group("user_classes", row, row.description, byClass.get(row.id))),
    ...group("user_stories", { ...none, name: "Stories" }, "", others),
    ...(stray.length > 0
      ? [{ noun: "test_cases" as const, row: { ...none, name: "Test cases" }, text: "", stories: [], tests: stray }]
      : []),
  ];
}

function fileName({ noun, row }: Group): string {
  const number = row.number ? `${cite(noun, row.number).toLowerCase()}-` : "";
  return `features/${number}${slug(row.name, 60)}.feature`;
}

const tags = (noun: Noun, { number, revision }: Row) =>
  number ? `@${cite(noun, number)} @${cite(noun, number)}.r${revision}` : "";
const titled = (noun: Noun, { number, name }: Row) => named([number ? cite(noun, number) : "", name].filter(Boolean).join(" "));

function featureFile({ noun, row, text, stories, tests }: Group): string {
  const rules = stories.flatMap((story) => [
    "",
    ...ruleOf(
      story,
      tests.filter(({ user_story_id }) => user_story_id === story.id),
    ),
  ]);
  const own = stories.length === 0 ? tests.flatMap((test) => ["", ...testOf(test, "  ")]) : [];
  const head = [tags(noun, row), `Feature: ${titled(noun, row)}`, ...described(text, "  ")].filter(Boolean);
  return `${[...head, ...rules, ...own].join("\n")}\n`;
}

/** A story with its scenarios; runners that know no tags of rules find them by those of the scenarios. */
function ruleOf(story: Story, tests: readonly Test[]): string[] {
  const scenarios = scenariosOf(story.acceptance_criteria).flatMap((lines, at) =>
    scenario({ tags: tags("user_stories", story), name: `${at + 1}. ${scenarioName(lines)}`, lines, indent: "    " }),
  );
  return [
    `  Rule: ${titled("user_stories", story)}`,
    ...described(story.story, "    "),
    ...scenarios,
    ...tests.flatMap((test) => ["", ...testOf(test, "    ", tags("user_stories", story))]),
  ];
}

function testOf(test: Test, indent: string, more = ""): string[] {
  const lines = scenarioLines({ given: test.given, when: test.when, then: test.then });
  const own = [tags("test_cases", test), more].filter(Boolean).join(" ");
  return scenario({ tags: own, name: titled("test_cases", test), lines, indent }).slice(1);
}

function scenario({ tags: own, name, lines, indent }: { tags: string; name: string; lines: readonly string[]; indent: string }) {
  const steps = lines.flatMap((line) => line.split("\n")).flatMap((line) => stepOf(line) ?? []);
  return ["", `${indent}${own}`, `${indent}Scenario: ${name}`, ...steps.map((step) => `${indent}  ${step}`)];
}
