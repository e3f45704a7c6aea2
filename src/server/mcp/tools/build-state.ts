import * as z from "zod";
import { listWork } from "#data/proposals.ts";
import { buildStates } from "#domain/build-state.ts";
import { proposedRow } from "#domain/proposals.ts";
import { lookApart } from "#server/looking/look-apart.ts";
import { defineTool } from "#server/mcp/tool.ts";

const MOST = 200;

export const buildState = defineTool({
  name: "build_state",
  title: "What is built",
  description:
    "How far requirements are built: uncovered (nobody reported), stale (changed since reported), untested, in_progress, blocked, done; and open proposals. Ask for one state.",
  input: z.object({ state: z.enum([...buildStates, "untested"]).optional() }),
  output: {
    counts: z.record(z.string(), z.number()),
    rows: z.array(
      z.object({ cite: z.string(), name: z.string(), state: z.string(), untested: z.boolean(), reported: z.string().optional() }),
    ),
    left_out: z.number(),
    proposals: z.array(z.object({ of: z.string(), kind: z.string(), field: z.string().optional() })),
  },
  run: async ({ state }, { db, by, opened, whose }) => {
    const { reports, proposals } = await listWork(db, by);
    const built = await lookApart("built", { content: opened.content, reports, state, most: MOST }, { whose });
    return {
      counts: built.counts,
      rows: built.rows.map(({ cite, revision, name, state: at, isUntested, report }) => ({
        cite: `${cite}@${revision}`,
        name,
        state: at,
        untested: isUntested,
        ...(report ? { reported: `${cite}@${report.at_revision}${report.commit ? ` ${report.commit}` : ""}` } : {}),
      })),
      left_out: built.left_out,
      proposals: proposals.map((one) => ({
        of: proposedRow(one) ?? one.table_name,
        kind: one.kind,
        ...(one.field ? { field: one.field } : {}),
      })),
    };
  },
});
