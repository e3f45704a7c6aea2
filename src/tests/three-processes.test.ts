import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import type { Database } from "#data/database.types.ts";
import { getDraftingRun } from "#data/drafting-runs.ts";
import { addProjectDocument, readProjectDocument, removeProjectDocument } from "#data/files.ts";
import { callFunction } from "#data/functions.ts";
import { listGenerations } from "#data/generations.ts";
import { draftEverything, stopDrafting } from "#domain/drafting-runs.ts";
import { stopGeneration } from "#domain/generations.ts";
import { generateOverview } from "#domain/specifications.ts";
import { startModelServer } from "#server/ai/testing-model.ts";
import { follow } from "#server/realtime/testing.ts";
import { author, join, person } from "./support/people.ts";
import { addKey } from "./support/sample-key.ts";
import { startSeveral } from "./support/several-servers.ts";

// three processes of the system, as an operator runs them: no two share anything but PostgreSQL, a bucket and a mail server
const model = await startModelServer();
const servers = await startSeveral(3, {
  variables: {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "test-model",
    AI_API_KEY: "sk-secret",
    AI_BASE_URL: `${model.url}/v1`,
  },
});
const keys = await servers.keys();
afterAll(async () => {
  await servers.stop();
  await model.close();
});

const proxy = { url: servers.url, ...keys };
const all = servers.urls.map((url) => ({ url, ...keys }));
const one = (number: 1 | 2 | 3) => all[number - 1] ?? proxy;

const at = (process: { url: string }, token?: string) =>
  createClient<Database>(process.url, keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } },
  });

test("so many tries of a password are all there are, over three processes behind a proxy [SCALE-08, SCALE-15]", async () => {
  expect(new Set(all.map(({ url }) => url)).size).toBe(3);
  expect(new Set([0, 1, 2].map((number) => servers.processOf(number)?.pid)).size).toBe(3);
  const { email } = await author(one(1));
  const attempt = async (process: { url: string }) => {
    const { error } = await at(process).auth.signInWithPassword({ email, password: "not this one" });
    return error?.status;
  };
  const statuses: (number | undefined)[] = [];
  // the proxy has the processes take turns
  for (let tried = 0; tried < 12; tried++) statuses.push(await attempt(proxy));
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  expect(await Promise.all(all.map(attempt))).toEqual([429, 429, 429]);
});

test("so many keys that are not known are all there are, at whichever process, except for a key that was good at any [SCALE-08]", async () => {
  const ada = await author(one(1));
  const { token } = await addKey(ada, ada.project_id);
  const ask = async (process: { url: string }, key: string) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    return (await fetch(`${process.url}/mcp`, { method: "POST", headers, body })).status;
  };
  const isIn = (status: number) => status !== 401 && status !== 429;
  expect(isIn(await ask(one(1), token))).toBe(true);
  const unknown = `srs_${"1".repeat(64)}`;
  for (let tried = 0; tried < 30; tried++) expect(await ask(all[tried % 3] ?? proxy, unknown)).toBe(401);
  expect(await Promise.all(all.map((process) => ask(process, unknown)))).toEqual([429, 429, 429]);
  for (const process of all) expect(isIn(await ask(process, token))).toBe(true);
});

test("a session is good at every process, and refused at every process once it was ended at one [SCALE-09, SCALE-15]", async () => {
  const ada = await author(one(1));
  const read = (process: { url: string }) => at(process, ada.token).from("projects").select("id");
  const listing = (process: { url: string }) => at(process, ada.token).storage.from("project_documents").list(ada.project_id);
  for (const process of all) expect([(await read(process)).data?.length, (await listing(process)).data]).toEqual([1, []]);
  const ended = await fetch(`${one(2).url}/auth/v1/logout?scope=global`, {
    method: "POST",
    headers: { apikey: keys.publishableKey, authorization: `Bearer ${ada.token}` },
  });
  expect(ended.status).toBe(204);
  for (const process of all) expect([(await read(process)).status, (await listing(process)).error?.status]).toEqual([401, 401]);
});

test("a run that one process writes is seen at another and stopped at a third, and its model is asked no more [SCALE-11, SCALE-15]", async () => {
  const ada = await author(one(1));
  model.turns.push({ hang: true });
  const body = { projectId: ada.project_id };
  const asked = callFunction(at(one(2), ada.token), generateOverview, body).catch((error: unknown) => error);
  await expect.poll(() => model.calls.length).toBe(1);
  const [run, ...others] = await listGenerations(at(one(3), ada.token), { project_id: ada.project_id });
  expect([run?.function, run?.status, others]).toEqual(["generate-overview", "running", []]);
  expect(await callFunction(at(one(1), ada.token), stopGeneration, { generationId: run?.id ?? "" })).toEqual({ stopped: true });
  expect(await asked).toMatchObject({ message: "The drafting was stopped." });
  const [stopped] = await listGenerations(at(one(3), ada.token), { project_id: ada.project_id });
  expect(stopped?.status).not.toBe("running");
  expect(model.calls).toHaveLength(1);
});

test("a run over everything that begins at one process is followed from a second one, and stopped at a third it ends where it is written: its model is asked no more [SCALE-20]", async () => {
  const ada = await author(one(1));
  const { project_id } = ada;
  const before = model.calls.length;
  model.turns.push({ hang: true });
  const { runId } = await callFunction(at(one(1), ada.token), draftEverything, { projectId: project_id });
  const followed = async (process: { url: string }) => {
    const run = await getDraftingRun(at(process, ada.token), { project_id });
    return { id: run?.id, status: run?.status, begun: run?.parts.filter(({ status }) => status !== "waiting") };
  };
  await expect.poll(() => model.calls.length).toBe(before + 1);
  const [first] = (await followed(one(2))).begun ?? [];
  expect(await followed(one(2))).toMatchObject({ id: runId, status: "running", begun: [{ status: "writing" }] });
  expect(await callFunction(at(one(3), ada.token), stopDrafting, { projectId: project_id, runId })).toEqual({ stopped: true });
  const ended = { id: runId, status: "stopped", begun: [{ function: first?.function, status: "failed" }] };
  await expect.poll(() => followed(one(2))).toMatchObject(ended);
  for (const process of all) expect(await followed(process)).toMatchObject(ended);
  const [draft] = await listGenerations(at(one(2), ada.token), { project_id });
  expect([draft?.status, draft?.row_count]).toEqual(["failed", null]);
  expect(model.calls).toHaveLength(before + 1);
});

test("what changes at one process, and an invitation made there, are heard at the others [SCALE-10, SCALE-15]", async () => {
  const ada = await author(one(1));
  const { organization_id, project_id } = ada;
  const [member, invited] = [await person(one(2)), await person(one(3))];
  await join(one(3), { organization_id, user_id: member.id, role: "member" });
  const team = [ada, member].map(({ db }) => follow(db, `project:${project_id}`));
  const own = follow(invited.db, `user:${invited.id}`);
  const subscribed = { state: "SUBSCRIBED", reason: undefined };
  await expect.poll(() => [...team, own].map(({ states }) => states)).toEqual([[subscribed], [subscribed], [subscribed]]);
  const third = at(one(3), ada.token);
  const page = await third.from("pages").insert({ project_id, name: "Berths" }).select("id").single().throwOnError();
  for (const { received } of team)
    await expect
      .poll(() => received.map(({ payload }) => payload))
      .toMatchObject([{ table: "pages", op: "insert", id: page.data.id, by: ada.id }]);
  await at(one(1), ada.token)
    .from("organization_invitations")
    .insert({ organization_id, email: invited.email, invited_by: ada.id })
    .throwOnError();
  await expect
    .poll(() => own.received.map(({ payload }) => payload))
    .toMatchObject([{ table: "organization_invitations", op: "insert" }]);
});

test("a file that is put through one process is read byte for byte at every other, and by a link another one signed; removed at one it is gone at all [SCALE-18]", async () => {
  const { project_id, token } = await author(one(1));
  const words = Array.from({ length: 2_000 }, () => crypto.randomUUID()).join("\n");
  const bytes = Buffer.from(words);
  const file = new File([words], "berths.txt", { type: "text/plain" });
  const { path } = await addProjectDocument(at(one(1), token), { project_id, file });
  if (!path) throw new Error("The document has no path.");
  const readAt = async (process: { url: string }) =>
    new Uint8Array(await (await readProjectDocument(at(process, token), { path })).arrayBuffer());
  for (const process of all) expect(Buffer.compare(await readAt(process), bytes), process.url).toBe(0);
  const { data } = await at(one(2), token).storage.from("project_documents").createSignedUrl(path, 60);
  const { pathname, search } = new URL(data?.signedUrl ?? "");
  const linked = await fetch(`${one(3).url}${pathname}${search}`);
  expect([linked.status, Buffer.compare(new Uint8Array(await linked.arrayBuffer()), bytes)]).toEqual([200, 0]);
  await removeProjectDocument(at(one(3), token), { project_id, path });
  for (const process of all) await expect(readAt(process)).rejects.toMatchObject({ kind: "not_found" });
});
