import type { Brief } from "#domain/brief.ts";
import { type SourceText, textsOfBrief } from "#domain/source-units/source-texts.ts";
import { type SourceUnit, unitsOf } from "#domain/source-units/units.ts";

/** A brief with an id at the head of each clause, on a line of its own, such as "[s12]"; the clauses by their ids. */
export type WithIds = { brief: Brief; units: ReadonlyMap<string, SourceUnit> };

/** What people said, with ids that are good for one question; none where people typed whatever an id could look like, `more` included. */
export function withIds(brief: Brief, more = ""): WithIds {
  const units = new Map<string, SourceUnit>();
  const letter = untypedLetter(JSON.stringify([brief, more]));
  if (letter === undefined) return { brief, units };
  const idOf = (unit: SourceUnit) => {
    const id = `${letter}${units.size + 1}`;
    units.set(id, unit);
    return id;
  };
  const { project, questionnaire, documents, instruction } = brief;
  const marked = new Map(textsOfBrief(brief).map((source) => [nameOf(source), markedText(source, instruction, idOf)]));
  const said = (kind: SourceText["kind"], reference: string, text = "") => marked.get(nameOf({ kind, reference, text })) ?? text;
  return {
    units,
    brief: {
      ...brief,
      project: { ...project, description: said("answer", "project", project.description ?? "") },
      questionnaire: questionnaire && {
        ...questionnaire,
        project_description: said("answer", "project_description", questionnaire.project_description),
        domain_answers: (questionnaire.domain_answers ?? []).map((one) => ({
          ...one,
          answer: said("answer", `asked:${one.key}`, one.answer),
        })),
        project_type_other: said("answer", "project_type_other", questionnaire.project_type_other),
        business_model_other: said("answer", "business_model_other", questionnaire.business_model_other),
      },
      documents: documents.map((one) => ({ ...one, text: said("document", one.reference ?? "", one.text) })),
      instruction: instruction && (marked.get(INSTRUCTION) ?? instruction),
    },
  };
}

const INSTRUCTION = "answer:instruction";
const LETTERS = "sabcdefghijklmnopqrtuvwxyz";

/** A letter that nobody typed as an id, so that what stands in a fence is the id it looks like. */
function untypedLetter(typed: string): string | undefined {
  const taken = new Set([...typed.matchAll(/\[([a-z])\d/gi)].map(([, letter]) => letter?.toLowerCase()));
  return [...LETTERS].find((letter) => !taken.has(letter));
}

/** What was asked of drafts is a source put together from an instruction; others are the text itself. */
function nameOf({ kind, reference, text }: Pick<SourceText, "kind" | "reference" | "text">): string {
  return reference === "instruction" ? INSTRUCTION : `${kind}:${reference}\n${text}`;
}

function markedText(source: SourceText, instruction: string | undefined, idOf: (unit: SourceUnit) => string): string {
  const isAsked = source.reference === "instruction" && instruction !== undefined;
  const text = isAsked ? instruction : source.text;
  let [written, end] = ["", 0];
  for (const unit of unitsOf(source)) {
    const words = isAsked ? unit.words.replace(/\.$/, "") : unit.words;
    const start = isAsked ? text.indexOf(words, end) : unit.start;
    if (start < 0 || unit.silent !== undefined) continue;
    const before = text.slice(end, start);
    const isOnLine = end > 0 && !/[\r\n]/.test(before);
    written += `${isOnLine ? `${before.trimEnd()}\n` : before}[${idOf(unit)}] ${words}`;
    end = start + words.length;
  }
  return written + text.slice(end);
}
