import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { acceptRows, listAcceptance, saveUnacceptedRule, takeBackAcceptances } from "#data/acceptance.ts";
import { finishGeneration, startGeneration, undoGeneration } from "#data/generations.ts";
import { bringRows } from "#data/imports.ts";
import { acceptProposals, propose } from "#data/proposals.ts";
import { restoreRows } from "#data/removed-rows.ts";
import { listRevisions, restoreRevision } from "#data/row-revisions.ts";
import { addRow, changeRows, copyRows, listRows, removeRows } from "#data/rows.ts";
import { cloneSpecification, getSpecification, saveSpecification } from "#data/specifications.ts";
import { listSources } from "#data/statement-sources.ts";
import { sourcesOf } from "#domain/sources.ts";
import { type Author, author, startProject } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer } from "#tests/support/server.ts";

/** What a field is expected to come from, and whether somebody accepted it. */
type Origin = { kind: string; accepted: boolean };
type Said = Origin & { text: string };
type Words = Record<string, Said>;
type Row = { words: Words; history: { revision: number; words: Words }[]; revision: number };

const fields = ["name", "description", "features"] as const;
type Field = (typeof fields)[number];

/** Few, so that the same words come from several. */
const texts = ["within 2 seconds", "for 200 people", "Boats", "9 a month"];
const text = fc.constantFrom(...texts);
const field = fc.constantFrom<Field>(...fields);
const at = fc.nat(9);
const act = fc.oneof(
  fc.record({ do: fc.constant("draft" as const), by: fc.constantFrom("openai", "built-in"), text, heard: fc.boolean() }),
  fc.record({ do: fc.constant("rewrite" as const), at, field, text }),
  fc.record({ do: fc.constant("type" as const), text }),
  fc.record({ do: fc.constant("edit" as const), at, field, text, undo: fc.boolean() }),
  fc.record({ do: fc.constant("import" as const), text }),
  fc.record({ do: fc.constant("propose" as const), at, field, text, otherwise: fc.option(text, { nil: undefined }) }),
  fc.record({ do: fc.constant("accept" as const), at, field: fc.option(field, { nil: undefined }), back: fc.boolean() }),
  fc.record({ do: fc.constant("restore" as const), at, revision: at }),
  fc.record({ do: fc.constant("copy" as const), at }),
  fc.record({ do: fc.constant("return" as const), at }),
  fc.record({ do: fc.constant("texts" as const), by: fc.constantFrom("person", "openai"), text }),
  fc.record({ do: fc.constant("version" as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer Kind> ? Kind : never;

let ada: Author;
beforeAll(async () => {
  ada = await author(await startServer());
  await saveUnacceptedRule(ada.db, { organization_id: ada.organization_id, on_unaccepted: "refuse" });
});

test("whatever is drafted, typed, imported, proposed, accepted and restored: no field has a wrong or missing source, and no version is made of a number nobody accepted [SOURCE-01] [SOURCE-03] [SOURCE-10]", async () => {
  let made = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 18 }), async (acts) => {
      const world = await begin();
      for (const one of acts) {
        const outcome = await world.carryOut(one);
        if (outcome === "made") made += 1;
        if (outcome === "refused") refused += 1;
      }
      await world.compare();
    }),
    { numRuns: 14, seed: 20261125, endOnFailure: true },
  );
  expect(Math.min(made, refused)).toBeGreaterThan(0);
});

async function begin() {
  const { db } = ada;
  const project_id = await startProject(ada, ada.organization_id, "Property");
  const { token } = await addKey(ada, project_id);
  const rows = new Map<string, Row>();
  let overview: Said | undefined;
  let versions = 0;
  let made = 0;

  const nth = (index: number) => [...rows.keys()].sort()[rows.size ? index % rows.size : -1];
  const rowAt = (id: string) => rows.get(id) as Row;
  const all = (said: Record<Field, string>, origin: Origin): Words =>
    Object.fromEntries(fields.map((name) => [name, { text: said[name], ...origin }]));
  const wordsOf = (words: string) => ({ name: `${words} ${made++}`, description: words, features: words });
  const add = (id: string, words: Words) => rows.set(id, { words, revision: 1, history: [{ revision: 1, words }] });
  function say(id: string, changes: Words) {
    const row = rowAt(id);
    const changed = Object.entries(changes).filter(([name, { text: said }]) => row.words[name]?.text !== said);
    if (changed.length === 0) return;
    row.revision += 1;
    row.words = { ...row.words, ...Object.fromEntries(changed) };
    row.history.push({ revision: row.revision, words: row.words });
  }
  async function run(
    by: string,
    finish: Omit<Parameters<typeof finishGeneration>[1], "generation_id" | "usage" | "drafted">,
    drafted = {},
  ) {
    const generation_id = await startGeneration(db, { project_id, function: "generate-pages", provider: by, model: undefined });
    await finishGeneration(db, { generation_id, drafted, usage: {}, ...finish });
    return generation_id;
  }
  const read = () => listRows(db, "pages", { project_id });
  const accepts = (words: Words, only?: string): Words =>
    Object.fromEntries(
      Object.entries(words).map(([name, said]) => [name, only && only !== name ? said : { ...said, accepted: true }]),
    );

  async function carryOut(one: Act): Promise<"made" | "refused" | undefined> {
    const id = "at" in one ? nth(one.at) : undefined;
    if ("at" in one && !id) return undefined;
    const row = id ? rowAt(id) : undefined;
    switch (one.do) {
      case "draft": {
        const words = wordsOf(one.text);
        const rests_on = { pattern: "p", units: one.heard ? [{ key: "answer:project_description#1", quote: one.text }] : [] };
        await run(one.by, {}, { pages: [{ ...words, sections: [], rests_on }] });
        const found = (await read()).find(({ name }) => name === words.name);
        const kind = one.heard ? "answer" : one.by === "openai" ? "model" : "pattern";
        add(found?.id ?? "", all(words, { kind, accepted: false }));
        return undefined;
      }
      case "rewrite": {
        await run("openai", { rewritten: { pages: [{ id: id ?? "", revision: row?.revision ?? 0, [one.field]: one.text }] } });
        say(id ?? "", { [one.field]: { text: one.text, kind: "model", accepted: false } });
        return undefined;
      }
      case "type": {
        const words = wordsOf(one.text);
        const typed = await addRow(db, "pages", { project_id, ...words, designs_link: null });
        add(typed.id, all(words, { kind: "person", accepted: true }));
        return undefined;
      }
      case "edit": {
        const before = rowAt(id ?? "").words[one.field] as Said;
        const former = await changeRows(db, "pages", { project_id, changes: [{ id: id ?? "", [one.field]: one.text }] });
        say(id ?? "", { [one.field]: { text: one.text, kind: "person", accepted: true } });
        if (one.undo) {
          await changeRows(db, "pages", { project_id, changes: former, takes_back: true });
          say(id ?? "", { [one.field]: before });
        }
        return undefined;
      }
      case "import": {
        const words = wordsOf(one.text);
        const brought = crypto.randomUUID();
        const written = { pages: [{ id: brought, ...words }] };
        const nothing = { changed: [], texts: {}, texts_revision: null, kept: "" };
        await bringRows(db, { name: "a.md", place: { project_id }, written, ...nothing });
        add(brought, all(words, { kind: "import", accepted: false }));
        return undefined;
      }
      case "propose": {
        if (rowAt(id ?? "").words[one.field]?.text === one.text) return undefined;
        const number = (await read()).find((found) => found.id === id)?.number;
        const cite = `PAGE-${number}@${row?.revision}`;
        const proposed = await propose(db, { key: token, proposal: { cite, field: one.field, value: one.text } });
        const value = one.otherwise === undefined ? {} : { value: one.otherwise };
        await acceptProposals(db, { project_id, decisions: [{ id: proposed.id, ...value }] });
        const stands = one.otherwise ?? one.text;
        say(id ?? "", { [one.field]: { text: stands, kind: stands === one.text ? "agent" : "person", accepted: true } });
        return undefined;
      }
      case "accept": {
        const only = one.field ? { field: one.field } : {};
        const accepted = [{ table: "pages" as const, id: id ?? "", revision: row?.revision ?? 0, ...only }];
        const ids = await acceptRows(db, { project_id, accepted });
        if (one.back) await takeBackAcceptances(db, { project_id, ids });
        else if (row) {
          const now = row.words;
          row.words = accepts(row.words, one.field);
          // what stood since before was accepted as it stands, so it is accepted where it comes back, too
          for (const kept of row.history) {
            for (const name of fields)
              if (kept.words[name] === now[name]) kept.words = { ...kept.words, [name]: row.words[name] as Said };
          }
        }
        return undefined;
      }
      case "restore": {
        const kept = row?.history[one.revision % (row.history.length || 1)];
        const revisions = await listRevisions(db, "pages", { project_id, row_id: id ?? "" });
        await restoreRevision(db, { revision_id: revisions.find(({ revision }) => revision === kept?.revision)?.id ?? "" });
        say(id ?? "", kept?.words ?? {});
        return undefined;
      }
      case "copy": {
        const [copy = ""] = await copyRows(db, "pages", { project_id, ids: [id ?? ""] });
        const { words } = rowAt(id ?? "");
        add(copy, { ...words, name: { ...(words.name as Said), text: `${words.name?.text} (copy)` } });
        return undefined;
      }
      case "return": {
        await removeRows(db, "pages", { project_id, ids: [id ?? ""] });
        await restoreRows(db, { ids: [id ?? ""] });
        return undefined;
      }
      case "texts": {
        const version = `0.${versions + 1}`;
        if (one.by === "person") {
          await saveSpecification(db, { project_id, version, words: { project_overview: one.text } });
          if (overview?.text !== one.text) overview = { text: one.text, kind: "person", accepted: true };
        } else if (!overview) {
          const generation_id = await run("openai", { texts: { project_overview: one.text } });
          await undoGeneration(db, { id: generation_id });
          await run("openai", { texts: { project_overview: one.text } });
          overview = { text: one.text, kind: "model", accepted: false };
        }
        return undefined;
      }
      case "version": {
        const standing = [...[...rows.values()].flatMap(({ words }) => Object.values(words)), ...(overview ? [overview] : [])];
        const new_version = `0.${versions + 2}`;
        const isMade = await cloneSpecification(db, { project_id, new_version }).then(
          () => true,
          (error: Error) => {
            expect(error.message).toContain("Nobody accepted");
            return false;
          },
        );
        expect(isMade).toBe(standing.every(({ accepted }) => accepted));
        if (isMade) versions += 1;
        return isMade ? "made" : "refused";
      }
    }
  }

  async function compare() {
    const { open } = await listAcceptance(db, { project_id });
    for (const [id, row] of rows) {
      const lines = await listSources(db, { project_id, row_id: id });
      for (const { revision, words } of row.history) {
        for (const name of fields) {
          const told = sourcesOf(lines, name, revision).map(({ kind }) => kind);
          expect({ revision, name, told }).toEqual({ revision, name, told: [words[name]?.kind] });
        }
      }
      const unaccepted = fields.filter((name) => !row.words[name]?.accepted);
      expect(open.pages?.[id] ?? []).toEqual(unaccepted);
    }
    const specification = await getSpecification(db, { project_id, version: `0.${versions + 1}` });
    if (!specification || !overview) return;
    const told = sourcesOf(await listSources(db, { project_id, row_id: specification.id }), "project_overview");
    expect(told.map(({ kind }) => kind)).toEqual([overview.kind]);
  }

  return { carryOut, compare };
}
