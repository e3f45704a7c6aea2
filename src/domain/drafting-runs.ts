import * as z from "zod";
import { defineContract } from "./contract.ts";
import { asking } from "./instruction.ts";

/** What a part of a run is at; a part that is kept held something already, so that nothing was drafted. */
export const draftingPartStatuses = ["waiting", "writing", "done", "kept", "failed", "undone"] as const;
export const draftingRunStatuses = ["running", "ended", "stopped", "interrupted", "undone"] as const;

const time = z.iso.datetime({ offset: true });

/** One press over all sections, as the database tells of it; times are ISO 8601. */
export const draftingRun = z.object({
  id: z.uuid(),
  created_by: z.uuid().nullable(),
  created_at: time,
  finished_at: time.nullable(),
  adds_to_all: z.boolean(),
  /** What should be different in every part, in the words of whoever began it. */
  instruction: z.string().nullable(),
  /** The parts of the instruction that the built-in drafter has used nowhere; null where nobody has looked. */
  unused: z.array(z.string()).nullable(),
  status: z.enum(draftingRunStatuses),
  /** The time of the database when it told this. */
  now: time,
  parts: z.array(
    z.object({
      function: z.string(),
      generation_id: z.uuid().nullable(),
      status: z.enum(draftingPartStatuses),
      /** How many rows were stored. */
      count: z.int().nullable(),
      error: z.string().nullable(),
      /** What is said of how it went, a sentence each. */
      notes: z.array(z.string()),
      /** Whether rows were left out, because somebody had deleted them. */
      has_left_out: z.boolean(),
      /** A text that is being written. */
      so_far: z.string().nullable(),
      started_at: time.nullable(),
      finished_at: time.nullable(),
      /** The columns of the specification that were written. */
      written: z.array(z.string()),
      /** Whether a text was drafted that was not written, because somebody wrote one meanwhile. */
      is_offered: z.boolean(),
    }),
  ),
});
export type DraftingRun = z.output<typeof draftingRun>;
export type DraftedPart = DraftingRun["parts"][number];

/** Drafts what is empty, or goes on with a run and its instruction: with these parts of it and what builds on them, or all that did not succeed. */
export const draftEverything = defineContract({
  name: "draft-everything",
  input: z.object({
    ...asking,
    /** Adds to what stands, too. */
    addsToAll: z.boolean().optional(),
    runId: z.uuid().optional(),
    parts: z.array(z.string().max(100)).max(100).optional(),
  }),
  /** `isBegun` is false where a run was under way already. */
  output: z.object({ runId: z.uuid(), isBegun: z.boolean() }),
});

/** Ends a run; what is finished stays. */
export const stopDrafting = defineContract({
  name: "stop-drafting",
  input: z.object({ projectId: z.uuid(), runId: z.uuid() }),
  output: z.object({ stopped: z.boolean() }),
});
