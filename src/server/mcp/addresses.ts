import type { HandedRow, HandedText } from "#domain/agents/handed-rows.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { Handing } from "./tool.ts";

/** Where people see what is handed out. */
export function addressOf(one: HandedRow | HandedText, { origin, opened }: Pick<Handing, "origin" | "opened">): string {
  const workspace = `${origin}/dashboard/project/${opened.project_id}/specification`;
  return "noun" in one ? `${workspace}?section=${nouns[one.noun].section}#${one.cite}` : `${workspace}#${one.cite}`;
}

export const documentUri = "spec://document";
export const rowUri = "spec://row/";
export const textUri = "spec://text/";
export const fileUri = "spec://file/";
