import type { Acceptance, Accepting, Striking } from "./acceptance.ts";
import { cite } from "./citation.ts";
import { type CitedText, citedTexts } from "./cited.ts";
import { unsaidFigures } from "./figures.ts";
import { allNouns, isVersioned, type Noun, nouns } from "./nouns/all.ts";
import type { Field } from "./nouns/noun.ts";
import type { ProjectContent } from "./project-content.ts";

/** A number nobody said and nobody accepted, where it stands. */
export type AssumedFigure = {
  accepting: Accepting & { field: string; figure: string };
  /** US-14, or the name of a text. */
  reference: string;
  /** Where the row stands; null is a text of the specification. */
  noun: Noun | null;
  label: string;
  /** The words around it. */
  before: string;
  after: string;
  /** How it is taken out; null where the row is changed by itself alone. */
  striking: Striking | null;
};

type FieldWithFigures = Omit<AssumedFigure, "accepting" | "before" | "after" | "striking"> & {
  accepting: Accepting & { field: string };
  text: string;
};

/** The numbers of unaccepted fields that stand in none of the sources: the description, the answers and whatever `also` says. */
export function assumedFigures(content: ProjectContent, acceptance: Acceptance, also: readonly string[] = []): AssumedFigure[] {
  const { project, questionnaire } = content;
  const sources = [project.name, project.description ?? "", JSON.stringify(questionnaire ?? ""), ...also];
  const ticked = new Set(acceptance.figures.map(({ row_id, field, figure }) => [row_id, field, figure].join("\n")));
  return [...textsOf(content, acceptance), ...allNouns.flatMap((noun) => rowsOf(noun, content, acceptance))].flatMap(
    ({ text, accepting, ...place }) =>
      unsaidFigures(text, sources)
        .filter((figure) => !ticked.has([accepting.id, accepting.field, figure.text].join("\n")))
        .map((figure) => ({
          ...place,
          accepting: { ...accepting, figure: figure.text },
          before: lastWords(text.slice(0, figure.at)),
          after: firstWords(text.slice(figure.at + figure.text.length)),
          striking: strikingOf(accepting, { figure: figure.text, at: [...text.slice(0, figure.at)].length }),
        })),
  );
}

function rowsOf(noun: Noun, content: ProjectContent, { open }: Acceptance): FieldWithFigures[] {
  const rows = noun === "sections" ? content.pages.flatMap(({ sections }) => sections) : content[noun];
  const fields: Readonly<Record<string, Field>> = nouns[noun].fields;
  return rows.flatMap((row) =>
    (open[noun]?.[row.id] ?? []).flatMap((field): FieldWithFigures[] => {
      const known = fields[field];
      const text: unknown = Reflect.get(row, field);
      if (typeof text !== "string" || !known || known.choices || known.kind === "reference") return [];
      const accepting = { table: noun, id: row.id, revision: row.revision, field };
      return [{ noun, reference: cite(noun, row.number), label: known.label ?? field, accepting, text }];
    }),
  );
}

function textsOf({ specification }: ProjectContent, { open }: Acceptance): FieldWithFigures[] {
  return Object.entries(open.specifications ?? {}).flatMap(([id, fields]) =>
    fields.flatMap((field): FieldWithFigures[] => {
      const text: unknown = Reflect.get(specification ?? {}, field);
      if (typeof text !== "string") return [];
      const accepting = { table: "specifications" as const, id, revision: specification?.revision ?? 1, field };
      const label = citedTexts[field as CitedText] ?? field;
      return [{ noun: null, reference: label, label, accepting, text }];
    }),
  );
}

function strikingOf(
  { table, ...where }: FieldWithFigures["accepting"],
  number: Pick<Striking, "figure" | "at">,
): Striking | null {
  return table === "specifications" || isVersioned(table) ? null : { ...where, table, ...number };
}

const lastWords = (text: string) => /(?:\S+\s+){0,8}\S*$/u.exec(text)?.[0] ?? "";
const firstWords = (text: string) => /^\S*(?:\s+\S+){0,8}/u.exec(text)?.[0] ?? "";
