import { getInstanceFigures } from "#data/instance.ts";
import { describeInstance } from "#domain/instance.ts";
import { defineFunction } from "./function.ts";

/** The database says who may know: it is asked first, with the caller's rights. */
export const describeInstanceFunction = defineFunction(describeInstance, async ({ db, drafters, instance }) => {
  const figures = await getInstanceFigures(db);
  return { figures, server: { ...(await instance(figures.backup)), daily_limit: drafters.daily_limit ?? null } };
});
