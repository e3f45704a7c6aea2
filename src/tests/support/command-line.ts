import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";

const program = resolve("bin/product-architect.mjs");
/** What one command compiled the next need not. */
const NODE_COMPILE_CACHE = resolve("node_modules/.product-architect/compiled");

type Ran = { code: number | null; stdout: string; stderr: string };
type Options = { input?: string; variables?: Record<string, string> };

/** A repository somebody works in, with a configuration directory of their own. */
export type Workplace = {
  root: string;
  /** Runs the command as a person does, in a process of its own. */
  run(args: readonly string[], options?: Options): Promise<Ran>;
  git(...args: string[]): Promise<Ran>;
  write(path: string, content: string): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

export async function openWorkplace({ command = program }: { command?: string } = {}): Promise<Workplace> {
  const home = await mkdtemp(join(tmpdir(), "product-architect-workplace-"));
  const root = join(home, "repository");
  await mkdir(root);
  const person = { HOME: home, XDG_CONFIG_HOME: join(home, "config"), LANG: "C.UTF-8" };
  const env = { PATH: process.env.PATH ?? "", NODE_COMPILE_CACHE, ...person };
  const start = (file: string, args: readonly string[], { input = "", variables = {} }: Options = {}) =>
    ran(spawn(file, args, { cwd: root, env: { ...env, ...variables } }), input);
  const git = (...args: string[]) => start("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", ...args]);
  await git("init", "--quiet", "--initial-branch=main");
  return {
    root,
    git,
    run: (args, options) => start(process.execPath, [command, ...args], options),
    write: async (path, content) => {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    },
    [Symbol.asyncDispose]: () => rm(home, { recursive: true }),
  };
}

async function ran(child: ReturnType<typeof spawn>, input: string): Promise<Ran> {
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error("a process without its streams");
  stdin.on("error", () => {});
  stdin.end(input);
  const code = new Promise<number | null>((done) => child.once("close", done));
  const [said, complained] = await Promise.all([text(stdout), text(stderr)]);
  return { code: await code, stdout: said, stderr: complained };
}
