import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { watchChildren } from "#server/operating/metrics.ts";

/** In seconds of computing; and in megabytes what the JavaScript of a process may hold. */
export type Bounds = { computing: number; memory: number };

/** What runs in a process of its own: `addons` where it may load libraries that are not JavaScript, `proto` where one needs `__proto__`. */
export type Program = { program: string; addons?: boolean; proto?: boolean; stdio: StdioOptions };

/** In megabytes beside the heap: Node itself, which reserves much and uses little, and what it unpacks. */
const BESIDE = 800;
const root = realpathSync(fileURLToPath(new URL("../../../", import.meta.url)));

/** Where the system has them, bounds that hold whatever the process does; of all there is, it is the first to go when memory ends. */
const bounded = [
  "ulimit -c 0",
  'ulimit -t "$1"',
  'ulimit -d "$2" 2>/dev/null',
  "echo 1000 2>/dev/null >/proc/self/oom_score_adj",
  "shift 2",
  'exec "$@"',
].join("; ");

const living = new Set<ChildProcess>();
watchChildren(() => living.size);
process.once("exit", () => {
  for (const child of living) endApart(child);
});

/** A process with nothing of ours but our program, within its bounds; it ends with us. */
export function startApart(
  { computing, memory }: Bounds,
  { program: file, addons = false, proto = false, stdio }: Program,
): ChildProcess {
  const node = [
    process.execPath,
    `--max-old-space-size=${memory}`,
    "--permission",
    addons ? "--allow-addons" : "--no-addons",
    ...(proto ? [] : ["--disable-proto=delete"]),
    ...["package.json", "src/*", "node_modules/*"].map(
      (path) => `--allow-fs-read=${root}${root.endsWith("/") ? "" : "/"}${path}`,
    ),
    file,
  ];
  const [program = "", ...args] =
    process.platform === "win32"
      ? node
      : ["/bin/sh", "-c", bounded, "apart", String(computing), String((memory + BESIDE) * 1024), ...node];
  const child = spawn(program, args, { env: {}, cwd: root, stdio, serialization: "advanced", detached: true });
  living.add(child);
  for (const end of ["close", "error"]) child.once(end, () => living.delete(child));
  return child;
}

/** Ends it with all it started. */
export function endApart({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // it has ended already
  }
}
