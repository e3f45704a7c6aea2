import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { call } from "#tests/hostile/call.ts";
import { type Author, author, startProject } from "#tests/support/people.ts";
import { type RealInstance, startInstance } from "#tests/support/real-server.ts";
import { verdictOf } from "./limits.ts";
import { type Minute, watchMemory } from "./memory.ts";
import { misbehave } from "./misbehave.ts";
import type { Pace, Paced } from "./paced.ts";

const QUIET_SECONDS = 40;
const MOST_TIMES = 4;
const MOST_GROWTH = 1.15;
const ROWS = 5_000;

/** `colleague` is the process in which the good one's requests are made and measured. */
type Load = {
  server: RealInstance;
  good: Author;
  bad: Author;
  others: Author[];
  documented: string;
  colleague: ChildProcess;
  over: boolean;
};

/**
 * Five minutes of everything at once. Prints what one organization's requests take while it is quiet and while another one
 * misbehaves, and the memory of the server and its children in each minute.
 */
export async function benchMixedLoad(seconds: number): Promise<void> {
  const server = await startInstance({ TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  try {
    const load = await prepare(server);
    const everyday = usual(load);
    await paced(load, 5);
    const quiet = await paced(load, QUIET_SECONDS);
    const lanes = misbehave({ ...load, isOver: () => load.over });
    const memory = watchMemory(server.worker(), seconds);
    const stormy = await paced(load, seconds);
    load.over = true;
    load.colleague.kill();
    const minutes = await memory;
    const refused = await Promise.all(lanes);
    await Promise.all(everyday);
    if (!refused.some(({ opened }) => opened > 0)) throw new Error("No hostile document was opened.");
    const ratio = percentile(stormy.taken, 0.99) / percentile(quiet.taken, 0.99);
    console.log(
      `\nMixed load for ${seconds} s: an organization's requests while another one misbehaves (a ratio under ${MOST_TIMES.toFixed(2)} and no failure are the limits)`,
    );
    console.log("               count   p50 ms   p99 ms  failures");
    print("quiet", quiet);
    print("in the storm", stormy);
    console.log(`ratio of p99   ${ratio.toFixed(2)}, ${verdictOf("ratio of p99", ratio, { under: MOST_TIMES })}`);
    console.log(`failures       ${stormy.failures}, ${verdictOf("failures in the storm", stormy.failures, 0)}`);
    console.log(`misbehaved     ${refused.map(({ name, statuses }) => `${name} ${JSON.stringify(statuses)}`).join(", ")}`);
    printMemory(minutes);
  } finally {
    await server.stop();
  }
}

async function prepare(server: RealInstance): Promise<Load> {
  const [good, bad, ...others] = await Promise.all([
    author(server),
    author(server),
    author(server),
    author(server),
    author(server),
  ]);
  const fill =
    "insert into public.pages (project_id, name, purpose) select $1, 'Page ' || n, repeat('words ', 40) from generate_series(1, $2) n";
  // a column that is not there is left out
  const plain = "insert into public.pages (project_id, name) select $1, 'Page ' || n from generate_series(1, $2) n";
  for (const [id, rows] of [[good.project_id, 100], ...[bad, ...others].map(({ project_id }) => [project_id, ROWS])]) {
    await server.admin.query(fill, [id, rows]).catch(() => server.admin.query(plain, [id, rows]));
  }
  const documented = await startProject(bad, bad.organization_id, "Documented");
  await bad.db.from("questionnaires").insert({ project_id: documented, project_description: "" }).throwOnError();
  await server.admin.query("analyze");
  return { server, good, bad, others, documented, colleague: fork("src/bench/paced.ts"), over: false };
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

function print(name: string, { taken, failures }: Paced) {
  const cells = [String(taken.length), percentile(taken, 0.5).toFixed(1), percentile(taken, 0.99).toFixed(1), String(failures)];
  console.log(`${name.padEnd(12)} ${cells.map((cell, at) => cell.padStart(at === 0 ? 7 : 8)).join(" ")}`);
}

function percentile(taken: readonly number[], part: number): number {
  const sorted = taken.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

/** Flat is what holds no more than 1.15 times as much in the last minute as in the second, compared by the medians. */
function printMemory(minutes: readonly Minute[]) {
  const megabytes = (of: (minute: Minute) => number) => minutes.map((minute) => Math.round(of(minute) / 1e6)).join(", ");
  console.log(`memory, MB     of each minute the median ${megabytes(({ median }) => median)}`);
  console.log(`               of these, its children ${megabytes(({ children }) => children)}`);
  console.log(`               of each minute the most ${megabytes(({ most }) => most)}`);
  const growth = (minutes.at(-1)?.median ?? 0) / (minutes[1]?.median ?? 1);
  if (minutes.length < 3) return;
  console.log(
    `since minute 2 ${growth.toFixed(2)} (flat is under ${MOST_GROWTH}), ${verdictOf("growth of memory", growth, { under: MOST_GROWTH })}`,
  );
}
