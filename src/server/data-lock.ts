import { mkdir, readFile, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { lockFile } from "./file-lock.ts";
import { Halt } from "./halt.ts";

/** How long a process that was killed may take to be gone. */
const DYING_MS = 1_000;

/** Holds a data directory for this process alone, whichever containers or machines share it; a killed one holds nothing. */
export async function lockData(directory: string): Promise<{ release(): Promise<void> }> {
  const path = join(directory, "in-use");
  const file = await claim(directory, path);
  if (!file) {
    const [pid = "unknown", host = hostname()] = (await readFile(path, "utf8").catch(() => "")).trim().split(" ");
    const holder = host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
    throw new Halt(`The data directory ${directory} is in use by another instance (${holder}); stop it or set DATA_DIR.`);
  }
  // who holds it is only for the sentence above: a full disk is no reason not to start
  await file.truncate().catch(() => {});
  await file.writeFile(`${process.pid} ${hostname()}\n`).catch(() => {});
  return {
    release: async () => {
      await rm(path, { force: true });
      await file.close();
    },
  };
}

async function claim(directory: string, path: string) {
  try {
    await mkdir(directory, { recursive: true, mode: 0o711 });
    return await lockFile(path, { patience: DYING_MS });
  } catch (error) {
    if (error instanceof Halt) throw error;
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new Halt(`The data directory ${directory} cannot be written (${code}); correct its permissions or set DATA_DIR.`);
  }
}
