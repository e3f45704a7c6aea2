import type { SpecificationText } from "#domain/export/json.ts";
import { isNoun, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import type { NewProjectInput } from "#domain/projects.ts";
import { isText } from "./kinds.ts";
import type { Matched } from "./match.ts";
import { nameFrom } from "./placed.ts";
import type { Settings } from "./settings.ts";
import { findRow, type Standing } from "./standing.ts";

/** What stands where a row must say something and the file did not. */
export const notSaid = "Not said yet";

type WrittenRow = Record<string, string | number | null> & { id: string };
export type Bringing = {
  name: string;
  place: { project_id: string } | (NewProjectInput & { version?: string | null | undefined; color?: string | null | undefined });
  written: Partial<Record<Noun, WrittenRow[]>>;
  changed: { list: Noun; id: string; revision: number; words: Record<string, string | null> }[];
  texts: Partial<Record<SpecificationText, string>>;
  /** Of the specification the texts were compared with; null where there was none. */
  texts_revision: number | null;
  /** What our own export says beside rows and texts. */
  settings?: Settings | null;
  /** What stays source text. */
  kept: string;
};

type Given = Pick<Bringing, "name" | "place" | "kept"> & {
  settings?: Settings | null;
  rows: readonly Matched[];
  standing: Standing;
  newId: () => string;
};

/** What is sent to be stored: new rows with ids of their own, so that they can refer to each other, and changed words. */
export function bringingOf({ rows, standing, newId, settings = null, ...given }: Given): Bringing {
  const added = rows.filter(({ match }) => match.is === "new" && isNoun(match.row.kind));
  const ids = new Map(added.map(({ match }) => [match.row.key, newId()]));
  const written: Bringing["written"] = {};
  const known: Known = { rows, called: calledIn(rows), ids, standing, written, byName: new Map(), defaults: new Map(), newId };
  const changed: Bringing["changed"] = [];
  const texts: Bringing["texts"] = {};
  for (const { match } of rows) {
    const { kind, key, words, number } = match.row;
    if (isText(kind)) {
      if (match.is !== "same") texts[kind] = match.text ?? words.text ?? "";
    } else if (isNoun(kind) && match.is === "new") {
      const order = kind === "sections" ? { order_index: (written.sections ?? []).length } : {};
      const row = { ...columnsOf(kind, words, known), ...order, ...(number ? { number } : {}), id: ids.get(key) ?? newId() };
      write(row, kind, known);
    } else if (isNoun(kind) && match.is === "change" && match.stored) {
      const { id, revision } = match.stored;
      const all = columnsOf(kind, words, known);
      changed.push({
        list: kind,
        id,
        revision,
        words: Object.fromEntries(match.fields.map((field) => [field, all[field] ?? null])),
      });
    }
  }
  return { ...given, written, changed, texts, settings, texts_revision: standing.specification?.revision ?? null };
}

type Known = {
  rows: readonly Matched[];
  called: ReadonlyMap<string, number>;
  ids: ReadonlyMap<string, string>;
  standing: Standing;
  written: Bringing["written"];
  /** The id of each row that is written so far, by its name, the first of each. */
  byName: Map<string, string>;
  /** What a row is called that others must name and do not. */
  defaults: Map<Noun, string>;
  newId: () => string;
};

function columnsOf(noun: Noun, words: Readonly<Record<string, string>>, known: Known): Record<string, string | null> {
  const columns = Object.entries<Field>(nouns[noun].fields).map(([name, field]): [string, string | null] => {
    const said = words[name]?.trim() ?? "";
    if (field.kind === "reference") return [name, referenceOf(field, said, known)];
    if (said) return [name, said];
    if (field.kind === "choice") return [name, field.nothing ? null : (Object.keys(field.choices ?? {})[0] ?? null)];
    if (name === "name") return [name, nameFrom(words[nouns[noun].gist] ?? "") || notSaid];
    return [name, field.schema.safeParse("").success ? null : notSaid];
  });
  const given = Object.fromEntries(columns);
  const unfound = Object.entries<Field>(nouns[noun].fields).filter(
    ([name, field]) => field.kind === "reference" && words[name]?.trim() && !given[name],
  );
  if (unfound.length === 0) return given;
  const { gist } = nouns[noun];
  const said = unfound.map(([name, field]) => `${field.label ?? name}: ${words[name]}`);
  return { ...given, [gist]: [given[gist], ...said].filter(Boolean).join("\n") };
}

/** The row a reference means: one that is brought along, one that stands already, or a new one where there must be one. */
function referenceOf({ to, once }: Field, said: string, known: Known): string | null {
  if (!to || !isNoun(to)) return null;
  const name = said || (once ? defaultName(to, known) : "");
  if (!name) return null;
  const brought = broughtAs(name, to, known);
  const found = brought
    ? (known.ids.get(brought.match.row.key) ?? brought.match.stored?.id)
    : findRow(known.standing, to, name)?.id;
  if (found) return found;
  const made = known.byName.get(nameKey(to, name));
  if (made) return made;
  if (!once) return null;
  const id = known.newId();
  write({ ...columnsOf(to, { name }, known), id }, to, known);
  return id;
}

function write(row: WrittenRow, noun: Noun, { written, byName }: Known) {
  const list = written[noun];
  if (list) list.push(row);
  else written[noun] = [row];
  const key = nameKey(noun, String(row.name));
  if (!byName.has(key)) byName.set(key, row.id);
}

function defaultName(noun: Noun, { rows, standing, defaults }: Known): string {
  const known = defaults.get(noun);
  if (known) return known;
  const brought = rows.filter(({ match }) => match.row.kind === noun).map(({ match }) => match.row.words.name ?? "");
  const [only, another] = brought.length > 0 ? brought : (standing.rows[noun] ?? []).map(({ words }) => words.name ?? "");
  const name = only && another === undefined ? only : noun === "user_classes" ? "User" : "Page";
  defaults.set(noun, name);
  return name;
}

/** Where among what is brought each row is, by the number and by the name it may be meant by; the first of each. */
function calledIn(rows: readonly Matched[]): ReadonlyMap<string, number> {
  const called = new Map<string, number>();
  for (const [at, { match }] of rows.entries()) {
    const { kind, number, words } = match.row;
    if (!isNoun(kind)) continue;
    const keys = [...(number ? [`${kind} ${nouns[kind].prefix}-${number}`] : []), nameKey(kind, words.name ?? "")];
    for (const key of keys) if (!called.has(key)) called.set(key, at);
  }
  return called;
}

const nameKey = (noun: Noun, name: string) => `${noun} "${name.trim().toLowerCase()}`;

/** The first row that is brought along and has this number or name. */
function broughtAs(name: string, noun: Noun, { rows, called }: Known): Matched | undefined {
  const [said = ""] = name.split(" ", 1);
  const places = [`${noun} ${said}`, nameKey(noun, name)].flatMap((key) => called.get(key) ?? []);
  return rows[Math.min(...places)];
}
