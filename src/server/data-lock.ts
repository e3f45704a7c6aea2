import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Halt } from "./halt.ts";

/** Holds a data directory for this process; what a killed one left behind does not count. */
export async function lockData(directory: string): Promise<{ release(): Promise<void> }> {
  const file = join(directory, "in-use");
  const mine = `${process.pid} ${await birthOf(process.pid)}\n`;
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(directory, { recursive: true, mode: 0o711 });
    await writeFile(draft, mine);
  } catch (error) {
    throw new Halt(
      `The data directory ${directory} cannot be written (${codeOf(error)}); correct its permissions or set DATA_DIR.`,
    );
  }
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (await claim(draft, file)) return { release: () => release(file, mine) };
      const holder = await readFile(file, "utf8").catch(() => "");
      if (await isAlive(holder)) {
        throw new Halt(
          `The data directory ${directory} is in use by another instance (process ${holder.split(" ")[0]}); stop it or set DATA_DIR.`,
        );
      }
      await clearStale(file, holder);
    }
    throw new Halt(`The data directory ${directory} is being started by somebody else; try again.`);
  } finally {
    await rm(draft, { force: true });
  }
}

/** A hard link appears whole or not at all. */
const claim = (draft: string, file: string) =>
  link(draft, file).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === "EEXIST") return false;
      throw error;
    },
  );

async function clearStale(file: string, expected: string) {
  const aside = `${file}.stale.${process.pid}`;
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  // somebody else was faster and this is already theirs
  if ((await readFile(aside, "utf8").catch(() => "")) !== expected) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
}

async function release(file: string, mine: string) {
  if ((await readFile(file, "utf8").catch(() => "")) === mine) await rm(file, { force: true });
}

async function isAlive(holder: string): Promise<boolean> {
  const [pid = "", birth = ""] = holder.trim().split(" ");
  if (!(Number(pid) > 0)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
  return (await birthOf(Number(pid))) === birth;
}

/** Tells a process from a later one with the same number, where the system says when it began. */
async function birthOf(pid: number): Promise<string> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, "utf8").catch(() => ""),
    readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => ""),
  ]);
  const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "0";
  return `${boot.trim()}:${started}`;
}

function codeOf(error: unknown) {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
