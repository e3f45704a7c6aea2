import { cite } from "#domain/citation.ts";
import { citationGraph } from "#domain/citation-graph.ts";
import { singular } from "#domain/drafter/language/words.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { traceLinks } from "#domain/pictures/trace-links.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { wordsOfRow } from "#domain/source-units/row-words.ts";
import type { Gap, GapRow } from "./gap.ts";

type Row = { id: string; number: number };
export const rowOf =
  (noun: Noun) =>
  ({ id, number }: Row): GapRow => ({ noun, id, number });
const plainName = (name: string) =>
  singular(
    name
      .toLowerCase()
      .replace(/^(?:an?|the)\s+/u, "")
      .trim(),
  );
const ROLE = /^\s*as (?:an?|the|some(?:one|body))\s+([^,]+?),?\s+i\s/iu;
const FAILS =
  /\b(?:fail|error|wrong|invalid|missing|refus|reject|not\b|no\b|cannot|without|expired|already|too (?:many|long|large)|never|denied|empty|unavailable|offline|below|above|exceed)/iu;

/** What rows say of each other: who they are for, what they rest on, what shows that they work. */
export function linkGaps(content: ProjectContent): Gap[] {
  const { user_classes, user_stories, pages, test_cases } = content;
  const links = traceLinks(content);
  const without = (
    noun: "user_classes" | "user_stories" | "features" | "test_cases",
    other: "user_stories" | "test_cases" | "pages",
  ) => {
    const found = links.between(noun, other);
    return content[noun].filter(({ id }) => !found.has(id)).map(rowOf(noun));
  };
  const gaps = (kind: Gap["kind"], rows: readonly GapRow[], sentence: (row: GapRow) => string, makes?: Noun): Gap[] =>
    rows.map((row) => ({ kind, rows: [row], sentence: sentence(row), ...(makes && { makes }) }));
  const citing = (row: GapRow) => (row.number > 0 ? cite(row.noun, row.number) : "This row");
  return [
    ...priorityGaps(content),
    ...roundGaps(content),
    ...user_stories.flatMap((story): Gap[] => {
      const role = ROLE.exec(story.story)?.[1]?.trim();
      const isKnown = !role || user_classes.some(({ name }) => sharesName(role, name));
      return isKnown
        ? []
        : [
            {
              kind: "role",
              rows: [rowOf("user_stories")(story)],
              sentence: `${cite("user_stories", story.number)} speaks for “${role}”, whom no user class describes.`,
              makes: "user_classes",
            },
          ];
    }),
    ...(user_stories.length > 0
      ? [
          ...gaps("orphan", without("test_cases", "user_stories"), (row) => `${citing(row)} tests no story.`),
          ...gaps(
            "orphan",
            links.between("features", "user_stories").size > 0 ? without("features", "user_stories") : [],
            (row) => `${citing(row)} serves no story.`,
            "user_stories",
          ),
          ...gaps(
            "role-without-story",
            without("user_classes", "user_stories"),
            (row) => `Nobody says what ${nameOf(content, row)} wants.`,
            "user_stories",
          ),
        ]
      : []),
    ...(test_cases.length > 0
      ? gaps(
          "test",
          without("user_stories", "test_cases"),
          (row) => `No test case shows that ${citing(row)} works.`,
          "test_cases",
        )
      : []),
    ...(pages.length > 0 ? gaps("page", without("features", "pages"), (row) => `${citing(row)} is on no page.`) : []),
    ...user_stories
      .filter(({ id, acceptance_criteria }) => {
        const tests = test_cases.filter(({ user_story_id }) => user_story_id === id);
        return !FAILS.test([acceptance_criteria, ...tests.flatMap(({ given, when, then }) => [given, when, then])].join("\n"));
      })
      .map(
        (story): Gap => ({
          kind: "failure",
          rows: [rowOf("user_stories")(story)],
          sentence: `What happens when ${cite("user_stories", story.number)} goes wrong stands nowhere.`,
          makes: "test_cases",
        }),
      ),
  ];
}

function nameOf({ user_classes }: ProjectContent, { id }: GapRow): string {
  return user_classes.find((one) => one.id === id)?.name ?? "this role";
}

function sharesName(role: string, name: string): boolean {
  const said = plainName(role);
  const known = plainName(name);
  return said === known || said.endsWith(` ${known}`) || known.endsWith(` ${said}`) || known.includes(said);
}

function priorityGaps({ user_stories }: ProjectContent): Gap[] {
  const graph = citationGraph(
    user_stories.map((story) => ({ reference: cite("user_stories", story.number), texts: [wordsOfRow("user_stories", story)] })),
  );
  const byReference = new Map(user_stories.map((story) => [cite("user_stories", story.number), story]));
  return user_stories
    .filter(({ priority }) => priority === "must")
    .flatMap((story) =>
      (graph.cites.get(cite("user_stories", story.number)) ?? []).flatMap((reference): Gap[] => {
        const other = byReference.get(reference);
        if (other?.priority !== "could" && other?.priority !== "wont") return [];
        const row = rowOf("user_stories");
        const word = other.priority === "could" ? "Could" : "Won’t";
        return [
          {
            kind: "priority",
            rows: [row(story), row(other)],
            sentence: `${cite("user_stories", story.number)} is a Must and rests on ${reference}, which is a ${word}.`,
          },
        ];
      }),
    );
}

/** Rows of one kind that cite each other all the way round. */
function roundGaps(content: ProjectContent): Gap[] {
  return (["user_stories", "features"] as const).flatMap((noun) => {
    const rows: readonly Row[] = content[noun];
    const { cites } = citationGraph(rows.map((row) => ({ reference: cite(noun, row.number), texts: [wordsOfRow(noun, row)] })));
    const byReference = new Map(rows.map((row) => [cite(noun, row.number), row]));
    const told = new Set<string>();
    return [...cites.keys()].flatMap((start): Gap[] => {
      const round = roundFrom(start, cites);
      if (!round || told.has(start)) return [];
      for (const reference of round) told.add(reference);
      const members = round.flatMap((reference) => byReference.get(reference) ?? []).map(rowOf(noun));
      return [{ kind: "cycle", rows: members, sentence: `${[...round, start].join(" → ")}: each waits for the next.` }];
    });
  });
}

function roundFrom(start: string, cites: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const waiting: string[][] = [[start]];
  const seen = new Set<string>();
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    for (const next of cites.get(path.at(-1) ?? "") ?? []) {
      if (next === start) return path;
      if (!seen.has(next)) waiting.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}
