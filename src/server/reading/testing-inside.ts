import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

/** Stands where a reader stands, and tries what it must not be able to do. */
function tried(act: () => unknown): string {
  try {
    act();
    return "done";
  } catch (error) {
    return String((error as { code?: string }).code);
  }
}

const settings = Object.keys(process.env).filter((name) => !["PWD", "OLDPWD", "SHLVL", "_"].includes(name));
process.stdout.write(
  JSON.stringify({
    settings,
    kept: tried(() => readdirSync(".data")),
    passwords: tried(() => readFileSync("/etc/passwd")),
    written: tried(() => writeFileSync("src/written", "")),
    program: tried(() => execFileSync("/bin/true")),
    thread: tried(() => new Worker("", { eval: true })),
  }),
);
