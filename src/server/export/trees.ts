import { strToU8, zipSync } from "fflate";
import type { Exported } from "#domain/export/exported.ts";
import { agentsFiles } from "#domain/export/trees/agents.ts";
import { kiroTree } from "#domain/export/trees/kiro.ts";
import { openspecTree } from "#domain/export/trees/openspec.ts";
import { specKitTree } from "#domain/export/trees/spec-kit.ts";
import { taskMasterTree } from "#domain/export/trees/task-master.ts";
import type { Tree } from "#domain/export/trees/words.ts";

const zipped =
  (write: (exported: Exported) => Tree) =>
  (exported: Exported): Uint8Array => {
    const files = Object.entries(write(exported)).map(([path, text]) => [path, strToU8(text)]);
    return zipSync(Object.fromEntries(files), { mtime: exported.generated_at });
  };

export const writeSpecKit = zipped(specKitTree);
export const writeKiro = zipped(kiroTree);
export const writeOpenspec = zipped(openspecTree);
export const writeTaskMaster = zipped(taskMasterTree);
export const writeAgents = zipped(agentsFiles);
