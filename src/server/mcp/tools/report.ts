import * as z from "zod";
import { reportProgress } from "#data/progress.ts";
import { reportInput } from "#domain/progress.ts";
import { defineTool } from "#server/mcp/tool.ts";

const once = z.string().min(1).max(200).optional().describe("The same for a repeated try");

export const report = defineTool({
  name: "report",
  title: "Report progress",
  description: "Reports how far a row is built, with evidence. People see it at once. Needs a key that may write.",
  input: reportInput.extend({ idempotency_key: once }),
  output: { cite: z.string(), state: z.string(), reported_at: z.string() },
  writes: true,
  run: async ({ idempotency_key, ...given }, { db, by }) => {
    const { state, reported_at } = await reportProgress(db, { ...by, report: given, idempotency_key });
    return { cite: given.cite, state, reported_at };
  },
});
