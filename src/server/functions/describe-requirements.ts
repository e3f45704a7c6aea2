import type { Db } from "#data/db.ts";
import { listRevisionsWithKey, type Opened, readProjectWithKey } from "#data/with-key.ts";
import { cite } from "#domain/citation.ts";
import { type DescribedRequirements, describeRequirements } from "#domain/describe-requirements.ts";
import { citationsOf, projectFileRows } from "#domain/export/json.ts";
import { Failure } from "#domain/failure.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import { defineFunction } from "./function.ts";

export const describeRequirementsFunction = defineFunction(
  describeRequirements,
  async ({ db, key, input: { since = [] } }) => {
    if (key === undefined) throw new Failure("signed_out", "Show the key of a project.");
    const opened = await readProjectWithKey(db, { key });
    const rows = rowsOf(opened);
    const { name, scope, expires_at } = opened.key;
    return {
      project: { id: opened.project_id, name: opened.content.project.name, version: opened.version },
      key: { name, scope, expires_at },
      requirements: rows.map(({ noun, reference, revision, name }) => ({ noun, reference, revision, name })),
      changes: await changesSince({ db, key, opened, rows, since }),
    };
  },
  { byKey: true },
);

type Rows = ReturnType<typeof rowsOf>;
type Changes = DescribedRequirements["changes"];

function rowsOf({ content }: Opened) {
  const listed = projectFileRows(content);
  return allNouns.flatMap((noun) =>
    listed[noun].map(({ number, revision, words }) => {
      return { noun, number, revision, words, reference: cite(noun, number), name: words.name ?? "" };
    }),
  );
}

type Asked = { db: Db; key: string; opened: Opened; rows: Rows; since: readonly string[] };

/** Of rows that are still there, and of revisions that are still known. */
async function changesSince({ db, key, opened, rows, since }: Asked): Promise<Changes> {
  const cited = citationsOf(opened.content);
  const changes = await Promise.all(
    since.map(async (asked): Promise<Changes> => {
      const [reference, revision] = asked.split("@");
      const row = rows.find((one) => one.reference === reference);
      if (!row || row.revision === Number(revision)) return [];
      const { noun, number } = row;
      const known = await listRevisionsWithKey(db, { key, list: noun, number, revision: Number(revision) });
      const base = known.find((one) => one.revision === Number(revision));
      return base ? [{ cite: asked, fields: changedFields(row, base.words, cited) }] : [];
    }),
  );
  return changes.flat();
}

function changedFields(
  { noun, words }: Rows[number],
  base: Readonly<Record<string, unknown>>,
  cited: ReadonlyMap<unknown, string>,
): Changes[number]["fields"] {
  return Object.entries<Field>(nouns[noun].fields).flatMap(([field, { kind, label = field }]) => {
    const said = kind === "reference" ? cited.get(base[field]) : base[field];
    const [before, after] = [typeof said === "string" ? said : "", words[field] ?? ""];
    return before === after ? [] : [{ field, label, before, after }];
  });
}
