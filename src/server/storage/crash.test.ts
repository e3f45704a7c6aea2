import { spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StorageWorld, storageWorld } from "./testing.ts";

let world: StorageWorld;
beforeAll(async () => {
  world = await storageWorld();
});
afterAll(() => world.close());

async function writeUntilKilled(run: number) {
  const script = join(import.meta.dirname, "crash-writer.ts");
  const writer = spawn(process.execPath, [script, world.ownerUrl, world.directory, String(run)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  writer.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.split("\n").length > 20 + run * 3) writer.kill("SIGKILL");
  });
  const signal = await new Promise((resolve) => writer.on("close", (_code, by) => resolve(by)));
  expect(signal).toBe("SIGKILL");
  return printed.split("\n").slice(0, -1);
}

test("a process killed while it takes files in keeps every acknowledged file whole, and no row lacks its file", async () => {
  const acknowledged = new Set<string>();
  for (let run = 1; run <= 6; run++) for (const name of await writeUntilKilled(run)) acknowledged.add(name);
  const rows = await world.sql<{ name: string; size: number }[]>`
    select name, (metadata ->> 'size')::int as size from storage.objects where name like 'crash/%'`;
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...acknowledged]));
  const bucket = world.client("service").from("hidden");
  for (const { name, size } of rows) expect((await bucket.download(name)).data?.size).toBe(size);
});
