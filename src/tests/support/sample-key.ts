import { randomBytes } from "node:crypto";
import { callFunction } from "#data/functions.ts";
import { addProjectApiKey } from "#data/project-api-keys.ts";
import { readProjectContent } from "#data/project-content.ts";
import { draftingParts, isDrafted } from "#domain/drafting-parts.ts";
import { startSample } from "#domain/first-project.ts";
import { type KeyScope, tokenOf, traceOfToken } from "#domain/project-api-keys.ts";
import type { Person } from "./people.ts";

/** A key of a project, and its token, which nobody else ever sees. */
export async function addKey(
  { db }: Pick<Person, "db">,
  project_id: string,
  more: { scope?: KeyScope; expires_at?: string } = {},
) {
  const token = tokenOf(randomBytes(32));
  const named = { project_id, name: `Agent ${token.slice(-6)}`, ...(await traceOfToken(token)) };
  const key = await addProjectApiKey(db, { ...named, scope: "read_write", expires_at: null, ...more });
  return { token, key };
}

/** The sample project, all sections of which are drafted. */
export async function draftedSample({ db }: Pick<Person, "db">): Promise<string> {
  const { projectId } = await callFunction(db, startSample, {});
  for (;;) {
    const content = await readProjectContent(db, { project_id: projectId });
    if (draftingParts.every((part) => isDrafted(part, content))) return projectId;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
