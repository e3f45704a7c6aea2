import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { askGit } from "./git.ts";

export const projectFile = "product-architect.json";

/** Where the repository begins: at what git says, else where a project is named, else here. */
export async function repositoryRoot(): Promise<string> {
  const here = process.cwd();
  const top = (await askGit(here, ["rev-parse", "--show-toplevel"]))?.trim();
  return top ? resolve(top) : (upwards(here) ?? here);
}

function upwards(directory: string): string | undefined {
  if (existsSync(join(directory, projectFile))) return directory;
  const parent = dirname(directory);
  return parent === directory ? undefined : upwards(parent);
}
