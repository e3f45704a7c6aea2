import { beforeAll, expect, test } from "vitest";
import { addRow } from "#data/rows.ts";
import { CLIENT_ADDRESS_HEADER } from "#server/auth/request.ts";
import { createLog } from "#server/log.ts";
import { type Author, author, join, type Person, person, stranger } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import type { Identity } from "./identity.ts";
import { createRefusals } from "./note-refusal.ts";
import { askedFor, namedIn } from "./refused-thing.ts";

let server: TestServer;
let ada: Author;
let viewer: Person;
let eve: Author;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
  viewer = await person(server, { name: "viewer" });
  await join(server, { organization_id: ada.organization_id, user_id: viewer.id, role: "viewer" });
  eve = await stranger(server);
});

/** What was kept of somebody, in the organization's log and in that of accounts. */
async function kept({ id }: Person) {
  const { sql } = server.database;
  const events = await sql<{ what: string; target_id: string }[]>`
    select details ->> 'what' as what, target_id from public.audit_events
    where actor_id = ${id} and action = 'access.refused' order by 1`;
  const entries = await sql<{ what: string; reason: string }[]>`
    select payload -> 'traits' ->> 'path' as what, payload -> 'traits' ->> 'reason' as reason from auth.audit_log_entries
    where payload ->> 'actor_id' = ${id} and payload ->> 'action' = 'access_refused' order by 1`;
  return { events: [...events], entries: [...entries] };
}

test("what a member is refused is in their organization's log, though only the body names it or a policy hides the row [ASVS-11]", async () => {
  const { project_id } = ada;
  const reader = await addRow(ada.db, "user_classes", { project_id, name: "Reader", description: null, privileges: null });
  expect((await viewer.db.from("user_classes").insert({ project_id, name: "Hers" })).error?.code).toBe("42501");
  expect((await viewer.db.from("user_classes").update({ name: "Hers" }).eq("id", reader.id).select("id")).data).toEqual([]);
  expect((await viewer.db.from("user_classes").delete().eq("id", reader.id)).error).toBeNull();
  await expect
    .poll(async () => (await kept(viewer)).events)
    .toEqual([
      { what: "DELETE /rest/v1/user_classes", target_id: project_id },
      { what: "PATCH /rest/v1/user_classes", target_id: project_id },
      { what: "POST /rest/v1/user_classes", target_id: project_id },
    ]);
  expect((await kept(viewer)).entries).toEqual([]);
});

test("what is hidden from somebody else is in the log of accounts; what is not there, or only filtered out, is in none [ASVS-11]", async () => {
  const { project_id, organization_id } = ada;
  const path = `${project_id}/${crypto.randomUUID()}.txt`;
  const uploaded = await ada.db.storage.from("project_documents").upload(path, new Blob(["words"], { type: "text/plain" }));
  expect(uploaded.error).toBeNull();

  expect((await eve.db.from("projects").select("name").eq("id", project_id).maybeSingle()).data).toBeNull();
  expect((await eve.db.from("organizations").select("name").eq("id", organization_id).single()).error?.code).toBe("PGRST116");
  expect((await eve.db.storage.from("project_documents").download(path)).error).not.toBeNull();
  expect((await eve.db.rpc("get_audit_log", { organization_id })).error?.code).toBe("42501");
  await eve.db.from("projects").select("name").eq("id", crypto.randomUUID());
  await eve.db.from("projects").select("name").eq("id", eve.project_id).eq("name", "another");
  await eve.db.storage.from("project_documents").download(`${project_id}/${crypto.randomUUID()}.txt`);
  await eve.db.from("projects").select("name").eq("organization_id", organization_id);
  const channel = eve.db.channel(`project:${project_id}`, { config: { private: true } });
  await new Promise<void>((done) => channel.subscribe((status) => status === "CHANNEL_ERROR" && done()));
  await eve.db.removeAllChannels();
  await expect
    .poll(async () => (await kept(eve)).entries)
    .toEqual([
      { what: "GET /rest/v1/organizations", reason: "hidden" },
      { what: "GET /rest/v1/projects", reason: "hidden" },
      { what: `GET /storage/v1/object/project_documents/${path}`, reason: "hidden" },
      { what: `JOIN project:${project_id}`, reason: "not_allowed" },
      { what: "POST /rest/v1/rpc/get_audit_log", reason: "not_allowed" },
    ]);
  expect((await kept(eve)).events).toEqual([]);
});

test("whoever asks for rows and files of others does not learn from the log of their own organization which of them are there [ATTACK-91]", async () => {
  const { project_id } = ada;
  const spy = await stranger(server);
  const path = `${project_id}/${crypto.randomUUID()}.txt`;
  const uploaded = await ada.db.storage.from("project_documents").upload(path, new Blob(["words"], { type: "text/plain" }));
  expect(uploaded.error).toBeNull();
  await spy.db.from("projects").select("name").eq("id", project_id);
  await spy.db.storage.from("project_documents").download(path);
  await expect.poll(async () => (await kept(spy)).entries).toHaveLength(2);
  const { organization_id } = spy;
  const read = await spy.db.rpc("get_audit_log", { organization_id }).throwOnError();
  expect(read.data.length).toBeGreaterThan(0);
  expect(JSON.stringify(read.data)).not.toContain(project_id);
  expect(read.data.filter(({ action }) => action === "auth.access_refused")).toEqual([]);
  const exported = await spy.db.rpc("export_audit_log", { organization_id, format: "json" }).throwOnError();
  expect(JSON.stringify(exported.data)).not.toContain(project_id);
});

test("a flood of refusals is kept up to sixty an hour of each account, and nothing that was sent is in it [ASVS-12]", async () => {
  const mallory = await person(server, { name: "mallory" });
  const secret = "a word nobody should read again";
  const asks = Array.from({ length: 90 }, () =>
    mallory.db.from("user_classes").insert({ project_id: ada.project_id, name: secret }),
  );
  for (const { error } of await Promise.all(asks)) expect(error?.code).toBe("42501");
  await expect.poll(async () => (await kept(mallory)).entries.length).toBe(60);
  await mallory.db.from("projects").select("name").eq("id", ada.project_id);
  const { entries } = await kept(mallory);
  expect(entries).toHaveLength(60);
  const all = await server.database.sql`
    select (select coalesce(string_agg(payload::text, ''), '') from auth.audit_log_entries)
      || (select coalesce(string_agg(e::text, ''), '') from public.audit_events e) as words`;
  expect(String(all[0]?.words)).not.toContain(secret);
});

test("a row or file counts as hidden only where it was asked for by itself [ASVS-11]", () => {
  const id = "0b7b4c3e-0d5c-4a8f-9a57-3a1f6a3a9d10";
  const ask = (path: string) => ({ method: "GET", url: `http://localhost${path}`, headers: new Headers() });
  const none = { status: 200, rows: 0 };
  expect(askedFor(ask(`/rest/v1/pages?select=*&id=eq.${id}`), none)).toEqual({ table: "pages", id });
  for (const path of [
    "/rest/v1/pages?name=eq.x",
    `/rest/v1/pages?id=eq.${id}&name=eq.x`,
    `/rest/v1/pages?id=eq.${id}&or=(name.eq.x)`,
    `/rest/v1/pages?id=in.(${id})`,
    `/rest/v1/rpc/f?id=eq.${id}`,
    `/rest/v1/pages?id=eq.${id}&id=eq.${id}`,
    "/rest/v1/pages?id=eq.1",
  ]) {
    expect(askedFor(ask(path), none), path).toBeUndefined();
  }
  expect(askedFor(ask(`/rest/v1/pages?id=eq.${id}`), { status: 200, rows: 1 })).toBeUndefined();
  expect(askedFor(ask("/storage/v1/object/shelf/a%20b.txt"), { status: 404 })).toEqual({ table: "files", id: "shelf/a b.txt" });
  expect(namedIn("/rest/v1/pages", new TextEncoder().encode(`[{"name":"x","project_id": "${id}"}]`))).toBe(id);
  expect(namedIn("/rest/v1/pages", new TextEncoder().encode(`[{"other_id":"${id}"}]`))).toBeUndefined();
});

test("a flood from many addresses or accounts leaves room in the log for whoever is refused later [ATTACK-71]", async () => {
  const { sql } = server.database;
  const refusals = createRefusals({ sql, log: createLog("silent") });
  const agent = `flood-${crypto.randomUUID()}`;
  const refuse = (from: string, sub?: string) => {
    const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: from, "user-agent": agent });
    const role = sub ? "authenticated" : "anon";
    const identity: Identity = { role, claims: { role, ...(sub ? { sub } : {}) } };
    const request = { method: "GET", url: "http://localhost/rest/v1/projects", headers };
    refusals.note({ request, identity, answer: { status: 403, rows: 0 } });
  };
  const accounts = Array.from({ length: 20 }, () => crypto.randomUUID());
  for (let at = 0; at < 20; at += 1) {
    for (let times = 0; times < 60; times += 1) refuse(`203.0.113.${at}`);
    for (let times = 0; times < 60; times += 1) refuse("203.0.113.100", accounts[at]);
  }
  refuse("198.51.100.1");
  const late = crypto.randomUUID();
  refuse("198.51.100.2", late);
  const entries = () => sql<{ address: string; who: string | null }[]>`
    select ip_address as address, payload ->> 'actor_id' as who from auth.audit_log_entries
    where (payload -> 'traits')::jsonb ->> 'user_agent' = ${agent}`;
  await expect.poll(async () => (await entries()).some(({ who }) => who === late)).toBe(true);
  const kept = await entries();
  expect(kept.length).toBeLessThanOrEqual(1_000);
  expect(kept.filter(({ address }) => address === "203.0.113.0")).toHaveLength(60);
  expect(kept.filter(({ who }) => who === accounts[0])).toHaveLength(60);
  expect(kept.map(({ address }) => address)).toContain("198.51.100.1");
});
