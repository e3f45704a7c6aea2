import * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import { isNearDuplicate, SAME_NAME } from "#domain/drafter/similarity.ts";
import { wishedRows } from "#domain/drafter/wish/wished.ts";
import { type InputOf, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import type { SourceUnit } from "#domain/source-units/units.ts";
import type { Resting } from "#domain/sources.ts";
import type { Question } from "#server/ai/ai.ts";
import { further, furtherTask } from "./further.ts";
import { instructions } from "./instructions.ts";
import { classKey, storyKey } from "./keys.ts";
import type { PartKey } from "./material.ts";
import { namedIds, naming } from "./naming.ts";
import { usable } from "./reading.ts";
import { saidIn } from "./said.ts";

/** The lists of which every row stands for itself; features have a place, and pages their sections. */
export type PlainNoun = Exclude<Noun, "pages" | "sections" | "features">;
type Known<Name extends PlainNoun> = Brief[Name][number] | InputOf<Name>;
type Asked = Record<string, { rests_on: string[] }[]>;

type RowsPrompt<Name extends PlainNoun> = {
  /** What to write, and how much of it. */
  task: string;
  /** What the answer is made from. */
  from?: readonly PartKey[];
  draft(brief: Brief): Resting<InputOf<Name>>[];
  /** Whether a row says what is there already; by its name, where nothing else is said. */
  repeats?(known: Known<Name>, row: InputOf<Name>): boolean;
};

/** Asks for the rows that a list misses. */
export function rowsQuestion<Name extends PlainNoun>(
  noun: Name,
  { task, from = [], draft, repeats = (known, row) => isNearDuplicate(known.name, row.name, SAME_NAME) }: RowsPrompt<Name>,
) {
  const ask = (brief: Brief, missing?: readonly SourceUnit[]): Question<Asked, Resting<InputOf<Name>>[]> => {
    const said = saidIn(brief, { of: noun, from }, { missing });
    const added = (drafted: readonly Resting<InputOf<Name>>[]) => {
      const seen: Known<Name>[] = [...brief[noun]];
      return drafted.filter((row) => {
        const isNew = !seen.some((known) => repeats(known, row));
        if (isNew) seen.push(row);
        return isNew;
      });
    };
    return {
      name: noun.replaceAll("_", "-"),
      brief,
      instructions: instructions([task, naming, ...(missing ? [furtherTask] : [])].join(" "), brief),
      get prompt() {
        return said().prompt;
      },
      shape: shapeOf(noun),
      read: (asked) => {
        const rows = (asked[noun] ?? []).map((row) => inputOf(noun, said().resting(row), brief));
        // the input of a noun reads what its type says, which is lost where the noun is a parameter
        return added(usable(nouns[noun].input, rows) as Resting<InputOf<Name>>[]);
      },
      draft: () => wishedRows(added(draft(brief)), brief.instruction, noun),
      ...(noun === "user_stories" && { further: further({ noun, brief, said, ask }) }),
    };
  };
  return (brief: Brief) => ask(brief);
}

const fieldsOf = (noun: PlainNoun) => Object.entries<Field>(nouns[noun].fields);
/** A model names a row it was shown by a key, and knows nothing of ids. */
const askedName = (name: string, { kind }: Field) => (kind === "reference" ? name.replace(/_id$/, "") : name);

function shapeOf(noun: PlainNoun): z.ZodType<Asked> {
  const asked: Record<string, z.ZodType> = {};
  for (const [name, field] of fieldsOf(noun)) asked[askedName(name, field)] = z.string().describe(field.asked ?? name);
  return z.object({ [noun]: z.array(z.object({ ...asked, rests_on: namedIds })) });
}

function inputOf(noun: PlainNoun, { rests_on, ...row }: Resting<object>, brief: Brief): Resting<object> {
  const told = new Map<string, unknown>(Object.entries(row));
  const words = Object.fromEntries(
    fieldsOf(noun).map(([name, field]) => {
      const said = String(told.get(askedName(name, field)) ?? "");
      if (field.kind === "reference") return [name, idOf(brief, said)];
      return [name, field.kind === "choice" ? choiceOf(field, said) : said];
    }),
  );
  return { ...words, ...(rests_on && { rests_on }) };
}

/** The keys of the lists have letters of their own, so one is told from another. */
function idOf({ user_classes, user_stories }: Brief, key: string): string | null {
  const wanted = key.trim().toUpperCase();
  const found =
    user_classes.find((_row, at) => classKey(at) === wanted) ?? user_stories.find((_row, at) => storyKey(at) === wanted);
  return found?.id ?? null;
}

function choiceOf({ choices = {}, nothing }: Field, said: string): string | null {
  const chosen = asChoice(said);
  return nothing && !Object.hasOwn(choices, chosen) ? null : chosen;
}

function asChoice(said: string): string {
  return said
    .trim()
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[\s-]+/g, "_");
}
