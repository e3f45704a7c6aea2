import type { Db } from "#data/db.ts";
import {
  beatRun,
  changeDraftingPart,
  endDraftingRun,
  finishDraftingPart,
  getDraftingRun,
  keepUnusedParts,
  startDraftingRun,
  stopDraftingRun,
  undoDraftingRun,
} from "#data/drafting-runs.ts";
import {
  acceptDraft,
  beatGeneration,
  bringLeftOut,
  type Drafted,
  endSilentGenerations,
  finishGeneration,
  getGeneration,
  listDeletedNames,
  listUndoableGenerations,
  startGeneration,
  undoGeneration,
} from "#data/generations.ts";

const provider = "built-in";
const name = "generate-pages";
const usage = {};
const drafted = {
  pages: Array.from({ length: 5 }, (_, at) => ({
    name: `Quay ${at}`,
    description: null,
    features: null,
    sections: [{ name: "Lamps", description: null }],
  })),
};
const texts = { project_scope: "Berths and no warehouses." };

const features = { features: [{ name: "Light a lamp", description: "It glows.", page_id: null, section_id: null }] };

/** Answers the id of the run that wrote it. */
export async function aDraft(db: Db, project_id: string, rows: Drafted = drafted) {
  const generation_id = await startGeneration(db, { project_id, function: name, provider, model: undefined });
  await finishGeneration(db, { generation_id, drafted: rows, usage });
  return generation_id;
}

/** A run over everything with one part of it drafted. */
async function aRun(db: Db, project_id: string) {
  const run = {
    project_id,
    functions: [name, "generate-scope"],
    adds_to_all: true,
    instruction: "Name the lamps.",
    goes_on: undefined,
  };
  const { id: run_id, attempt } = await startDraftingRun(db, run);
  const asked = { project_id, function: name, provider, model: undefined, part_of: { run_id, attempt } };
  const generation_id = await startGeneration(db, asked);
  await finishDraftingPart(db, {
    run_id,
    generation_id,
    drafted,
    texts,
    answer: undefined,
    usage,
    notes: [],
    left_out: undefined,
  });
  return { run_id, attempt };
}

/** What drafts ask of the database. */
export function draftingVerbs(project_id: string): Record<string, (db: Db) => PromiseLike<unknown>> {
  return {
    "write a draft": (db) => aDraft(db, project_id),
    "write a draft of features": (db) => aDraft(db, project_id, features),
    "follow a draft": async (db) => {
      const id = await startGeneration(db, { project_id, function: name, provider, model: undefined });
      await beatGeneration(db, { id });
      await getGeneration(db, { id });
      await endSilentGenerations(db, { project_id });
    },
    "undo a draft": async (db) => {
      const id = await aDraft(db, project_id);
      await listUndoableGenerations(db, { project_id });
      await undoGeneration(db, { id });
    },
    "accept a text that a draft offers": async (db) => {
      const id = await startGeneration(db, { project_id, function: "generate-overview", provider, model: undefined });
      await finishGeneration(db, { generation_id: id, drafted: {}, usage, texts: { project_overview: "Lamps of a harbour." } });
      await acceptDraft(db, { id, over: { project_overview: "Berths of a harbour." } });
    },
    "bring what a draft left out": async (db) => {
      await listDeletedNames(db, { project_id });
      const id = await startGeneration(db, { project_id, function: name, provider, model: undefined });
      await finishGeneration(db, { generation_id: id, drafted: {}, usage, left_out: { pages: [{ name: "Quay" }] } });
      await bringLeftOut(db, { id });
    },
    "draft everything": async (db) => {
      const { run_id, attempt } = await aRun(db, project_id);
      await beatRun(db, { run_id, attempt });
      await changeDraftingPart(db, { run_id, name: "generate-scope", error: "Too much is done now." });
      await keepUnusedParts(db, { run_id, unused: ["Name the lamps."] });
      await getDraftingRun(db, { project_id });
      await endDraftingRun(db, { run_id, attempt });
    },
    "stop a run and undo it": async (db) => {
      const { run_id } = await aRun(db, project_id);
      await stopDraftingRun(db, { run_id });
      await undoDraftingRun(db, { run_id });
    },
  };
}
