import * as z from "zod";
import type { Bringing } from "#domain/bring/bringing.ts";
import { type Db, unwrap } from "./db.ts";

const brought = z.object({ project_id: z.uuid(), import_id: z.uuid() });

/** Writes all that was brought, or nothing; a conflict where a row that is to be changed was changed meanwhile. */
export async function bringRows(db: Db, { name, place, written, changed, texts, texts_revision, settings, kept }: Bringing) {
  const where = "project_id" in place ? { project_id: place.project_id } : { new_project: place };
  const questionnaire = settings?.questionnaire;
  const said = {
    name,
    written,
    changed,
    texts: { ...settings?.choices, ...texts },
    kept,
    ...(questionnaire ? { questionnaire: withoutEmpty(questionnaire) } : {}),
    ...(texts_revision === null ? {} : { texts_revision }),
  };
  return brought.parse(unwrap(await db.rpc("bring_rows", { ...said, ...where })));
}

const withoutEmpty = (answers: object) =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answer === "" ? null : answer]));

/** Takes back a whole import; answers how many rows and texts. */
export async function undoImport(db: Db, { id }: { id: string }) {
  return unwrap(await db.rpc("undo_import", { import_id: id }));
}

/** The project's imports, newest first. */
export async function listImports(db: Db, { project_id }: { project_id: string }) {
  return unwrap(
    await db
      .from("imports")
      .select("id, name, kept, created_by, created_at, undone_at")
      .eq("project_id", project_id)
      .order("created_at", { ascending: false })
      .limit(100),
  );
}
export type Import = Awaited<ReturnType<typeof listImports>>[number];

/** What stays source text of the imports that stand, for those who draft. */
export async function listKeptTexts(db: Db, { project_id }: { project_id: string }) {
  const imports = await listImports(db, { project_id });
  return imports.flatMap(({ id, name, kept, undone_at }) =>
    kept && undone_at === null ? [{ reference: `import:${id}`, name, text: kept }] : [],
  );
}
