import { bringingOf } from "#domain/bring/bringing.ts";
import { matchRows } from "#domain/bring/match.ts";
import { readingOf } from "#domain/bring/reading.ts";
import type { Source } from "#domain/bring/source.ts";
import type { Standing } from "#domain/bring/standing.ts";
import { compareToRead } from "#domain/compare/words.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";

type Words = Record<string, string | null>;
export type Proposed = { cite: string; field?: string; value: string | null } | { kind: Noun; words: Words };
/** `says` is a line for the person who looks before it is proposed. */
export type Planned = { proposal: Proposed; says: string };
export type ImportPlan = {
  planned: Planned[];
  /** New rows that refer to rows which are only proposed themselves: they come with the next import. */
  waiting: string[];
  same: number;
};

/** What a file says otherwise than the project, as proposals; rows of `standing` have their citations as ids. */
export function proposalsOf(source: Source, standing: Standing): ImportPlan {
  const rows = matchRows(readingOf(source).rows, standing);
  const fresh = new Set<string>();
  const newId = () => {
    const id = `new:${fresh.size}`;
    fresh.add(id);
    return id;
  };
  const brought = bringingOf({ rows, standing, newId, name: "", place: { project_id: "" }, kept: "" });
  const plan: ImportPlan = { planned: [], waiting: [], same: rows.filter(({ match }) => match.is === "same").length };

  for (const { list, id, revision, words } of brought.changed) {
    const before = standing.rows[list]?.find((row) => row.id === id)?.words ?? {};
    for (const [field, value] of Object.entries(words)) {
      if (value !== null && fresh.has(value)) plan.waiting.push(`${id}: ${labelOf(list, field)}`);
      else
        plan.planned.push({
          proposal: { cite: `${id}@${revision}`, field, value },
          says: `${id} ${labelOf(list, field)}: ${difference(before[field], value)}`,
        });
    }
  }
  for (const [text, value] of Object.entries(brought.texts)) {
    const cite = `${text}@${brought.texts_revision}`;
    const before = standing.specification?.[text as keyof typeof brought.texts];
    if (brought.texts_revision === null) plan.waiting.push(text);
    else plan.planned.push({ proposal: { cite, value }, says: `${text}: ${difference(before, value)}` });
  }
  for (const kind of allNouns) {
    for (const row of brought.written[kind] ?? []) addNew(plan, kind, row, fresh);
  }
  return plan;
}

function addNew(plan: ImportPlan, kind: Noun, row: Readonly<Record<string, unknown>>, fresh: ReadonlySet<string>): void {
  const says = `new ${nouns[kind].one}: ${row.name ?? ""}`;
  const words: Words = {};
  for (const [name, field] of Object.entries<Field>(nouns[kind].fields)) {
    const said = row[name];
    const value = typeof said === "string" ? said : null;
    const isAhead = value !== null && fresh.has(value);
    if (isAhead && !field.nothing) {
      plan.waiting.push(says);
      return;
    }
    words[name] = isAhead ? null : value;
  }
  plan.planned.push({ proposal: { kind, words }, says });
}

function labelOf(noun: Noun, name: string): string {
  const fields: Readonly<Record<string, Field>> = nouns[noun].fields;
  return fields[name]?.label ?? name;
}

function difference(before: string | null | undefined, after: string | null): string {
  const marked = compareToRead(before ?? "", after ?? "").map(({ kind, text }) =>
    kind === "same" ? text : kind === "removed" ? `[-${text}-]` : `{+${text}+}`,
  );
  return marked.join("");
}
