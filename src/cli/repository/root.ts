import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

export const projectFile = "product-architect.json";

/** Where the repository begins: where git keeps what it knows, whatever its configuration says, else where a project is named, else here. */
export function repositoryRoot(): string {
  const here = process.cwd();
  return upwards(here, ".git") ?? upwards(here, projectFile) ?? here;
}

function upwards(directory: string, name: string): string | undefined {
  if (existsSync(join(directory, name))) return directory;
  const parent = dirname(directory);
  return parent === directory ? undefined : upwards(parent, name);
}
