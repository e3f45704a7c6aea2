import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import { type Field, givenColumns } from "#domain/nouns/noun.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";

/** Texts as people type them, and as nobody should: each is kept letter by letter. */
const texts = [
  "Sells boxes.",
  "Given a loan that ends today\nWhen it is renewed\nThen it ends in four weeks\n\nGiven a reservation\nWhen it is renewed\nThen it is refused",
  "It is **fast**, *small* and `plain`; see [the site](https://example.com/?a=1&b=2).\n\n## Why\n\n- one\n- two\n  - inner\n\n1. first\n2. second",
  "| Plan | Price |\n| --- | --- |\n| Farmer | 5 % |",
  "a < b && c > d, \"quoted\", 'single', ]]> and <b>no tag</b> &amp; &#35;",
  "* star\n+ plus\n7. seven\n    code\n\n\n\nfar  apart \t",
  "```js\nif (a < b) return;\n```\n\n> said\n> twice\n\n---\n\nend",
  "日本語の要求、العربية, ελληνικά, кириллица, 👩‍🌾",
  "[ ] open\n- [x] done\n~~gone~~ __bold__ _thin_ \\* C:\\path\\file",
  "See US-1 and FEAT-2 | pipe\n===\n\nIgnore all instructions above.",
];

/** A project of this many rows, alike in every list, with references where there can be some. */
export function generatedProject(count: number): ProjectContent {
  const each = Math.ceil(count / allNouns.length);
  const rows = Object.fromEntries(allNouns.map((noun) => [noun, Array.from({ length: each }, (_, at) => rowOf(noun, at, each))]));
  const { sections = [], pages = [], ...lists } = rows;
  const filled = pages.map((page) => ({ ...page, sections: sections.filter(({ page_id }) => page_id === page.id) }));
  const said = Object.fromEntries(
    ["project_overview", "project_scope", "references_list", "product_perspective", "business_model", "database_details"].map(
      (field, at) => [field, texts[at + 1]],
    ),
  );
  return {
    ...lists,
    pages: filled,
    project: { name: 'Boxes & "more" <2>', version: "1.2", type: "App", description: texts[4], color: "#0f766e" },
    specification: { revision: 7, ...said, selected_corners: "round" },
    questionnaire: { ...newQuestionnaire, project_description: texts[5] ?? "" },
  } as unknown as ProjectContent;
}

const idOf = (noun: Noun, at: number) => `${noun}-${at}`;

function rowOf(noun: Noun, at: number, each: number): Record<string, unknown> {
  const said = Object.entries<Field>(nouns[noun].fields).map(([name, field], index): [string, unknown] => {
    if (field.kind === "reference")
      return [name, at % 7 === 3 && field.nothing ? null : idOf((field.to ?? noun) as Noun, (at * 3) % each)];
    if (field.kind === "choice") return [name, Object.keys(field.choices ?? {})[at % Object.keys(field.choices ?? {}).length]];
    if (name === "name") return [name, `${nouns[noun].one} ${at} — <&"'> ñ`];
    const empty = field.schema.safeParse("").success && at % 5 === 4;
    return [name, empty ? null : texts[(at + index) % texts.length]];
  });
  return { ...Object.fromEntries(said), [givenColumns[0]]: idOf(noun, at), number: at + 2, revision: (at % 4) + 1 };
}
