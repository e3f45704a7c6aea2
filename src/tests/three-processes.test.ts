import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import type { Database } from "#data/database.types.ts";
import { callFunction } from "#data/functions.ts";
import { listGenerations } from "#data/generations.ts";
import { stopGeneration } from "#domain/generations.ts";
import { generateOverview } from "#domain/specifications.ts";
import { startModelServer } from "#server/ai/testing-model.ts";
import { startBeside } from "./support/beside.ts";
import { author } from "./support/people.ts";
import { addKey } from "./support/sample-key.ts";
import { startServer } from "./support/server.ts";

const model = await startModelServer();
const variables = {
  AI_PROVIDER: "openai-compatible",
  AI_MODEL: "test-model",
  AI_API_KEY: "sk-secret",
  AI_BASE_URL: `${model.url}/v1`,
};
const server = await startServer({ variables });
const [second, third] = await Promise.all([startBeside(server, variables), startBeside(server, variables)]);
const all = [server, second.beside, third.beside];
afterAll(async () => {
  await Promise.all([second, third].flatMap(({ leave, close }) => [leave().then(close)]));
  await model.close();
});

const at = (process: { url: string }, token?: string) =>
  createClient<Database>(process.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } },
  });

test("so many tries of a password are all there are, at whichever process [SCALE-08]", async () => {
  const { email } = await author(server);
  const limited = [second.beside, third.beside];
  const statuses: (number | undefined)[] = [];
  for (let tried = 0; tried < 12; tried++) {
    const process = limited[tried % 2] ?? server;
    const { error } = await at(process).auth.signInWithPassword({ email, password: "not this one" });
    statuses.push(error?.status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});

test("so many keys that are not known are all there are, at whichever process, except for a key that was good at any [SCALE-08]", async () => {
  const ada = await author(server);
  const { token } = await addKey(ada, ada.project_id);
  const ask = async (process: { url: string }, key: string) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    return (await fetch(`${process.url}/mcp`, { method: "POST", headers, body })).status;
  };
  const isIn = (status: number) => status !== 401 && status !== 429;
  expect(isIn(await ask(server, token))).toBe(true);
  const unknown = `srs_${"1".repeat(64)}`;
  for (let tried = 0; tried < 30; tried++) expect(await ask(all[tried % 3] ?? server, unknown)).toBe(401);
  expect(await Promise.all(all.map((process) => ask(process, unknown)))).toEqual([429, 429, 429]);
  for (const process of all) expect(isIn(await ask(process, token))).toBe(true);
});

test("a session is good at every process and over at every process [SCALE-09]", async () => {
  const ada = await author(server);
  const read = (process: { url: string }) => at(process, ada.token).from("projects").select("id");
  const listing = (process: { url: string }) => at(process, ada.token).storage.from("project_documents").list(ada.project_id);
  for (const process of all) expect([(await read(process)).data?.length, (await listing(process)).data]).toEqual([1, []]);
  const ended = await fetch(`${second.beside.url}/auth/v1/logout?scope=global`, {
    method: "POST",
    headers: { apikey: server.publishableKey, authorization: `Bearer ${ada.token}` },
  });
  expect(ended.status).toBe(204);
  for (const process of all) expect([(await read(process)).status, (await listing(process)).error?.status]).toEqual([401, 401]);
});

test("a run that is stopped at one process ends at the one that writes it, and its model is asked no more [SCALE-11]", async () => {
  const ada = await author(server);
  model.turns.push({ hang: true });
  const body = { projectId: ada.project_id };
  const asked = callFunction(at(second.beside, ada.token), generateOverview, body).catch((error: unknown) => error);
  await expect.poll(() => model.calls.length).toBe(1);
  const [run] = await listGenerations(ada.db, { project_id: ada.project_id });
  expect(await callFunction(at(server, ada.token), stopGeneration, { generationId: run?.id ?? "" })).toEqual({ stopped: true });
  expect(await asked).toMatchObject({ message: "The drafting was stopped." });
  expect(model.calls).toHaveLength(1);
});
