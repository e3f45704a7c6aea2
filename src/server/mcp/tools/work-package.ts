import * as z from "zod";
import { packageFor } from "#server/mcp/about-rows.ts";
import { rowOf } from "#server/mcp/find.ts";
import { defineTool } from "#server/mcp/tool.ts";

export const workPackage = defineTool({
  name: "work_package",
  title: "Work package",
  description:
    "Everything needed to implement a feature, page or story: stories with criteria, classes, pages, tests, quality, security and what else concerns it, with the revisions to cite. At most 2,000 tokens; what does not fit is named in left_out.",
  input: z.object({ cite: z.string().max(80) }),
  output: { text: z.string(), cites: z.array(z.string()), left_out: z.array(z.string()) },
  run: async ({ cite }, handing) => {
    const made = await packageFor(rowOf(cite, handing), handing);
    return { ...made, cites: [...made.cites], left_out: [...made.left_out] };
  },
});
