import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { strToU8, zipSync } from "fflate";
import { call, type Said } from "#tests/hostile/call.ts";
import { type Author, author } from "#tests/support/people.ts";
import { type RealInstance, startInstance } from "#tests/support/real-server.ts";
import type { Pace, Paced } from "./paced.ts";

const QUIET_SECONDS = 40;
const MOST_TIMES = 4;
const MOST_GROWTH = 1.15;
const ROWS = 5_000;
const DOCUMENT_SECONDS = 10;

/** `colleague` is the process in which the good one's requests are made and measured. */
type Load = { server: RealInstance; good: Author; bad: Author; colleague: ChildProcess; over: boolean };

/**
 * Five minutes of everything at once. Prints what one organization's requests take while it is quiet and while another one
 * misbehaves, and the memory of the server and its children at each minute.
 */
export async function benchMixedLoad(seconds: number): Promise<void> {
  const server = await startInstance({ TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  try {
    const load = await prepare(server);
    // made before anything is measured, since to make them keeps this process busy
    const documents = Array.from({ length: Math.ceil(seconds / DOCUMENT_SECONDS) + 1 }, (_, turn) => hostileDocument(turn));
    const everyday = usual(load);
    await paced(load, 5);
    const quiet = await paced(load, QUIET_SECONDS);
    const lanes = misbehaviour(load, documents);
    const memory = watchMemory(server, seconds);
    const stormy = await paced(load, seconds);
    load.over = true;
    load.colleague.kill();
    const minutes = await memory;
    const refused = await Promise.all(lanes);
    await Promise.all(everyday);
    const ratio = percentile(stormy.taken, 0.99) / percentile(quiet.taken, 0.99);
    const [, second = 0] = minutes;
    console.log(
      `\nMixed load for ${seconds} s: an organization's requests while another one misbehaves (under ${MOST_TIMES.toFixed(2)} is the limit)`,
    );
    console.log("               count   p50 ms   p99 ms  failures");
    print("quiet", quiet);
    print("in the storm", stormy);
    console.log(`ratio of p99   ${ratio.toFixed(2)}${ratio < MOST_TIMES ? "" : " (too much)"}`);
    console.log(`misbehaved     ${refused.map(({ name, statuses }) => `${name} ${JSON.stringify(statuses)}`).join(", ")}`);
    console.log(`memory, MB     ${minutes.map((bytes, minute) => `${minute + 1} min ${Math.round(bytes / 1e6)}`).join(", ")}`);
    const growth = (minutes.at(-1) ?? 0) / second;
    if (minutes.length > 2)
      console.log(`since minute 2 ${growth.toFixed(2)} (flat is under ${MOST_GROWTH})${growth < MOST_GROWTH ? "" : " (grows)"}`);
  } finally {
    await server.stop();
  }
}

async function prepare(server: RealInstance): Promise<Load> {
  const [good, bad] = await Promise.all([author(server), author(server)]);
  const fill =
    "insert into public.pages (project_id, name, purpose) select $1, 'Page ' || n, repeat('words ', 40) from generate_series(1, $2) n";
  // a column that is not there is left out
  const plain = "insert into public.pages (project_id, name) select $1, 'Page ' || n from generate_series(1, $2) n";
  for (const [id, rows] of [
    [good.project_id, 100],
    [bad.project_id, ROWS],
  ]) {
    await server.admin.query(fill, [id, rows]).catch(() => server.admin.query(plain, [id, rows]));
  }
  await server.admin.query("analyze");
  return { server, good, bad, colleague: fork("src/bench/paced.ts"), over: false };
}

/** What people do all day, as often in quiet as in storm: signing in, drafting, uploading, listening. */
function usual(load: Load): Promise<void>[] {
  const { server, good } = load;
  const repeat = async (milliseconds: number, act: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !load.over; turn++) {
      await act(turn).catch(() => {});
      await delay(milliseconds);
    }
  };
  const channel = good.db.channel(`project:${good.project_id}`, { config: { private: true } });
  channel.on("broadcast", { event: "change" }, () => {}).subscribe();
  const { email, password, token, project_id } = good;
  return [
    repeat(1_000, () => call(server, "/auth/v1/token?grant_type=password", { body: { email, password } })),
    repeat(3_000, () => call(server, "/functions/v1/generate-overview", { token, body: { projectId: project_id } })),
    repeat(2_000, (turn) =>
      good.db.storage
        .from("project_documents")
        .upload(
          `${project_id}/${1_790_000_000_000 + turn}_plan.txt`,
          new Blob(["words ".repeat(2_000)], { type: "text/plain" }),
          { contentType: "text/plain", upsert: true },
        ),
    ),
  ];
}

async function paced({ server: { url, publishableKey }, good, colleague }: Load, seconds: number): Promise<Paced> {
  const { token, project_id, organization_id } = good;
  const pace: Pace = { url, publishableKey, token, project_id, organization_id, seconds };
  colleague.send(pace);
  const [said] = await once(colleague, "message");
  return said as Paced;
}

/** Everything a signed-in person may send too much of, in lanes that never rest. */
function misbehaviour(
  load: Load,
  documents: readonly Uint8Array[],
): Promise<{ name: string; statuses: Record<string, number> }>[] {
  const { server, bad } = load;
  const { token, project_id } = bad;
  const embeds = `id,${"organization_members(organizations(".repeat(6)}id${"))".repeat(6)}`;
  const huge = JSON.stringify(Array.from({ length: 30_000 }, (_, n) => ({ project_id, name: `Page ${n} ${"x".repeat(60)}` })));
  const lanes: [name: string, count: number, act: (turn: number) => Promise<Said>][] = [
    ["nested embeds", 6, () => call(server, `/rest/v1/organizations?select=${embeds}`, { token })],
    [
      "wide embeds",
      4,
      () => call(server, "/rest/v1/projects?select=*,pages(*,sections(*)),user_classes(*),features(*)", { token }),
    ],
    [
      "counts",
      4,
      () =>
        call(server, "/rest/v1/pages?select=*&limit=1000&name=ilike.*9*&order=name", {
          token,
          headers: { prefer: "count=exact" },
        }),
    ],
    ["huge bodies", 3, () => call(server, "/rest/v1/pages", { token, body: huge })],
    ["storm", 8, (turn) => call(server, `/rest/v1/pages?select=id&limit=${turn % 50}`, { token })],
    [
      "wrong passwords",
      2,
      () => call(server, "/auth/v1/token?grant_type=password", { body: { email: bad.email, password: "wrong" } }),
    ],
    ["slow documents", 2, () => call(server, "/functions/v1/generate-overview", { token, body: { projectId: project_id } })],
    ["hostile documents", 1, (turn) => plantDocument(load, turn, documents[turn % documents.length])],
  ];
  return lanes.flatMap(([name, count, act]) =>
    Array.from({ length: count }, async () => {
      const statuses: Record<string, number> = {};
      for (let turn = 0; !load.over; turn++) {
        const { status, headers } = await act(turn);
        statuses[status] = (statuses[status] ?? 0) + 1;
        // whoever is told to wait asks again at once, but not without end
        if (status >= 400) await delay(headers.has("retry-after") ? 50 : 10);
      }
      return { name, statuses };
    }),
  );
}

/** A document of 2.9 million paragraphs, each time another one. */
function hostileDocument(turn: number): Uint8Array {
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${"<w:p/>".repeat(2_900_000)}</w:body></w:document>`;
  return zipSync({ "word/document.xml": strToU8(xml), "a.txt": strToU8(String(turn)) });
}

/** Puts a document in the way of the next draft. */
async function plantDocument({ server, bad }: Load, turn: number, bytes: Uint8Array = new Uint8Array()): Promise<Said> {
  const path = `${bad.project_id}/${1_790_000_000_000 + turn}_plan.docx`;
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  const said = await call(server, `/storage/v1/object/project_documents/${path}`, {
    token: bad.token,
    method: "POST",
    body: Buffer.from(bytes),
    headers: { "content-type": type },
  });
  const document = { name: "plan.docx", path, url: `${server.url}/${path}`, type, size: bytes.length };
  await bad.db
    .from("questionnaires")
    .upsert(
      { project_id: bad.project_id, project_description: "Boats", project_documents: [document] },
      { onConflict: "project_id" },
    );
  await delay(DOCUMENT_SECONDS * 1_000);
  return said;
}

/** The memory at the end of each minute, in bytes. */
async function watchMemory(server: RealInstance, seconds: number): Promise<number[]> {
  const minutes: number[] = [];
  for (let minute = 1; minute * 60 <= seconds; minute++) {
    await delay(59_000);
    // the least of a second: what a document's reader takes for a moment is no growth
    const looks: number[] = [];
    for (let look = 0; look < 10; look++) {
      looks.push(residentOf(server.worker()));
      await delay(100);
    }
    minutes.push(Math.min(...looks));
  }
  return minutes;
}

function residentOf(root: number): number {
  const below = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isNodeBelow(Number(name), root));
  return below.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1_024, 0);
}

function isNodeBelow(pid: number, root: number): boolean {
  if (pid === root) return true;
  const [, name = "", parent = 0] = /^\d+ \((.*)\) \S (\d+)/.exec(read(`/proc/${pid}/stat`)) ?? [];
  return !name.startsWith("postgres") && Number(parent) > 1 && isNodeBelow(Number(parent), root);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function print(name: string, { taken, failures }: Paced) {
  const cells = [String(taken.length), percentile(taken, 0.5).toFixed(1), percentile(taken, 0.99).toFixed(1), String(failures)];
  console.log(`${name.padEnd(12)} ${cells.map((cell, at) => cell.padStart(at === 0 ? 7 : 8)).join(" ")}`);
}

function percentile(taken: readonly number[], part: number): number {
  const sorted = taken.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
