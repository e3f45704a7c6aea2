import * as z from "zod";
import { cite } from "#domain/citation.ts";
import { contentLists } from "#domain/content-lists.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import type { ContentSpecification, ProjectContent } from "#domain/project-content.ts";
import { sourceKinds } from "#domain/sources.ts";
import { choicesIn, fileChoices, fileQuestionnaire, questionnaireIn } from "./choices.ts";

/** What the file says it is, and where its shape is described. */
export const projectFormat = "product-architect/project";
export const projectSchemaPath = "/schemas/project-1.json";

/** The texts of a specification, by their columns. */
export const specificationTexts = {
  project_overview: "Project overview",
  project_scope: "Project scope",
  references_list: "References",
  product_perspective: "Product perspective",
  business_model: "Business model",
  pricing_details: "Pricing",
  frontend_details: "Front end",
  backend_details: "Back end",
  database_details: "Database",
} as const;
export type SpecificationText = keyof typeof specificationTexts;
export const allSpecificationTexts = Object.keys(specificationTexts) as readonly SpecificationText[];

const number = z.int().positive();
const cell = z.string().nullable().optional();

/** A row in words: references are the numbers of the rows they mean, such as "UC-1". */
const row = z.record(z.string(), z.union([cell, number])).and(z.object({ number }));
export type FileRow = z.output<typeof row>;

export const projectFile = z
  .looseObject({
    $schema: z.string().optional(),
    format: z.literal(projectFormat),
    format_version: z.literal(1),
    generated_at: z.string().describe("ISO 8601"),
    project: z.object({ name: z.string(), version: cell, type: cell, description: cell, color: cell }),
    specification: z.partialRecord(z.enum(allSpecificationTexts as [SpecificationText, ...SpecificationText[]]), cell),
    choices: fileChoices.optional().describe("What the specification says beside its texts, by column"),
    questionnaire: fileQuestionnaire.nullish().describe("The answers the project began with; uploaded files stay where they are"),
    rows: z.partialRecord(z.enum(allNouns as [Noun, ...Noun[]]), z.array(row)),
    acceptance: z
      .record(z.string(), z.object({ accepted: z.boolean(), sources: z.array(z.enum(sourceKinds)) }))
      .optional()
      .describe(
        "Of each row by its number, and each text by its name, whether people accepted all of it and where it comes from; never read back",
      ),
    quality: z
      .object({
        rows: z.int(),
        clean: z.int(),
        open: z.int(),
        sections: z.record(z.string(), z.object({ rows: z.int(), clean: z.int() })),
        kept: z.array(
          z.object({
            ...{ row: z.string(), field: z.string(), rule: z.string(), words: z.string() },
            ...{ because: z.string(), by: z.string().nullable(), at: z.string() },
          }),
        ),
      })
      .optional()
      .describe(
        "How many rows have no finding in their wording, how many findings are open, and which are kept on purpose; never read back",
      ),
  })
  .describe("All that a project of Product Architect says, in the order it is listed");
export type ProjectFile = z.output<typeof projectFile>;

/** The shape of the file as JSON Schema (draft 2020-12). */
export function projectSchema(): object {
  return { $id: projectSchemaPath, title: "Product Architect project", ...z.toJSONSchema(projectFile, { io: "input" }) };
}

/** When it was written, and the citations of rows by their ids where more are cited than `content` holds. */
type Said = { generated_at: string; citations?: ReadonlyMap<unknown, string> | undefined };

/** The project as our own file; equal projects give equal text but for the time. */
export function toProjectFile(content: ProjectContent, { generated_at, citations }: Said): ProjectFile {
  const { name, version = null, type = null, description = null, color = null } = content.project;
  const lists = listsOf(content);
  const cited = citations ?? citationsOf(content);
  return {
    $schema: projectSchemaPath,
    format: projectFormat,
    format_version: 1,
    generated_at,
    project: { name, version, type, description, color },
    specification: textsOf(content.specification),
    choices: choicesIn(content.specification),
    questionnaire: questionnaireIn(content.questionnaire),
    rows: Object.fromEntries(allNouns.map((noun) => [noun, lists[noun].map((one) => fileRow(noun, one, cited))])),
  };
}

type Stored = Readonly<Record<string, unknown>>;

const listsOf = (content: ProjectContent): Record<Noun, readonly Stored[]> => contentLists(content);

/** How each row is cited, by its id. */
export function citationsOf(content: ProjectContent): ReadonlyMap<unknown, string> {
  const lists = listsOf(content);
  return new Map(allNouns.flatMap((noun) => lists[noun].map((row) => [row.id, cite(noun, Number(row.number))])));
}

type CitedRow = { id: string; number: number; revision: number; words: Record<string, string> };

/** The rows of every list in words, their references being numbers such as "UC-1". */
export function projectFileRows(content: ProjectContent, cited = citationsOf(content)): Record<Noun, CitedRow[]> {
  const lists = listsOf(content);
  const rowOf = (noun: Noun, stored: Stored): CitedRow => {
    const said = Object.entries(fileRow(noun, stored, cited)).filter(([name, text]) => name !== "number" && text !== null);
    const words = Object.fromEntries(said.map(([name, text]) => [name, String(text)]));
    return { id: String(stored.id), number: Number(stored.number), revision: Number(stored.revision), words };
  };
  return Object.fromEntries(allNouns.map((noun) => [noun, lists[noun].map((stored) => rowOf(noun, stored))])) as Record<
    Noun,
    CitedRow[]
  >;
}

function fileRow(noun: Noun, stored: Stored, cited: ReadonlyMap<unknown, string>): FileRow {
  const words = Object.entries(nouns[noun].fields).map(([name, { kind }]): [string, string | null] => {
    const said = stored[name];
    if (kind === "reference") return [name, cited.get(said) ?? null];
    return [name, typeof said === "string" ? said : null];
  });
  return { number: Number(stored.number), ...Object.fromEntries(words) } as FileRow;
}

export function textsOf(specification: ContentSpecification | null): ProjectFile["specification"] {
  return Object.fromEntries(
    allSpecificationTexts.flatMap((name) => (specification?.[name] ? [[name, specification[name]]] : [])),
  );
}
