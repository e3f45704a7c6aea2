import { readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeWhole } from "#cli/repository/write-whole.ts";
import type { Plan } from "./plan.ts";
import { refuseLinkOnTheWay } from "./safe-path.ts";

export function applyPlan(root: string, { write, remove }: Plan): void {
  for (const [path, content] of write) writeWhole(join(root, path), content);
  for (const path of remove) {
    refuseLinkOnTheWay(root, path);
    rmSync(join(root, path));
    removeEmpty(root, dirname(path));
  }
}

function removeEmpty(root: string, directory: string): void {
  if (directory === "." || readdirSync(join(root, directory)).length > 0) return;
  rmdirSync(join(root, directory));
  removeEmpty(root, dirname(directory));
}
