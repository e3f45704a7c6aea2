import * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import { cite } from "#domain/citation.ts";
import { isNearDuplicate, SAME_NAME } from "#domain/drafter/similarity.ts";
import { shorterRows } from "#domain/drafter/wish/wished.ts";
import { Failure } from "#domain/failure.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import type { RestsOn } from "#domain/sources.ts";
import { tokensIn } from "#domain/tokens.ts";
import type { Question } from "#server/ai/ai.ts";
import { fenced } from "./fence.ts";
import { instructions } from "./instructions.ts";
import { BRIEF_BUDGET } from "./material.ts";
import { namedIds, naming } from "./naming.ts";
import { noUsableAnswer } from "./reading.ts";
import { saidIn } from "./said.ts";

export type RewrittenNoun = Exclude<Noun, "sections">;
/** Other words of a row that has this revision. */
export type Rewritten = { id: string; revision: number } & Record<string, string | number | RestsOn>;
type Row = { id: string; number: number; revision: number; words: Record<string, string>; all: object };
type Asked = { rows: { number: string; rests_on: string[] }[] };

/** In tokens: what is rewritten is given whole. */
const MOST_ROWS = 12_000;
const LONGEST = 10_000;

type Rewriting = { noun: RewrittenNoun; ids: readonly string[]; draft: (brief: Brief) => readonly object[] };

/** Asks for other words of some rows of a list; what stays as it is is not among the answer. */
export function askRewriting(brief: Brief, { noun, ids, draft }: Rewriting): Question<Asked, Rewritten[]> {
  const rows = chosenRows(brief, noun, ids);
  const listed = rows.map((row) => `${cite(noun, row.number)}\n${fenced(wordsOf(noun, row), LONGEST)}`).join("\n\n");
  const size = tokensIn(listed);
  if (size > MOST_ROWS) throw new Failure("invalid", "These rows are too long to be rewritten at once. Choose fewer.");
  const said = saidIn(brief, { of: noun, budget: BRIEF_BUDGET - size }, { more: `## Rows to rewrite\n${listed}` });
  return {
    name: `rewritten-${noun.replaceAll("_", "-")}`,
    brief,
    also: { rewrites: { noun, ids } },
    instructions: instructions(
      `Rewrite the ${nouns[noun].many} under "Rows to rewrite", and no others: answer each with its number as it stands there and all of its fields, more precise and complete than they are. Keep what is right in them; these are there so far, and are to be changed, not added to. ${naming}`,
      brief,
    ),
    get prompt() {
      return said().prompt;
    },
    shape: shapeOf(noun),
    read: (asked) => {
      const answered = rows.flatMap((row) => {
        const found = asked.rows.find(({ number }) => number.trim().toUpperCase() === cite(noun, row.number));
        if (found === undefined) return [];
        const { rests_on, ...rewritten } = said().resting(found);
        const read = wordsShape(noun).safeParse(rewritten);
        return read.success ? [{ row, words: read.data, rests: rests_on ? { rests_on } : {} }] : [];
      });
      if (answered.length === 0) throw new Failure("unavailable", noUsableAnswer);
      return answered.flatMap(({ row, words, rests }) => changed(row, words).map((other) => ({ ...other, ...rests })));
    },
    draft: () => redrafted(brief, { noun, rows, draft }),
  };
}

function chosenRows(brief: Brief, noun: RewrittenNoun, ids: readonly string[]): Row[] {
  const wanted = new Set(ids);
  const known: readonly (object & { id: string; number?: number; revision?: number | undefined })[] = brief[noun];
  const rows = known.flatMap((row) => {
    const { id, number, revision } = row;
    if (!wanted.has(id) || number === undefined || revision === undefined) return [];
    return [{ id, number, revision, words: textsOf(noun, row), all: row }];
  });
  if (rows.length === 0) throw new Failure("not_found", "These rows were deleted meanwhile. Choose others.");
  return rows;
}

/** The texts a drafter writes; what people chose and what a row belongs to stays as it is. */
const rewrittenFields = (noun: RewrittenNoun) =>
  Object.entries<Field>(nouns[noun].fields).filter(([, { kind, asked }]) => kind === "text" && asked);

function textsOf(noun: RewrittenNoun, row: object): Record<string, string> {
  const said = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(rewrittenFields(noun).map(([name]) => [name, String(said.get(name) ?? "")]));
}

function wordsOf(noun: RewrittenNoun, { words }: Row): string {
  return rewrittenFields(noun)
    .map(([name, { label = name }]) => `${label}: ${words[name] ?? ""}`)
    .join("\n");
}

function wordsShape(noun: RewrittenNoun): z.ZodType<Record<string, string | null>> {
  const shape = Object.fromEntries(rewrittenFields(noun).map(([name, { schema }]) => [name, schema]));
  // each is a text, which the types of a field do not say
  return z.object(shape) as unknown as z.ZodType<Record<string, string | null>>;
}

function shapeOf(noun: RewrittenNoun): z.ZodType<Asked> {
  const asked = rewrittenFields(noun).map(([name, field]) => [name, z.string().describe(field.asked ?? name)] as const);
  const number = z.string().describe("The number of the row, as it stands before it");
  return z.object({ rows: z.array(z.object({ number, ...Object.fromEntries(asked), rests_on: namedIds })) });
}

function changed({ id, revision, words }: Row, others: Record<string, string | null>): Rewritten[] {
  const said = Object.fromEntries(Object.keys(words).map((name) => [name, others[name] || words[name] || ""]));
  return Object.keys(words).some((name) => said[name] !== words[name]) ? [{ ...said, id, revision }] : [];
}

type Redrafted = { noun: RewrittenNoun; rows: readonly Row[]; draft: Rewriting["draft"] };

/** Without a model a row is drafted as if its list were empty, and found again by its name and what it belongs to. */
function redrafted(brief: Brief, { noun, rows, draft }: Redrafted): Rewritten[] {
  const drafts = draft({ ...brief, [noun]: [] });
  return rows.flatMap((row) => {
    const found = drafts.find((other) => isSameRow(noun, row, other));
    const words = { ...row.words, ...(found ? textsOf(noun, found) : {}), name: row.words.name ?? "" };
    const [said = words] = shorterRows([words], brief.instruction);
    return changed(row, said);
  });
}

function isSameRow(noun: RewrittenNoun, { words, all }: Row, other: object): boolean {
  const [one, two] = [all, other].map((row) => new Map<string, unknown>(Object.entries(row)));
  const references = Object.entries<Field>(nouns[noun].fields).filter(([, { kind }]) => kind === "reference");
  const isThere = references.every(([name]) => (one?.get(name) ?? null) === (two?.get(name) ?? null));
  return isThere && isNearDuplicate(words.name ?? "", String(two?.get("name") ?? ""), SAME_NAME);
}
