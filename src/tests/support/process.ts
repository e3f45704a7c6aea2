import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { freePort } from "#server/postgres/embedded.ts";

export type ServerProcess = {
  url: string;
  publishableKey: string;
  secretKey: string;
  child: ChildProcess;
  stop(): Promise<void>;
};

/** The server as it is started by hand: a process of its own, over a data directory of its own. */
export async function startProcess(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const directory = await mkdtemp(join(tmpdir(), "product-architect-process-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    env: { PATH: process.env.PATH, DATA_DIR: directory, PORT: String(port), SITE_URL: url, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((done) => child.once("exit", done));
  let said = "";
  await new Promise<void>((done, fail) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (said.includes("is ready at")) done();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
  });
  const [publishableKey, secretKey] = await keysIn(directory);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  return { url, publishableKey, secretKey, child, stop };
}

async function keysIn(directory: string): Promise<[string, string]> {
  const password = (await readFile(join(directory, "postgres-password"), "utf8")).trim();
  const [, , , port] = (await readFile(join(directory, "postgres", "postmaster.pid"), "utf8")).split("\n");
  const client = new Client(`postgres://supabase_admin:${password}@127.0.0.1:${port}/product_architect`);
  await client.connect();
  const { rows } = await client.query<{ name: string; value: string }>("select name, value from platform.secrets");
  await client.end();
  const named = (wanted: string) => rows.find(({ name }) => name === wanted)?.value ?? "";
  return [named("publishable_key"), named("secret_key")];
}
