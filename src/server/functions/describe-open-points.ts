import { readProjectContent } from "#data/project-content.ts";
import { describeOpenPoints, whatIsOpen } from "#domain/what-is-open.ts";
import { defineFunction } from "./function.ts";

export const describeOpenPointsFunction = defineFunction(describeOpenPoints, async ({ db, input }) =>
  whatIsOpen(await readProjectContent(db, { project_id: input.projectId })),
);
