import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Starts a script of ours and answers once it has printed a line that `ready` recognises. */
export async function run(script: string, options: { args?: string[]; env?: Record<string, string>; ready: RegExp }) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script, ...(options.args ?? [])], {
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  const match = await new Promise<RegExpExecArray>((done, fail) => {
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      const found = options.ready.exec(printed);
      if (found) done(found);
    });
    child.once("exit", (code) => fail(new Error(`${script} ended with ${code}: ${printed}`)));
  });
  return { said: match[1] ?? "", also: match[2], milliseconds: performance.now() - startedAt, stop: () => stop(child) };
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once("exit", () => done());
    child.kill("SIGTERM");
  });
}

/** The superuser's address of the embedded PostgreSQL in a data directory. */
export async function superuserUrl(directory: string): Promise<string> {
  const password = (await readFile(join(directory, "postgres-password"), "utf8")).trim();
  const port = (await readFile(join(directory, "postgres/postmaster.pid"), "utf8")).split("\n")[3];
  return `postgres://supabase_admin:${password}@127.0.0.1:${port}/product_architect`;
}
