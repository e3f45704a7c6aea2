import { randomUUID } from "node:crypto";
import { readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileDrive } from "./file-drive.ts";
import { type StorageWorld, storageWorld } from "./testing.ts";

let world: StorageWorld;
beforeEach(async () => {
  world = await storageWorld();
});
afterEach(() => world.close());

async function* bytes() {
  yield Buffer.from("orphan");
}

async function age() {
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  for (const name of await world.files()) await utimes(join(world.directory, name), twoHoursAgo, twoHoursAgo);
}

test("what a crash or a delete by SQL left behind is cleared at start, and nothing else", async () => {
  await world.storage.sweep();
  const bucket = world.client("service").from("hidden");
  for (const name of ["kept.txt", "deleted.txt"]) await bucket.upload(name, name, { contentType: "text/plain" });
  await world.sql`delete from storage.objects where name = 'deleted.txt'`;
  const drive = fileDrive(world.directory);
  const [unpublished, published] = [randomUUID(), randomUUID()];
  await drive.receive(unpublished, bytes());
  await drive.receive(published, bytes());
  await drive.publish(published);

  expect(await world.storage.sweep()).toEqual({ removed: 0 });
  await age();
  expect(await world.storage.sweep()).toEqual({ removed: 3 });
  expect(await world.files()).toHaveLength(1);
  expect(await (await bucket.download("kept.txt")).data?.text()).toBe("kept.txt");
});

test("files of another database are left alone", async () => {
  await world.storage.sweep();
  await world.client("service").from("hidden").upload("a.txt", "a", { contentType: "text/plain" });
  await world.sql`delete from storage.objects`;
  await world.sql`delete from storage.file_stores`;
  await age();
  expect(await world.storage.sweep()).toEqual({ removed: 0 });
  expect(await world.files()).toHaveLength(1);
  await rm(join(world.directory, "store-id"));
  expect(await world.storage.sweep()).toEqual({ removed: 0 });
});

test("a file whose row cannot be kept is not kept either", async () => {
  await world.sql.unsafe(`
    create function refuse_late() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create constraint trigger late after insert on storage.objects initially deferred for each row execute function refuse_late();`);
  const { error } = await world.client("service").from("hidden").upload("a.txt", "a", { contentType: "text/plain" });
  expect(error).toMatchObject({ status: 400 });
  expect(await world.files()).toEqual([]);
});

test("a file stays while nobody knows whether its row was kept, because the database went away, and is swept where it was not [SCALE-07]", async () => {
  await world.storage.sweep();
  await world.sql.unsafe(`
    create function go_away() returns trigger language plpgsql security definer as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger late after insert on storage.objects initially deferred for each row execute function go_away();`);
  const { error } = await world.client("service").from("hidden").upload("a.txt", "a", { contentType: "text/plain" });
  expect(error).toMatchObject({ status: 503 });
  expect(await world.files()).toHaveLength(1);
  await age();
  expect(await world.storage.sweep()).toEqual({ removed: 1 });
});

test("files and folders are for the owner of the process alone", async () => {
  await world.client("service").from("hidden").upload("a.txt", "a", { contentType: "text/plain" });
  const [name] = await world.files();
  expect(await readFile(join(world.directory, name ?? ""), "utf8")).toBe("a");
  expect((await stat(join(world.directory, name ?? ""))).mode & 0o077).toBe(0);
  expect(await readdir(join(world.directory, "incoming"))).toEqual([]);
});
