import { failGeneration } from "#data/generations.ts";
import { stopGeneration } from "#domain/generations.ts";
import { defineFunction } from "./function.ts";

/** The run is marked first, with the caller's rights, so that what is stopped can no longer be written. */
export const stopGenerationFunction = defineFunction(stopGeneration, async ({ db, running, input }) => {
  const ended = { id: input.generationId, error: "Stopped by hand.", finished_at: new Date().toISOString() };
  const stopped = (await failGeneration(db, ended)).length > 0;
  if (stopped) running.stop(input.generationId);
  return { stopped };
});
