import type { Mutation } from "@tanstack/react-query";
import { getCoverage } from "#data/coverage.ts";
import { listRevisions, restoreRevision } from "#data/row-revisions.ts";
import { pagesWith } from "#domain/document/version-content.ts";
import { allNouns, isNoun, type Noun } from "#domain/nouns/all.ts";
import type { ContentRow } from "#domain/project-content.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import type { CoveredUnit } from "#domain/source-units/coverage.ts";
import { clausesOf, coverageOfProject } from "#domain/source-units/project-coverage.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { refresh } from "#web/lib/refresh.ts";
import { db } from "#web/lib/supabase.ts";
import { announce } from "#web/lib/toast-store.ts";
import { questionnairesQuery } from "./questionnaires.ts";
import { readAlong, rowsQuery } from "./rows.ts";

type Row = { id: string; revision: number };
type Lists = ReadonlyMap<Noun, readonly Row[]>;

/** While a project is open for editing: whatever this window changes that takes a clause's last home is said at once, with an undo. */
export function watchLastHomes(project_id: string): () => void {
  const before = new WeakMap<Mutation<unknown, unknown, unknown>, Lists>();
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || !isOfRows(event.mutation.meta, project_id)) return;
    const { mutation, action } = event;
    if (action.type === "pending") before.set(mutation, listsOf(project_id));
    const stood = before.get(mutation);
    // once it succeeded the lists were read again
    if (action.type !== "success" || !stood) return;
    before.delete(mutation);
    void sayLost(project_id, stood, mutation).catch(() => undefined);
  });
}

type Meta = Mutation<unknown, unknown, unknown>["meta"];

function isOfRows(meta: Meta, project_id: string): boolean {
  const keys = [...(meta?.refreshes ?? []), ...(meta?.row ? [meta.row] : [])];
  return keys.some(([noun, project]) => project === project_id && isNoun(String(noun)));
}

function listsOf(project_id: string): Lists {
  return new Map(
    allNouns.map((noun) => [noun, queryClient.getQueryData<readonly Row[]>(rowsQuery(noun, project_id).queryKey) ?? []]),
  );
}

async function sayLost(project_id: string, stood: Lists, mutation: Mutation<unknown, unknown, unknown>) {
  const now = listsOf(project_id);
  const changed = changedRows(stood, now);
  if (changed.length === 0) return;
  // what the change is shown by comes first
  await new Promise((next) => setTimeout(next));
  const record = await getCoverage(db, { project_id });
  // a clause has a home in rows that were made for it or that somebody gave it, and loses it with those alone
  const homes = new Set([...record.links, ...record.decisions].map(({ row_id }) => row_id));
  if (!changed.some(({ id }) => homes.has(id))) return;
  const questionnaires = await queryClient.fetchQuery(questionnairesQuery(project_id));
  const latest = questionnaires.toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))[0];
  const said = { project: { name: "" }, questionnaire: latest ? readQuestionnaire(latest) : null };
  // what once had rows has no other home, whatever the texts say
  const coverage = (lists: Lists) => clausesOf(coverageOfProject({ ...said, ...contentOf(lists), specification: null }, record));
  const lostBefore = new Set(coverage(stood).flatMap(({ unit, state }) => (state === "lost" ? [unit.key] : [])));
  const lost = coverage(now).filter(({ unit, state }) => state === "lost" && !lostBefore.has(unit.key));
  if (lost.length === 0) return;
  const undo = mutation.meta?.undo;
  const run = () =>
    void (undo ? undo(mutation.state.variables, mutation.state.data) : bringBack(project_id, changed)).catch(() => undefined);
  announce("coverage.home_lost", facts(lost), undefined, { label: "Undo", undoes: true, run });
}

const LONGEST = 80;

function facts(lost: readonly CoveredUnit[]) {
  const [first] = lost;
  const words = first?.unit.words ?? "";
  return {
    what: lost.length === 1 ? "A clause lost its last row" : `${lost.length} clauses lost their last row`,
    words: `“${words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}”`,
  };
}

type Changed = { noun: Noun; id: string; revision: number; isGone: boolean };

function changedRows(stood: Lists, now: Lists): Changed[] {
  return [...stood].flatMap(([noun, rows]) => {
    const present = now.get(noun) ?? [];
    // of thousands of rows nearly all are the very same
    const same = new Set(present);
    const others = rows.filter((row) => !same.has(row));
    if (rows === present || others.length === 0) return [];
    const byId = new Map(present.map((row) => [row.id, row]));
    return others.flatMap(({ id, revision }) => {
      const row = byId.get(id);
      return row === undefined || row.revision !== revision ? [{ noun, id, revision, isGone: row === undefined }] : [];
    });
  });
}

/** Gives rows the words they had. */
async function bringBack(project_id: string, changed: readonly Changed[]) {
  for (const { noun, id, revision, isGone } of changed) {
    if (isGone) continue;
    const revisions = await listRevisions(db, noun, { project_id, row_id: id });
    const former = revisions.find((one) => one.revision === revision);
    if (former) await restoreRevision(db, { revision_id: former.id });
    await Promise.all(
      ["row_revisions", noun, ...(readAlong[noun] ?? [])].map((key) => refresh(queryClient, { queryKey: [key, project_id] })),
    );
  }
  announce("coverage.brought_back");
}

function contentOf(lists: Lists) {
  const { sections, pages, ...rows } = Object.fromEntries(lists) as { [Name in Noun]: readonly ContentRow<Name>[] };
  return { ...rows, pages: pagesWith(pages, sections) };
}
