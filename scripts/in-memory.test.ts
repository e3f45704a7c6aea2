import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { isOfUse } from "./in-memory.ts";

const GIGABYTE = 2 ** 30;
const mounted = (options: string) => `proc /proc proc rw 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`;

test("tests write to memory only where there is enough of it and programs may be started from it", () => {
  expect(isOfUse(mounted("rw,nosuid,nodev,relatime"), 20 * GIGABYTE)).toBe(true);
  expect(isOfUse(mounted("rw,nosuid,nodev,noexec,relatime"), 20 * GIGABYTE)).toBe(false);
  expect(isOfUse(mounted("rw,relatime"), GIGABYTE / 16)).toBe(false);
  expect(isOfUse("proc /proc proc rw 0 0\n", 20 * GIGABYTE)).toBe(false);
});

test("what a run has in memory goes with it, and with the next one where it was killed; a directory that somebody chose stays theirs", () => {
  const run = (then: string, TMPDIR = "") => {
    const code = `import("./scripts/in-memory.ts").then(({ writeInMemory }) => { writeInMemory(); console.log(process.env.TMPDIR); ${then} })`;
    return spawnSync(process.execPath, ["-e", code], { env: { ...process.env, TMPDIR }, encoding: "utf8" }).stdout.trim();
  };
  const killed = run("process.kill(process.pid, 'SIGKILL')");
  const isUsed = killed.startsWith("/dev/shm/");
  expect(existsSync(killed)).toBe(isUsed);
  const ended = run("");
  expect(ended.startsWith("/dev/shm/")).toBe(isUsed);
  expect([killed, ended].filter((directory) => existsSync(directory))).toEqual([]);
  expect(run("", "/var/tmp")).toBe("/var/tmp");
});
