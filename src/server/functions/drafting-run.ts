import type { Db } from "#data/db.ts";
import {
  beatDraftingRun,
  beatRun,
  changeDraftingPart,
  endDraftingRun,
  getDraftingRun,
  startDraftingRun,
} from "#data/drafting-runs.ts";
import type { Project } from "#data/projects.ts";
import { type DraftingPart, draftingParts, isDrafted } from "#domain/drafting-parts.ts";
import { Failure } from "#domain/failure.ts";
import { currentVersion } from "#domain/projects.ts";
import { runBegins } from "#server/operating/metrics.ts";
import { createTurns } from "#server/reading/turns.ts";
import { beatsOfRun } from "./beats.ts";
import type { FunctionContext } from "./function.ts";
import { inOrder } from "./in-order.ts";
import { onceThereIsRoom } from "./once-there-is-room.ts";
import { type PartOf, partDrafters } from "./part-drafters.ts";
import { reasonOf } from "./run-generation.ts";
import { runReading } from "./run-reading.ts";
import { showText } from "./show-text.ts";
import { unusedInRun } from "./unused-in-run.ts";

/** How many parts are drafted beside each other; a model on one's own machine answers one question at a time. */
const AT_ONCE = 3;
const answersInTurn: readonly string[] = ["ollama", "openai-compatible"];

/**
 * Runs that the built-in drafter writes, which all compute here: the fewer at once, the sooner each is there and the last no later.
 * What a model writes is computed elsewhere and waits for nobody.
 */
const turns = createTurns({
  at_once: 3,
  each: 2,
  waiting: 48,
  patience: 1_800_000,
  busy: "More is being drafted now than this server can take.",
});

type Wanted = {
  project_id: string;
  names: string[];
  adds_to_all: boolean;
  instruction?: string | undefined;
  goes_on?: string | undefined;
};
type Begun = { run_id: string; attempt: number; project: Project; names: readonly string[]; adds_to_all: boolean };

/** A run over these parts; where one is under way in the project, that one, which somebody writes already. */
export async function beginDrafting({ db }: FunctionContext, { names, goes_on, ...wanted }: Wanted) {
  try {
    const { id, ...begun } = await startDraftingRun(db, { ...wanted, goes_on, functions: names });
    return { run_id: id, ...begun };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== "forbidden") throw error;
    throw new Failure("forbidden", "You can read this project but not change it. Ask an admin of the organization.", {
      code: error.code,
    });
  }
}

/** Drafts the parts of a run that wait, each once what it is made from has ended; one that fails stops no other. */
export async function draftRun(context: FunctionContext, run: Begun): Promise<void> {
  const { db } = context;
  const ended = runBegins();
  const { beats, end } = beatsOfRun(() => beatRun(db, run));
  // a database that is busy has not said that it is over
  const goesOn = () => beatDraftingRun(db, run).catch(() => true);
  try {
    const drafter = await onceThereIsRoom(() => context.drafters.of(db, run.project.organization_id), goesOn);
    const at_once = answersInTurn.includes(drafter.ai.provider) ? 1 : AT_ONCE;
    const reading = runReading(db, { project_id: run.project.id, version: currentVersion(run.project) });
    const draftAll = async () => {
      if (!(await goesOn())) return;
      const { waiting, instruction, unused } = await onceThereIsRoom(() => begunRun(context, run), goesOn);
      const given = { ...run, drafter, reading, instruction, unused, beats, goesOn };
      await inOrder(waiting, at_once, (part) => draftPart(context, given, part));
    };
    const whose = [run.project.organization_id, String(context.identity.claims.sub)];
    await (drafter.ai.built_in ? turns.take(whose, draftAll) : draftAll());
  } finally {
    end();
    ended();
    await onceThereIsRoom(() => endDraftingRun(db, run), goesOn);
  }
}

/** The parts that wait, and what is to be different in them. */
async function begunRun({ db }: FunctionContext, { run_id, project, names }: Begun) {
  const found = await getDraftingRun(db, { project_id: project.id });
  const waiting = new Set(found?.parts.flatMap((part) => (part.status === "waiting" ? part.function : [])));
  const instruction = found?.instruction ?? undefined;
  return {
    waiting: draftingParts.filter(({ name }) => waiting.has(name) && names.includes(name)),
    instruction,
    unused: instruction === undefined ? undefined : unusedInRun(db, { run_id, instruction, known: found?.unused }),
  };
}

/** A part that fails says so on itself, and nowhere else. */
async function draftPart(context: FunctionContext, run: Begun & PartOf, part: DraftingPart): Promise<void> {
  const { db } = context;
  const { run_id, reading, goesOn } = run;
  const { name } = part;
  const shown = showText(db, { run_id, name });
  try {
    const isThere = !run.adds_to_all && isDrafted(part, await onceThereIsRoom(reading.content, goesOn));
    if (isThere) await sayAt(db, run, { name, is_kept: true });
    else await partDrafters.get(name)?.({ ...context, tell: shown.tell }, run);
  } catch (error) {
    await sayAt(db, run, { name, error: reasonOf(error) }).catch(() => {});
    if (!(error instanceof Failure)) context.goOn(Promise.reject(error));
  } finally {
    reading.wrote(part);
    shown.end();
  }
}

/** Whoever was stopped has nothing more to say. */
async function sayAt(db: Db, run: Begun & PartOf, said: { name: string } & ({ is_kept: true } | { error: string })) {
  const say = async () => {
    if (await beatDraftingRun(db, run)) await changeDraftingPart(db, { run_id: run.run_id, ...said });
  };
  await onceThereIsRoom(say, run.goesOn);
}
