import { beforeAll, expect, test } from "vitest";
import { tokenOf, traceOfToken } from "#domain/project-api-keys.ts";
import { type Author, author, join, person, visitor } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { reportProgress } from "./progress.ts";
import { addProjectApiKey } from "./project-api-keys.ts";
import {
  acceptProposals,
  declineProposals,
  listDecided,
  listWork,
  propose,
  proposeTogether,
  reopenProposals,
} from "./proposals.ts";
import { listRevisions } from "./row-revisions.ts";
import { addRow, changeRow, getRow, removeRows } from "./rows.ts";
import { getSpecification, saveSpecification } from "./specifications.ts";

let server: TestServer;
let ada: Author;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
});

async function keyOf({ db, project_id }: Author, scope: "read_write" | "read_only" = "read_write") {
  const token = tokenOf(crypto.getRandomValues(new Uint8Array(32)));
  const { id } = await addProjectApiKey(db, {
    project_id,
    name: `Agent ${token.slice(4, 12)}`,
    scope,
    expires_at: null,
    ...(await traceOfToken(token)),
  });
  return { key: token, id, name: `Agent ${token.slice(4, 12)}` };
}

const words = { user_class_id: "", name: "Book", story: "I want a berth.", acceptance_criteria: "Given a boat", priority: null };
async function aStory(who: Author) {
  const { db, project_id } = who;
  const guest = await addRow(db, "user_classes", { project_id, name: "Guest" });
  const story = await addRow(db, "user_stories", { project_id, ...words, user_class_id: guest.id });
  return { story, guest, cite: `US-${story.number}@${story.revision}` };
}
const stored = (who: Author, id: string) => getRow(who.db, "user_stories", { id });

test("a key proposes a change of a field, which waits until somebody accepts it, and both are named in the history [PROPOSE-1] [PROPOSE-4]", async () => {
  const me = await author(server);
  const { story, cite } = await aStory(me);
  const { key, name } = await keyOf(me);
  const { db: anybody } = visitor(server);
  const made = await propose(anybody, { key, proposal: { cite, field: "story", value: "I want two berths.", why: "Twins" } });
  expect(made).toMatchObject({
    kind: "change",
    field: "story",
    base_revision: 1,
    base: "I want a berth.",
    why: "Twins",
    key_name: name,
    state: "open",
  });
  expect(await stored(me, story.id)).toMatchObject({ story: "I want a berth.", revision: 1 });
  const { proposals } = await listWork(me.db, me);
  expect(proposals).toEqual([made]);
  expect((await listWork(anybody, { key })).proposals).toEqual(proposals);

  // another field's change does not make it stale
  await changeRow(me.db, "user_stories", { ...story, priority: "must" });
  expect(await acceptProposals(me.db, { ...me, decisions: [{ id: made.id }] })).toBe(1);
  expect(await stored(me, story.id)).toMatchObject({ story: "I want two berths.", priority: "must", revision: 3 });
  const [last] = await listRevisions(me.db, "user_stories", { project_id: me.project_id, row_id: story.id });
  expect(last).toMatchObject({
    revision: 3,
    through: "proposal",
    made_by: me.id,
    proposal: { key_name: name, proposed_by: null },
  });
  expect(await listDecided(me.db, me)).toMatchObject([
    { id: made.id, state: "accepted", decided_by: me.id, decided_revision: 3 },
  ]);
});

test("a proposal is made once under an idempotency key, and another one under the same key is refused [PROPOSE-2]", async () => {
  const me = await author(server);
  const { cite } = await aStory(me);
  const { key } = await keyOf(me);
  const asking = { key, proposal: { cite, field: "story", value: "I want two berths." }, idempotency_key: "run 7, step 3" };
  const [one, again] = [await propose(me.db, asking), await propose(me.db, asking)];
  expect(again).toEqual(one);
  expect((await listWork(me.db, me)).proposals).toHaveLength(1);
  await expect(propose(me.db, { ...asking, proposal: { cite, field: "name", value: "Moor" } })).rejects.toThrow(
    /under this idempotency key/,
  );
  const other = await keyOf(me);
  expect((await propose(me.db, { ...asking, key: other.key })).id).not.toBe(one.id);
  const report = { key, report: { cite, state: "done" as const, commit: "abc123" }, idempotency_key: "run 7, step 3" };
  expect(await reportProgress(me.db, report)).toEqual(await reportProgress(me.db, report));
  await expect(reportProgress(me.db, { ...report, report: { cite, state: "blocked" } })).rejects.toThrow(
    /under this idempotency key/,
  );
});

test("what cannot be meant is refused with a sentence, and nothing waits [PROPOSE-3]", async () => {
  const me = await author(server);
  const { cite, story } = await aStory(me);
  const reading = await keyOf(me, "read_only");
  const { key } = await keyOf(me);
  const by = { key };
  const refused: [Parameters<typeof propose>[1]["proposal"], RegExp][] = [
    [{ cite: "US-1", field: "story", value: "x" }, /which revision you read/],
    [{ cite: "US-99@1", field: "story", value: "x" }, /There is no US-99, or it was deleted/],
    [{ cite: "ZZ-1@1", field: "story", value: "x" }, /Nothing of a project is called "ZZ-1"/],
    [{ cite: `US-${story.number}@9`, field: "story", value: "x" }, /has no revision 9; it is at revision 1/],
    [{ cite, field: "position", value: "3" }, /Name a field of a user story: user_class_id, name/],
    [{ cite, field: "name", value: "x".repeat(201) }, /Shorten this to 200 characters/],
    [{ cite, field: "priority", value: "huge" }, /Choose a priority/],
    [{ cite, field: "user_class_id", value: "PAGE-1" }, /refers to user_classes/],
    [{ cite, field: "story", value: "I want a berth." }, /what it says already/],
    [{ noun: "pages", words: { description: "No name" } }, /name/i],
  ];
  for (const [proposal, sentence] of refused) await expect(propose(me.db, { ...by, proposal })).rejects.toThrow(sentence);
  await expect(propose(me.db, { key: reading.key, proposal: { cite, field: "name", value: "Moor" } })).rejects.toThrow(
    /may only read/,
  );
  const raw = await me.db.rpc("propose_with_key", {
    key,
    proposal: { table: "user_stories", number: story.number, revision: 1, field: "generation_id", value: "x" },
  });
  expect(raw.error?.message).toMatch(/nothing called "generation_id"/);
  expect((await listWork(me.db, { key: reading.key })).proposals).toEqual([]);
  const viewer = await person(server);
  await join(server, { organization_id: me.organization_id, user_id: viewer.id, role: "viewer" });
  await expect(propose(viewer.db, { ...me, proposal: { cite, field: "name", value: "Moor" } })).rejects.toThrow(/may not/);
});

test("a field that was changed since is never written over: what stands now is seen first, and merged words are taken [PROPOSE-5]", async () => {
  const { story, cite } = await aStory(ada);
  const made = await propose(ada.db, { ...ada, proposal: { cite, field: "story", value: "I want a berth for two." } });
  await changeRow(ada.db, "user_stories", { ...story, story: "We want a berth." });
  const decide = (decision: object) => acceptProposals(ada.db, { ...ada, decisions: [{ id: made.id, ...decision }] });
  await expect(decide({})).rejects.toThrow(/was changed since you looked/);
  await expect(decide({ seen: "I want a berth.", value: "Lost" })).rejects.toThrow(/was changed since you looked/);
  expect(await stored(ada, story.id)).toMatchObject({ story: "We want a berth.", revision: 2 });
  await decide({ seen: "We want a berth.", value: "We want a berth for two." });
  expect(await stored(ada, story.id)).toMatchObject({ story: "We want a berth for two.", revision: 3 });
});

test("new rows, removals and texts are proposed too, all are carried out or none, and one undo takes all back [PROPOSE-6]", async () => {
  const me = await author(server);
  const { db, project_id } = me;
  const { story, cite, guest } = await aStory(me);
  const texts = await saveSpecification(db, { project_id, version: "0.1", words: { project_scope: "Berths alone." } });
  const ask = (proposal: Parameters<typeof propose>[1]["proposal"]) => propose(db, { project_id, proposal });
  const added = await ask({ noun: "user_stories", words: { ...words, name: "Leave", user_class_id: `UC-${guest.number}` } });
  const changed = await ask({ cite, field: "name", value: "Book a berth" });
  const page = await addRow(db, "pages", { project_id, name: "Quay" });
  const removed = await ask({ cite: `PAGE-${page.number}@1`, remove: true });
  const text = await ask({ cite: `project_scope@${texts.revision}`, value: "Berths and boats." });
  const overtaken = await ask({ cite, field: "priority", value: "must" });
  await changeRow(db, "user_stories", { ...story, priority: "could" });
  const ids = [added, changed, removed, text].map(({ id }) => id);
  const all = [...ids, overtaken.id].map((id) => ({ id }));
  await expect(acceptProposals(db, { project_id, decisions: all })).rejects.toThrow(/was changed since/);
  expect(await stored(me, story.id)).toMatchObject({ name: "Book", revision: 2 });

  await acceptProposals(db, { project_id, decisions: ids.map((id) => ({ id })) });
  const decided = await listDecided(db, { project_id });
  const row_id = decided.find(({ id }) => id === added.id)?.row_id ?? "";
  expect(await stored(me, row_id)).toMatchObject({ name: "Leave", user_class_id: guest.id, priority: null });
  expect(await stored(me, story.id)).toMatchObject({ name: "Book a berth", revision: 3 });
  expect(await getRow(db, "pages", { id: page.id })).toBeNull();
  const scope = async () => (await getSpecification(db, { project_id, version: "0.1" }))?.project_scope;
  expect(await scope()).toBe("Berths and boats.");

  await reopenProposals(db, { project_id, ids });
  expect(await stored(me, row_id)).toBeNull();
  expect(await stored(me, story.id)).toMatchObject({ name: "Book", revision: 4 });
  expect(await getRow(db, "pages", { id: page.id })).toMatchObject({ name: "Quay", number: page.number });
  expect(await scope()).toBe("Berths alone.");
  expect((await listWork(db, { project_id })).proposals).toHaveLength(5);

  await declineProposals(db, { project_id, ids });
  expect((await listDecided(db, { project_id })).map(({ state }) => state)).toEqual(ids.map(() => "declined"));
  await reopenProposals(db, { project_id, ids: [changed.id] });
  await removeRows(db, "user_stories", { project_id, ids: [story.id] });
  await expect(acceptProposals(db, { project_id, decisions: [{ id: changed.id }] })).rejects.toThrow(
    /"Book" is not there any more/,
  );
});

test("the last report of each row counts, at the revision it was made of [PROPOSE-7]", async () => {
  const me = await author(server);
  const { cite, story } = await aStory(me);
  const { key, name } = await keyOf(me);
  await reportProgress(me.db, { key, report: { cite, state: "in_progress" } });
  const last = await reportProgress(me.db, {
    key,
    report: { cite, state: "done", commit: "4711", test: "books a berth", note: "Quick" },
  });
  expect(last).toMatchObject({
    row_id: story.id,
    at_revision: 1,
    state: "done",
    commit: "4711",
    test: "books a berth",
    key_name: name,
    reported_by: null,
  });
  const { reports } = await listWork(me.db, me);
  expect(reports).toEqual([last]);
  await expect(reportProgress(me.db, { key, report: { cite: "US-9@1", state: "done" } })).rejects.toThrow(/There is no US-9/);
});

test("a member proposes several fields at once, all or none and once; who only reads, or is a stranger, is refused [PROPOSE-17]", async () => {
  const me = await author(server);
  const [vera, other] = [await person(server), await author(server)];
  const { db, project_id, organization_id } = me;
  await join(server, { organization_id, user_id: vera.id, role: "viewer" });
  const { story, cite } = await aStory(me);
  const why = "Twins";
  const good = [
    { cite, field: "story", value: "I want two berths.", why },
    { cite, field: "priority", value: "must", why },
  ];
  const asked = { project_id, proposals: good, idempotency_key: "one press" };
  const made = await proposeTogether(db, asked);
  expect(made).toMatchObject([
    { field: "story", base: "I want a berth.", base_revision: 1, why, proposed_by: me.id, key_name: null, state: "open" },
    { field: "priority", words: { priority: "must" }, why },
  ]);
  expect(await proposeTogether(db, asked)).toEqual(made);
  expect(await stored(me, story.id)).toMatchObject({ story: "I want a berth.", priority: null, revision: 1 });

  const known = { kind: "conflict", message: "This is what it says already." };
  const half = [...good, { cite, field: "name", value: "Book" }];
  await expect(proposeTogether(db, { ...asked, proposals: half, idempotency_key: "half" })).rejects.toMatchObject(known);
  const none = { kind: "invalid", message: "Propose between one and 50 changes at once." };
  await expect(proposeTogether(db, { ...asked, proposals: [], idempotency_key: "none" })).rejects.toMatchObject(none);
  const reads = { kind: "forbidden" };
  for (const { db: theirs } of [vera, other])
    await expect(proposeTogether(theirs, { ...asked, idempotency_key: "theirs" })).rejects.toMatchObject(reads);
  expect((await listWork(db, { project_id })).proposals).toEqual(made);
});
