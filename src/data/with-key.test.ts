import { beforeAll, expect, onTestFinished, test } from "vitest";
import { Failure } from "#domain/failure.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { tokenOf } from "#domain/project-api-keys.ts";
import { type Author, author, join, person, visitor } from "#tests/support/people.ts";
import { addKey, draftedSample } from "#tests/support/sample-key.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import type { Db } from "./db.ts";
import { revokeProjectApiKey } from "./project-api-keys.ts";
import { readProjectContent } from "./project-content.ts";
import { changeRows, moveRows } from "./rows.ts";
import { cloneSpecification, saveSpecification } from "./specifications.ts";
import { listRevisionsWithKey, readProjectWithKey } from "./with-key.ts";

let server: TestServer;
let ada: Author;
/** Nobody's: what opens a project is the key alone. */
let db: Db;
let project_id: string;
beforeAll(async () => {
  server = await startServer();
  [ada, db] = [await author(server), visitor(server).db];
  project_id = await draftedSample(ada);
});

const refusal = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);
const refused = (kind: Failure["kind"], says: RegExp) => ({ name: "Failure", kind, message: expect.stringMatching(says) });

/** A row as it is read, without what says only where it lies. */
const withoutPlaces = (row: object): object =>
  JSON.parse(
    JSON.stringify(row, (name, value) => (/^(project_id|version|position|pages|user_classes)$/.test(name) ? undefined : value)),
  );

test("a key opens its project as a person reads it, row by row and in its order, and no other [MCP-1]", async () => {
  const { token, key } = await addKey(ada, project_id);
  const stories = (await readProjectContent(ada.db, { project_id })).user_stories;
  const [first, last] = [stories[0], stories.at(-1)];
  await moveRows(ada.db, "user_stories", { project_id, ids: [last?.id ?? ""], before: first?.id ?? null });
  const opened = await readProjectWithKey(db, { key: token });
  const seen = await readProjectContent(ada.db, { project_id });
  expect(opened).toMatchObject({
    project_id,
    version: "0.1",
    key: { id: key.id, name: key.name, scope: "read_write", expires_at: null },
  });
  expect(opened.content.user_stories[0]?.id).toBe(last?.id);
  for (const noun of allNouns.filter((one) => one !== "sections")) {
    expect(seen[noun].length, noun).toBeGreaterThan(0);
    for (const [at, row] of seen[noun].entries()) expect(opened.content[noun][at], noun).toMatchObject(withoutPlaces(row));
    expect(opened.content[noun], noun).toHaveLength(seen[noun].length);
  }
  expect(opened.content.project).toMatchObject({ name: seen.project.name, version: "0.1" });
  expect(opened.content.questionnaire).toEqual(seen.questionnaire);
  const { project_overview } = seen.specification ?? {};
  expect(opened.content.specification?.project_overview).toBe(project_overview);

  const other = await addKey(ada, ada.project_id);
  const elsewhere = await readProjectWithKey(db, { key: other.token, known: opened });
  expect(elsewhere).toMatchObject({ project_id: ada.project_id, content: { user_stories: [], questionnaire: null } });
  expect(JSON.stringify(elsewhere)).not.toContain(first?.id);
});

test("a revoked or expired key is refused at once, and so is one that nobody knows [MCP-2]", async () => {
  const { token, key } = await addKey(ada, project_id);
  const known = await readProjectWithKey(db, { key: token });
  await revokeProjectApiKey(ada.db, { id: key.id, revoked_at: new Date().toISOString() });
  expect(await refusal(readProjectWithKey(db, { key: token, known }))).toMatchObject(
    refused("signed_out", /^This key was revoked\. Make a new one/),
  );
  const brief = await addKey(ada, project_id, { expires_at: new Date(Date.now() + 3_600_000).toISOString() });
  await readProjectWithKey(db, { key: brief.token });
  await server.database.sql`update project_api_keys set expires_at = now() - interval '1 second' where id = ${brief.key.id}`;
  expect(await refusal(readProjectWithKey(db, { key: brief.token }))).toMatchObject(
    refused("signed_out", /^This key has expired\./),
  );
  for (const unknown of [tokenOf(new Uint8Array(32)), "", "srs_'", key.id]) {
    expect(await refusal(readProjectWithKey(db, { key: unknown }))).toMatchObject(
      refused("signed_out", /^This key is not known\./),
    );
    expect(await refusal(listRevisionsWithKey(db, { key: unknown, since: "2020-01-01" }))).toBeInstanceOf(Failure);
  }
});

test("what a key needs to write is checked where it is looked up, and says so [MCP-3]", async () => {
  const { token } = await addKey(ada, project_id, { scope: "read_only" });
  const { sql } = server.database;
  await expect(sql`select private.key_of(${token}, 'read_write')`).rejects.toMatchObject({
    code: "PT403",
    message: expect.stringMatching(/^This key may only read\./),
  });
  const [opened] = await sql`select (private.key_of(${token})).scope as scope`;
  expect(opened?.scope).toBe("read_only");
  const { error } = await (db as unknown as { rpc(name: string, args: object): ReturnType<Db["rpc"]> }).rpc("key_of", { token });
  expect(error?.code).toBe("PGRST202");
});

test("each call is counted by day, its last use kept, and members read both while it is no change of the project [MCP-4]", async () => {
  const { token, key } = await addKey(ada, project_id);
  const touched = async () =>
    (await server.database.sql`select updated_at from projects where id = ${project_id}`)[0]?.updated_at;
  await server.database.sql`update projects set updated_at = now() - interval '1 day' where id = ${project_id}`;
  const before = await touched();
  const opened = await readProjectWithKey(db, { key: token });
  await readProjectWithKey(db, { key: token, known: opened });
  await listRevisionsWithKey(db, { key: token, since: "2020-01-01T00:00:00Z" });
  const read = async (by: Pick<Author, "db">) =>
    (await by.db.from("project_api_keys").select("last_used_at, key_calls(day, calls)").eq("id", key.id).throwOnError()).data;
  const day = new Date().toISOString().slice(0, 10);
  expect(await read(ada)).toEqual([{ last_used_at: expect.stringMatching(`^${day}`), key_calls: [{ day, calls: 3 }] }]);
  expect(await touched()).toEqual(before);
  const viewer = await person(server);
  const { data: home } = await ada.db.from("projects").select("organization_id").eq("id", project_id).single().throwOnError();
  await join(server, { organization_id: home.organization_id, user_id: viewer.id, role: "viewer" });
  expect(await read(viewer)).toEqual([]);
});

test("a key that is used too often is told when to come back, as the operator says how often [MCP-5]", async () => {
  const { token, key } = await addKey(ada, project_id);
  const { sql } = server.database;
  const [most] = await sql`select value from private.settings where name = 'key_calls_per_minute'`;
  expect(most?.value).toBe("600");
  await sql`update private.settings set value = 2 where name = 'key_calls_per_minute'`;
  await Promise.all([readProjectWithKey(db, { key: token }), readProjectWithKey(db, { key: token })]);
  const failure = await refusal(readProjectWithKey(db, { key: token }));
  expect(failure).toMatchObject({
    ...refused("too_many", /^This key was used more than 2 times within a minute\. Try again in \d+ seconds\.$/),
    retry_after: expect.any(Number),
  });
  await readProjectWithKey(db, { key: (await addKey(ada, project_id)).token });
  await sql`update private.settings set value = 600 where name = 'key_calls_per_minute'`;
  expect((await sql`select calls from key_calls where key_id = ${key.id}`)[0]?.calls).toBe("2");
});

test("calls with a key that end in an error are counted as others are, and those with a key that opens nothing are not [ATTACK-89]", async () => {
  const { sql } = server.database;
  const [reader, other, revoked] = await Promise.all([
    addKey(ada, project_id, { scope: "read_only" }),
    addKey(ada, project_id),
    addKey(ada, project_id),
  ]);
  await revokeProjectApiKey(ada.db, { id: revoked.key.id, revoked_at: new Date().toISOString() });
  await sql`update private.settings set value = 5 where name = 'key_calls_per_minute'`;
  onTestFinished(async () => {
    await sql`update private.settings set value = 600 where name = 'key_calls_per_minute'`;
  });
  const failing = [
    () => readProjectWithKey(db, { key: reader.token, version: "nope" }),
    () => listRevisionsWithKey(db, { key: reader.token, list: "no_list", number: 1 }),
    () => db.rpc("propose_with_key", { key: reader.token, proposal: { table: "features" } }).throwOnError(),
    () => db.rpc("record_export_with_key", { key: reader.token, what: "No Word", format: "pdf" }).throwOnError(),
    () => db.rpc("revisions_with_key", { key: reader.token }).throwOnError(),
  ];
  for (const [at, fail] of failing.entries()) {
    await expect(fail()).rejects.toThrow();
    expect(await sql`select calls from key_calls where key_id = ${reader.key.id}`).toEqual([{ calls: String(at + 1) }]);
  }
  for (let again = 0; again < 2; again += 1)
    expect(await refusal(readProjectWithKey(db, { key: reader.token }))).toMatchObject(
      refused("too_many", /^This key was used more than 5 times within a minute\./),
    );
  const known = await sql`select k.last_used_at is not null as used, c.calls from project_api_keys k
    left join key_calls c on c.key_id = k.id where k.id = ${reader.key.id}`;
  expect(known).toEqual([{ used: true, calls: "5" }]);
  for (let again = 0; again < 7; again += 1) {
    await refusal(readProjectWithKey(db, { key: revoked.token, version: "nope" }));
    await refusal(readProjectWithKey(db, { key: tokenOf(new Uint8Array(32)), version: "nope" }));
  }
  expect(await sql`select from key_calls where key_id = ${revoked.key.id}`).toEqual([]);
  await readProjectWithKey(db, { key: other.token });
  expect(await sql`select calls from key_calls where key_id = ${other.key.id}`).toEqual([{ calls: "1" }]);
});

test("what is known already is not sent again, and every change is seen: of a row, a text, the order, the answers and the project [MCP-6]", async () => {
  const { token } = await addKey(ada, project_id);
  let known = await readProjectWithKey(db, { key: token });
  const again = () => readProjectWithKey(db, { key: token, known });
  expect((await again()).content).toBe(known.content);
  const [one, two] = known.content.user_stories;
  if (!one || !two) throw new Error("The sample has stories.");
  const changes: (() => Promise<unknown>)[] = [
    () => changeRows(ada.db, "user_stories", { project_id, changes: [{ id: one.id, revision: one.revision, name: "Changed" }] }),
    () => moveRows(ada.db, "user_stories", { project_id, ids: [two.id], before: one.id }),
    () => saveSpecification(ada.db, { project_id, version: "0.1", words: { project_overview: "Anew" } }),
    async () => ada.db.from("questionnaires").update({ project_description: "Anew" }).eq("project_id", project_id).throwOnError(),
    async () => ada.db.from("projects").update({ name: "Anew" }).eq("id", project_id).throwOnError(),
    async () =>
      ada.db
        .from("features")
        .delete()
        .eq("id", known.content.features.at(-1)?.id ?? "")
        .throwOnError(),
  ];
  for (const change of changes) {
    await change();
    const read = await again();
    expect(read.content, String(change)).not.toEqual(known.content);
    known = read;
    expect((await again()).content).toBe(known.content);
  }
});

test("a version that was left is opened by its name, and one that is not there is said so [MCP-7]", async () => {
  const { token } = await addKey(ada, project_id);
  await saveSpecification(ada.db, { project_id, version: "0.1", words: { project_scope: "As it was" } });
  await cloneSpecification(ada.db, { project_id, new_version: "0.2" });
  await saveSpecification(ada.db, { project_id, version: "0.2", words: { project_scope: "As it is" } });
  const now = await readProjectWithKey(db, { key: token });
  const then = await readProjectWithKey(db, { key: token, version: "0.1", known: now });
  expect([now.version, now.content.specification?.project_scope]).toEqual(["0.2", "As it is"]);
  expect([then.version, then.content.specification?.project_scope]).toEqual(["0.1", "As it was"]);
  expect(await refusal(readProjectWithKey(db, { key: token, version: "7" }))).toMatchObject(
    refused("not_found", /^This project has no version "7"\.$/),
  );
});

test("a key reads what rows said before: all since a time, or one since a revision, also once it is deleted [MCP-8]", async () => {
  const { token } = await addKey(ada, project_id);
  const story = (await readProjectWithKey(db, { key: token })).content.user_stories[2];
  if (!story) throw new Error("The sample has stories.");
  const { id, number, revision } = story;
  const since = (await listRevisionsWithKey(db, { key: token, since: "2020-01-01T00:00:00Z" }))[0]?.made_at ?? "";
  await changeRows(ada.db, "user_stories", { project_id, changes: [{ id, revision, story: "I want it twice." }] });
  expect(await listRevisionsWithKey(db, { key: token, since })).toMatchObject([
    {
      table_name: "user_stories",
      row_id: id,
      revision: revision + 1,
      change: "changed",
      changed: ["story"],
      words: { story: "I want it twice." },
      through: "web",
    },
  ]);
  await ada.db.from("user_stories").delete().eq("id", id).throwOnError();
  const all = await listRevisionsWithKey(db, { key: token, list: "user_stories", number, revision });
  expect(all.map(({ change }) => change)).toEqual(["removed", "changed", "added"]);
  expect(await listRevisionsWithKey(db, { key: token, list: "user_stories", number: 4711 })).toEqual([]);
  expect(await refusal(listRevisionsWithKey(db, { key: token, list: "profiles", number: 1 }))).toMatchObject(
    refused("invalid", /^There is no list "profiles"\.$/),
  );
  expect(
    await listRevisionsWithKey(db, { key: (await addKey(ada, ada.project_id)).token, list: "user_stories", number }),
  ).toEqual([]);
});
