import type { Tool } from "#server/mcp/tool.ts";
import { brief } from "./brief.ts";
import { buildState } from "./build-state.ts";
import { exportFile } from "./export.ts";
import { get } from "./get.ts";
import { list } from "./list.ts";
import { propose } from "./propose.ts";
import { quality } from "./quality.ts";
import { report } from "./report.ts";
import { fetchOne, search } from "./search.ts";
import { workPackage } from "./work-package.ts";

/** At most twelve, and 4,000 tokens of definitions: an agent pays for each in every conversation. */
export const tools: readonly Tool[] = [
  brief,
  search,
  fetchOne,
  list,
  get,
  workPackage,
  buildState,
  exportFile,
  quality,
  report,
  propose,
];
