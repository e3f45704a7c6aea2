import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { freePort } from "#server/postgres/embedded.ts";

const home = await mkdtemp(join(tmpdir(), "product-architect-start-"));
const children: ChildProcess[] = [];
const READING = ["--inh-caps=+dac_read_search", "--ambient-caps=+dac_read_search"];
const ORDINARY_USER = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", ...READING];
afterAll(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  await rm(home, { recursive: true, force: true });
});

function launch(variables: Record<string, string>, as: string[] = []) {
  const [program = "", ...args] = [...as, process.execPath, "src/server/start.ts"];
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const out = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => {
    out.stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    out.stderr += chunk;
  });
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((done) =>
    child.once("close", (code) => done({ code, ...out })),
  );
  const ready = new Promise<string>((done) => {
    child.stdout.on("data", () => {
      if (out.stdout.includes("Mail goes")) done(out.stdout);
    });
  });
  return { child, ended, ready };
}

test("it says where it answers, where data lies and where mail goes, starts again and ends cleanly", async () => {
  const port = String(await freePort());
  const directory = join(home, "whole");
  const first = launch({ PORT: port, DATA_DIR: directory });
  const said = await first.ready;
  expect(said).toContain(`http://localhost:${port}`);
  expect(said).toContain(directory);
  expect(said).toContain("/outbox");
  expect((await stat(join(directory, "postgres-password"))).mode & 0o777).toBe(0o600);

  const beside = await launch({ PORT: String(await freePort()), DATA_DIR: directory }).ended;
  expect(beside).toMatchObject({ code: 1, stdout: "" });
  expect(beside.stderr).toMatch(
    /^The data directory .* is in use by another instance \(process \d+\); stop it or set DATA_DIR\.\n$/,
  );

  first.child.kill("SIGINT");
  expect((await first.ended).code).toBe(0);
  expect(leftBehind(directory)).toEqual([]);

  const second = launch({ PORT: port, DATA_DIR: directory });
  await second.ready;
  second.child.kill("SIGTERM");
  second.child.kill("SIGTERM");
  expect((await second.ended).code).toBe(0);
  expect(leftBehind(directory)).toEqual([]);
});

test("a taken port is one sentence, and nothing is left behind", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => holder.once("listening", done));
  const address = holder.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const directory = join(home, "port");
  const ended = await launch({ PORT: String(port), DATA_DIR: directory }).ended;
  expect(ended).toMatchObject({
    code: 1,
    stdout: "",
    stderr: `Port ${port} is taken; stop what uses it or set PORT to another.\n`,
  });
  expect(await readdir(directory)).toEqual([]);
  holder.close();
});

test("data of another PostgreSQL version is left alone, with one sentence", async () => {
  const directory = join(home, "other");
  await mkdir(join(directory, "postgres"), { recursive: true });
  await writeFile(join(directory, "postgres", "PG_VERSION"), "19\n");
  const ended = await launch({ PORT: "0", DATA_DIR: directory }).ended;
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/^.*was written by PostgreSQL 19 and this version runs 18; start the version that wrote it\.\n$/);
});

test("a data directory that cannot be made is one sentence", async () => {
  const file = join(home, "a-file");
  await writeFile(file, "");
  await chmod(file, 0o400);
  const ended = await launch({ PORT: "0", DATA_DIR: join(file, "data") }).ended;
  expect(ended).toMatchObject({ code: 1, stdout: "" });
  expect(ended.stderr).toMatch(
    /^The data directory .* cannot be written \(ENOTDIR\); correct its permissions or set DATA_DIR\.\n$/,
  );
});

test.runIf(isOrdinaryUserAtHand())("data that belongs to somebody else is one sentence for an ordinary user", async () => {
  const directory = join(home, "foreign");
  await mkdir(directory, { mode: 0o711 });
  await chmod(home, 0o711);
  const ended = await launch({ PORT: "0", DATA_DIR: directory }, ORDINARY_USER).ended;
  expect(ended).toMatchObject({
    code: 1,
    stdout: "",
    stderr: `The data directory ${directory} cannot be written (EACCES); correct its permissions or set DATA_DIR.\n`,
  });
  await chmod(directory, 0o777);
  await writeFile(join(directory, "postgres-password"), "", { mode: 0o400 });
  const later = await launch({ PORT: "0", DATA_DIR: directory }, ORDINARY_USER).ended;
  expect(later).toMatchObject({
    code: 1,
    stdout: "",
    stderr: `${join(directory, "postgres-password")} cannot be used (EACCES); correct its permissions or set DATA_DIR.\n`,
  });
});

test("a bad setting is one sentence that names it", async () => {
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: "eighty" }, /^PORT must be a port number/],
    [{ PORT: "70000" }, /^PORT must be a port from 0 to 65535/],
    [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL must be an address such as postgres:/],
    [{ SUPABASE_URL: "https://x.example.com" }, /^SUPABASE_URL needs SUPABASE_PUBLISHABLE_KEY/],
    [{ SMTP_URL: "mail.example.com" }, /^SMTP_URL must be an address such as smtps:/],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL must be trace/],
  ];
  const answers = await Promise.all(cases.map(([variables]) => launch({ DATA_DIR: join(home, "never"), ...variables }).ended));
  for (const [index, { code, stderr }] of answers.entries()) {
    expect(code).toBe(1);
    expect(stderr).toMatch(cases[index]?.[1] ?? /never/);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  }
});

/** Nobody, who may read our code wherever it lies. */
function isOrdinaryUserAtHand() {
  const [program = "", ...args] = [...ORDINARY_USER, process.execPath, "--version"];
  return process.getuid?.() === 0 && spawnSync(program, args).status === 0;
}

function leftBehind(directory: string): string[] {
  const lines = execFileSync("ps", ["-eo", "args"], { encoding: "utf8" }).split("\n");
  return lines.filter((line) => line.includes(directory));
}
