import { readFile, stat } from "node:fs/promises";
import { join as path } from "node:path";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { listGenerations } from "#data/generations.ts";
import { getOrganizationModel, removeOrganizationModel } from "#data/organization-models.ts";
import { addOrganization, removeOrganization } from "#data/organizations.ts";
import { removeProject } from "#data/projects.ts";
import { describeDrafter } from "#domain/generations.ts";
import { nouns } from "#domain/nouns/all.ts";
import { describeUsage, saveOrganizationModel, testOrganizationModel } from "#domain/organization-models.ts";
import { generateOverview } from "#domain/specifications.ts";
import { aboutKey } from "#server/ai/drafter-of.ts";
import { startModelServer } from "#server/ai/testing-model.ts";
import { openVault } from "#server/secrets/vault.ts";
import { type Author, author, startProject, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const model = await startModelServer();
afterAll(model.close);
const server = await startServer({
  variables: {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "operators-model",
    AI_API_KEY: "sk-operator",
    AI_BASE_URL: `${model.url}/v1`,
    AI_DAILY_LIMIT: "2",
  },
});
beforeEach(() => {
  model.calls.length = 0;
  model.turns.splice(0, model.turns.length, { text: '{"text":"Words."}' });
});

const KEY = "sk-organization-secret-4242";
const own = { provider: "anthropic", model: "our-model", base_url: `${model.url}/v1`, api_key: KEY } as const;
const save = (someone: Author, more: Partial<Record<keyof typeof own, string>> = {}) =>
  someone.db.functions.invoke("save-organization-model", {
    body: { organizationId: someone.organization_id, model: { ...own, ...more } },
  });
const draft = ({ db, project_id }: Author) => callFunction(db, generateOverview, { projectId: project_id });

async function saved(): Promise<Author> {
  const someone = await author(server);
  expect((await save(someone)).data).toEqual({ saved: true });
  return someone;
}

describe("an organization's own model", () => {
  test("drafts with its key in place of the operator's, and is named as what it is", async () => {
    const someone = await saved();
    await draft(someone);
    expect(model.calls[0]).toMatchObject({ path: "/v1/messages", authorization: KEY });
    expect(await callFunction(someone.db, describeDrafter, { projectId: someone.project_id })).toEqual({
      provider: "anthropic",
      model: "our-model",
      built_in: false,
      own: true,
      searches_web: false,
    });
    expect(await listGenerations(someone.db, { project_id: someone.project_id })).toMatchObject([
      { provider: "anthropic", model: "our-model", status: "succeeded" },
    ]);
    await draft(await stranger(server));
    expect(model.calls[1]).toMatchObject({ path: "/v1/chat/completions", authorization: "Bearer sk-operator" });
  });

  test("keeps its key sealed: it is in no answer, in no row, and its file is the owner's alone; nor is its address told [ATTACK-61]", async () => {
    const someone = await saved();
    const { organization_id } = someone;
    expect(await getOrganizationModel(someone.db, { organization_id })).toMatchObject({
      provider: "anthropic",
      key_hint: "4242",
    });
    for (const column of ["sealed_key", "proof_hash", "*"]) {
      const { error } = await someone.db.from("organization_models").select(column);
      expect(error, column).toMatchObject({ code: "42501" });
    }
    const asked = await someone.db.rpc("open_organization_model", { organization_id, proof: "guessed" }).throwOnError();
    expect(asked.data).toMatchObject([{ sealed_key: null, base_url: null, readable: false }]);
    const [row] = await server.database.sql`select * from organization_models where organization_id = ${organization_id}`;
    expect(JSON.stringify(row)).not.toContain(KEY);
    expect(Buffer.from(String(row?.sealed_key), "base64").toString("latin1")).not.toContain("organization-secret");
    const file = path(server.env.DATA_DIR, "secrets-key");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.stringify(row)).not.toContain(await readFile(file, "utf8"));
  });

  test("keeps its key for another model of the provider, and asks for it again for another provider or address", async () => {
    const someone = await saved();
    expect((await save(someone, { model: "newer", api_key: "" })).error).toBeNull();
    await draft(someone);
    expect(model.calls[0]).toMatchObject({ authorization: KEY, body: { model: "newer" } });
    for (const more of [{ provider: "openai" }, { base_url: "https://elsewhere.example.com/v1" }]) {
      const { response } = await save(someone, { ...more, api_key: "" });
      expect(response?.status).toBe(400);
      expect(await response?.json()).toMatchObject({ message: expect.stringMatching(/^Enter the key/) });
    }
    expect((await save(someone, { provider: "ollama", api_key: "" })).error).toBeNull();
    await draft(someone);
    expect(model.calls[1]).toMatchObject({ path: "/v1/chat/completions", authorization: "undefined" });
  });

  test("whose address is changed behind the server's back does not get the key", async () => {
    const someone = await saved();
    const { organization_id } = someone;
    await server.database
      .sql`update organization_models set base_url = ${`${model.url}/evil`} where organization_id = ${organization_id}`;
    await expect(draft(someone)).rejects.toMatchObject({
      kind: "unavailable",
      message: "Your organization's key can no longer be read. An admin has to enter it again in the organization settings.",
    });
    expect(model.calls).toEqual([]);
    expect((await save(someone)).error).toBeNull();
    await draft(someone);
    expect(model.calls).toHaveLength(1);
  });

  test("is tried with a button, and a key it refuses is said to the admin", async () => {
    const someone = await saved();
    const body = { organizationId: someone.organization_id };
    expect(await callFunction(someone.db, testOrganizationModel, body)).toEqual({ milliseconds: expect.any(Number) });
    model.turns.splice(0, 1, { status: 401 });
    await expect(callFunction(someone.db, testOrganizationModel, body)).rejects.toMatchObject({
      message: "The language model refused the key. An admin has to check it in the organization settings.",
    });
    await removeOrganizationModel(someone.db, { organization_id: someone.organization_id });
    await expect(callFunction(someone.db, testOrganizationModel, body)).rejects.toMatchObject({ kind: "not_found" });
  });

  test("is tried 30 times an hour for an organization and for an account, and then not asked before the hour is over [ATTACK-54]", async () => {
    const someone = await saved();
    const ask = (organizationId: string) => callFunction(someone.db, testOrganizationModel, { organizationId });
    for (let turn = 0; turn < 30; turn++) await ask(someone.organization_id);
    const refused = (said: RegExp) => ({
      kind: "too_many",
      message: expect.stringMatching(said),
      retry_after: expect.any(Number),
    });
    await expect(ask(someone.organization_id)).rejects.toMatchObject(
      refused(/^The model of your organization has been tested 30 times within an hour\. Try again in \d+ minutes\.$/),
    );
    const { id: organization_id } = await addOrganization(someone.db, { name: "Another", created_by: someone.id });
    expect((await save({ ...someone, organization_id })).error).toBeNull();
    await expect(ask(organization_id)).rejects.toMatchObject(refused(/^You have tested models 30 times within an hour\./));
    expect(model.calls).toHaveLength(30);
  });

  test("is for admins: others neither set, read, try nor remove it, but draft with it", async () => {
    const member = await author(server, { role: "member" });
    const { organization_id } = member;
    expect((await save(member)).response?.status).toBe(403);
    expect((await save(await author(server), {})).error).toBeNull();
    const founder: Author = { ...member.founder, organization_id, project_id: member.project_id, founder: member.founder };
    expect((await save(founder)).error).toBeNull();
    expect(await getOrganizationModel(member.db, { organization_id })).toBeNull();
    await expect(callFunction(member.db, testOrganizationModel, { organizationId: organization_id })).rejects.toMatchObject({
      kind: "forbidden",
    });
    await expect(removeOrganizationModel(member.db, { organization_id })).rejects.toMatchObject({ kind: "not_found" });
    await draft(member);
    expect(model.calls[0]).toMatchObject({ authorization: KEY });
    const outsider = await stranger(server);
    const body = { organizationId: organization_id, model: own };
    await expect(callFunction(outsider.db, saveOrganizationModel, body)).rejects.toMatchObject({ kind: "forbidden" });
    const opened = await outsider.db.rpc("open_organization_model", { organization_id, proof: "x" }).throwOnError();
    expect(opened.data).toEqual([]);
  });

  test("that is incomplete is refused with what to enter", async () => {
    const someone = await author(server);
    for (const [more, said] of [
      [{ provider: "skynet" }, "Choose a provider"],
      [{ model: " " }, "Name the model"],
      [{ base_url: "nowhere" }, "Enter an address such as"],
      [{ provider: "openai-compatible", base_url: "" }, "Enter the address of the server"],
      [{ api_key: "" }, "Enter the key"],
    ] as const) {
      const { response } = await save(someone, more);
      expect(response?.status).toBe(400);
      expect((await response?.json())?.message).toContain(said);
    }
  });
});

describe("the day's limit", () => {
  test("ends the operator's model with 429, Retry-After and what to do, and not an organization's own", async () => {
    const someone = await author(server);
    await draft(someone);
    await draft(someone);
    const response = await fetch(`${server.url}/functions/v1/generate-pages`, {
      method: "POST",
      headers: { authorization: `Bearer ${someone.token}` },
      body: JSON.stringify({ projectId: someone.project_id }),
    });
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect((await response.json()).message).toMatch(/has had its 2 drafts .* for today\. Try again after midnight UTC, or ask/);
    expect(model.calls).toHaveLength(2);
    expect(await listGenerations(someone.db, { project_id: someone.project_id })).toHaveLength(2);
    const elsewhere = await startModelServer();
    onTestFinished(elsewhere.close);
    elsewhere.turns.push({ text: '{"text":"Words."}' });
    expect((await save(someone, { base_url: `${elsewhere.url}/v1` })).error).toBeNull();
    await draft(someone);
    const { days, ...today } = await callFunction(someone.db, describeUsage, { organizationId: someone.organization_id });
    expect(today).toEqual({ daily_limit: 2, used_today: 2 });
    const counted = { runs: 2, own_runs: 1, failed: 0, input_tokens: 360, output_tokens: 135 };
    expect(days).toEqual([{ day: new Date().toISOString().slice(0, 10), ...counted }]);
  });

  test("holds for two who press at once, and its count is for admins", async () => {
    const someone = await author(server, { role: "member" });
    await draft(someone);
    const both = await Promise.allSettled([
      draft(someone),
      callFunction(someone.db, nouns.pages.generate, { projectId: someone.project_id }),
    ]);
    const refused = both.filter((one) => one.status === "rejected" && one.reason.kind === "too_many");
    expect(refused).toHaveLength(1);
    const body = { organizationId: someone.organization_id };
    await expect(callFunction(someone.db, describeUsage, body)).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("is not passed by deleting the project or the organization, nor by founding another one [TENANT-12]", async () => {
    const someone = await author(server);
    await draft(someone);
    await removeProject(someone.db, { id: someone.project_id });
    const again = { ...someone, project_id: await startProject(someone, someone.organization_id) };
    await draft(again);
    const next = { ...again, project_id: await startProject(again, again.organization_id) };
    await expect(draft(next)).rejects.toMatchObject({ kind: "too_many" });
    const usage = await callFunction(someone.db, describeUsage, { organizationId: someone.organization_id });
    expect(usage).toMatchObject({ used_today: 2, days: [{ runs: 2 }] });
    await removeOrganization(someone.db, { id: someone.organization_id });
    const { id: organization_id } = await addOrganization(someone.db, { name: "Another", created_by: someone.id });
    const elsewhere = { ...someone, organization_id, project_id: await startProject(someone, organization_id) };
    await expect(draft(elsewhere)).rejects.toMatchObject({
      kind: "too_many",
      message: expect.stringMatching(/^You have had your 2 drafts by a language model for today\. Try again after midnight UTC/),
    });
    expect(model.calls).toHaveLength(2);
  });

  test("counts a model of an organization's own that is the operator's server, by whichever name [TENANT-13]", async () => {
    const { port } = new URL(model.url);
    for (const host of ["127.0.0.1", "localhost", "127.0.0.2", "[::ffff:127.0.0.1]"]) {
      const someone = await author(server);
      const sly = { provider: "openai-compatible", base_url: `http://${host}:${port}/v1` };
      expect((await save(someone, sly)).error).toBeNull();
      const { organization_id } = someone;
      await server.database.sql`insert into private.model_uses (run_id, organization_id, account_id, own_model)
        select gen_random_uuid(), ${organization_id}, ${someone.id}, false from generate_series(1, 2)`;
      await expect(draft(someone), host).rejects.toMatchObject({ kind: "too_many" });
    }
    expect(model.calls).toEqual([]);
  });

  test("what was used is read by admins and nobody else, by whichever way [TENANT-14]", async () => {
    const member = await author(server, { role: "member" });
    await draft(member);
    const asked = { organization_id: member.organization_id };
    expect((await member.db.rpc("get_generation_usage", asked).throwOnError()).data).toEqual([]);
    expect((await member.founder.db.rpc("get_generation_usage", asked).throwOnError()).data).toMatchObject([{ runs: 1 }]);
  });
});

describe("where the operator has not opened the server's own network to organizations' models", () => {
  const said = expect.stringMatching(
    /^The address of the language model does not lead to a server on the internet\. .* AI_INSIDE=1\.$/,
  );

  test("an address inside is refused in one sentence that names the switch, whatever is behind it, and nothing is connected [OUTSIDE-07]", async () => {
    const closed = await startServer({ variables: { AI_INSIDE: "0" } });
    const someone = await author(closed);
    const { organization_id } = someone;
    const addresses = [model.url, "http://127.0.0.1:1", "http://localhost:11434", "http://no.such.name.invalid", "http://0x7f.1"];
    for (const base_url of addresses) {
      const { response } = await save(someone, { base_url: `${base_url}/v1` });
      expect([response?.status, await response?.json()]).toEqual([400, { message: said, code: "invalid" }]);
    }
    const ollama = await save(someone, { provider: "ollama", base_url: "", api_key: "" });
    expect(await ollama.response?.json()).toMatchObject({ message: said });
    // what was stored before the network was closed
    expect((await save(someone, { base_url: "https://1.1.1.1/v1" })).error).toBeNull();
    const vault = await openVault({ secret: undefined, directory: closed.env.DATA_DIR });
    for (const [status, base_url] of [401, 404, 200].map((code) => [code, model.url] as const)) {
      model.turns.splice(0, model.turns.length, { status });
      const kept = { provider: "anthropic", base_url } as const;
      const sealed_key = vault.seal(KEY, aboutKey(organization_id, kept));
      await closed.database
        .sql`update organization_models set base_url = ${base_url}, sealed_key = ${sealed_key} where organization_id = ${organization_id}`;
      const { response } = await someone.db.functions.invoke("test-organization-model", {
        body: { organizationId: organization_id },
      });
      expect(await response?.json()).toMatchObject({ message: said });
    }
    expect(model.calls).toEqual([]);
  });
});
