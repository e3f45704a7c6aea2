import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { isAlive } from "#scripts/is-alive.ts";
import { keepApart } from "./keep-apart.ts";
import type { TestingWork } from "./testing-work.ts";

const program = fileURLToPath(new URL("./testing-work.ts", import.meta.url));
const tooMuch = "This is too much at once.";
const kept = <Value = { pid: number }>({
  memory = 64,
  ...more
}: {
  memory?: number;
  rest?: { one: number; others: number };
} = {}) => keepApart<TestingWork, Value>({ program, tooMuch, bounds: { computing: 20, memory }, ...more });
const refusal = { kind: "unavailable", message: tooMuch };
const nothing = { task: "hold", megabytes: 0 } as const;
const isGone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000, interval: 20 });

test("what ends the memory of a process, little by little or in one leap, ends that process with a sentence, and the next work is done [ATTACK-13]", async () => {
  const processes = kept();
  const { pid } = await processes.have(nothing);
  await expect(processes.have({ task: "grow" })).rejects.toMatchObject(refusal);
  await isGone(pid);
  await expect(processes.have({ task: "leap" })).rejects.toMatchObject(refusal);
  expect((await processes.have(nothing)).pid).not.toBe(pid);
});

test("a process does the next work while it holds little; one that held more than 400 MB when it answered ends, and its memory is given back [ATTACK-13]", async () => {
  const processes = kept({ memory: 512 });
  const { pid } = await processes.have(nothing);
  expect(await processes.have({ task: "hold", megabytes: 100 })).toEqual({ pid });
  expect(await processes.have(nothing)).toEqual({ pid });
  expect(await processes.have({ task: "hold", megabytes: 250 })).toEqual({ pid });
  await isGone(pid);
  expect((await processes.have(nothing)).pid).not.toBe(pid);
});

test("processes that worked beside each other do so again; when they have rested for moments one is kept, the others end [ATTACK-16]", async () => {
  const processes = kept({ rest: { one: 60_000, others: 2_000 } });
  const three = () => Promise.all([processes.have(nothing), processes.have(nothing), processes.have(nothing)]);
  const pids = (await three()).map(({ pid }) => pid);
  expect((await three()).map(({ pid }) => pid).toSorted()).toEqual(pids.toSorted());
  await vi.waitFor(() => expect(pids.filter(isAlive)).toHaveLength(1), { timeout: 10_000, interval: 20 });
  const [pid] = pids.filter(isAlive);
  expect(await processes.have(nothing)).toEqual({ pid });
});

test("a process has none of our settings and files, and ends when it has rested [ATTACK-14]", async () => {
  process.env.SECRETS_KEY = "a-secret-of-ours";
  expect(await kept<unknown>().have({ task: "inside" })).toEqual({ settings: [], passwords: "ERR_ACCESS_DENIED" });
  const { pid } = await kept({ rest: { one: 100, others: 100 } }).have(nothing);
  await isGone(pid);
});

test("what works beside the server has no name for an object's prototype [ATTACK-46]", async () => {
  expect(await kept<unknown>().have({ task: "name" })).toBe(false);
});

test("what computes without end is ended with its process [ATTACK-14]", async () => {
  const processes = kept();
  const { pid } = await processes.have(nothing);
  await expect(processes.have({ task: "never" }, { patience: 200 })).rejects.toMatchObject(refusal);
  await isGone(pid);
});

test("however the server ends, its processes end with it [ATTACK-14]", async () => {
  const server = spawn(process.execPath, [fileURLToPath(new URL("./testing-parent.ts", import.meta.url))], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(server.stdout, "data");
  expect(isAlive(Number(said))).toBe(true);
  server.kill("SIGKILL");
  await isGone(Number(said));
});
