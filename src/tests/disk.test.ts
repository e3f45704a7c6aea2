import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, statfs, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { freePort } from "#server/postgres/embedded.ts";
import { holdToTime, IN_TIME, tellTimes } from "#tests/support/in-time.ts";
import { author } from "#tests/support/people.ts";
import { askDatabase, endReal, keysOf, startReal } from "#tests/support/real-server.ts";

const NO_ROOM = "There is no room left on the server's disk. Nothing was kept; try again later.";
const disk = await mkdtemp(join(tmpdir(), "product-architect-disk-"));
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=200m,mode=711", "none", disk], { encoding: "utf8" });
const refused = mounted.status === 0 ? undefined : mounted.stderr || String(mounted.error);
const ballast = join(disk, "ballast");

afterAll(async () => {
  await endReal();
  for (let attempt = 0; !refused && attempt < 200; attempt++) {
    if (spawnSync("umount", [disk]).status === 0) break;
    await delay(50);
  }
  await rm(disk, { recursive: true, force: true });
});

test.runIf(refused)(`no disk can be mounted here (${refused?.trim()}), so none can be filled`, () => {
  expect(process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0).toBe(false);
});

test.skipIf(refused)(
  `on a full disk files, mails and rows are refused with one sentence, nothing half-written stays, and all is well within ${IN_TIME} once there is room [ALIVE-30] [ALIVE-31] [ALIVE-32] [ALIVE-36]`,
  async () => {
    const directory = join(disk, "data");
    await mkdir(directory, { mode: 0o711 });
    // what it logs lies on the same disk
    const through = ["sh", "-c", `exec "$@" >>${join(disk, "log")} 2>&1`, "sh"];
    const options = { directory, port: await freePort(), through };
    let server = await startReal(options);
    const keys = await keysOf(directory);
    const who = await author({ url: server.url, ...keys });
    const headers = { apikey: keys.publishableKey, authorization: `Bearer ${who.token}` };
    const rows: string[] = [];
    const files = new Map<string, string>();

    const addFile = async (size: number) => {
      const name = `${who.project_id}/${crypto.randomUUID()}.txt`;
      const body = name.padEnd(size, ".");
      const answer = await send(`/storage/v1/object/project_documents/${name}`, body, "text/plain");
      if (answer.status === 200) files.set(name, body);
      return answer;
    };
    const addRow = async () => {
      const name = crypto.randomUUID().repeat(3);
      const answer = await send("/rest/v1/projects", JSON.stringify({ organization_id: who.organization_id, name }));
      if (answer.status === 201) rows.push(name);
      return answer;
    };
    async function send(path: string, body: string, type = "application/json") {
      const answer = await fetch(server.url + path, { method: "POST", body, headers: { ...headers, "content-type": type } });
      return { status: answer.status, said: await answer.text() };
    }
    async function keepsAll() {
      const kept = new Set((await askDatabase(directory, "select name from public.projects")).map(({ name }) => name));
      expect(rows.filter((name) => !kept.has(name))).toEqual([]);
      for (const [name, body] of files) {
        const read = await fetch(`${server.url}/storage/v1/object/authenticated/project_documents/${name}`, { headers });
        expect([read.status, await read.text()]).toEqual([200, body]);
      }
      const named = await askDatabase(directory, "select version from storage.objects");
      expect(await filesIn(join(directory, "files"))).toEqual(named.map(({ version }) => version).sort());
    }

    for (let i = 0; i < 5; i++) expect([(await addFile(300_000)).status, (await addRow()).status]).toEqual([200, 201]);

    await leaveFree(200_000);
    const large = await addFile(3_000_000);
    expect([large.status, JSON.parse(large.said)]).toEqual([
      507,
      { statusCode: "507", error: "insufficient_storage", code: "InsufficientStorage", message: NO_ROOM },
    ]);
    await keepsAll();

    await leaveFree(0);
    const mail = await send("/auth/v1/otp", JSON.stringify({ email: "somebody@example.com", create_user: true }));
    expect(mail.status).toBe(503);
    expect((await readdir(join(directory, "outbox")).catch(() => [])).filter((name) => !name.endsWith(".eml"))).toEqual([]);
    const answers: { status: number; said: string }[] = [];
    for (let i = 0; i < 300 && !answers.some(({ status }) => status === 503); i++) answers.push(await addRow());
    expect([...new Set(answers.map(({ status }) => status))].filter((status) => status !== 201)).toEqual([503]);
    expect(JSON.parse(answers.at(-1)?.said ?? "{}")).toMatchObject({ code: "53100", message: NO_ROOM });

    // and the database itself dies of it, again and again
    await askDatabase(directory, "select pg_switch_wal()").catch(() => {});
    for (let i = 0; i < 5; i++) expect([201, 503]).toContain((await addRow()).status);
    const since = performance.now();
    await truncate(ballast);
    while ((await addRow().catch(() => undefined))?.status !== 201) await delay(20);
    const took = performance.now() - since;
    tellTimes("The disk was full", [took]);
    await expect.poll(async () => [(await addRow()).status, (await addFile(300_000)).status]).toEqual([201, 200]);
    await keepsAll();
    const again = await send("/auth/v1/otp", JSON.stringify({ email: "somebody@example.com", create_user: true }));
    expect(again.status).toBe(200);
    await end();
    await holdToTime(took, async () => {
      const startedAt = performance.now();
      server = await startReal(options);
      const startTook = performance.now() - startedAt;
      await end();
      return startTook;
    });

    async function end() {
      server.child.kill("SIGTERM");
      expect(await server.ended).toBe(0);
    }
  },
  180_000,
);

/** Fills the disk up to so many bytes. */
async function leaveFree(bytes: number) {
  for (;;) {
    const { bavail, bsize } = await statfs(disk);
    const room = bavail * bsize - bytes;
    if (room <= 0) return;
    try {
      appendFileSync(ballast, Buffer.alloc(Math.min(room, 1 << 20)));
    } catch {
      return;
    }
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /^[0-9a-f-]{36}$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
}
