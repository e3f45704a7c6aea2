import { beforeAll, beforeEach, expect, test } from "vitest";
import { forgetEvents } from "#server/auth/forget-events.ts";
import { type Author, author, join, type Person, person, stranger, visitor } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let ada: Author;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  ada = await author(server);
});

type Filter = { areas?: string[]; person?: string; since?: string; until?: string; before_at?: string; before_id?: string };
const log = async (who: Person, organization_id: string, filter: Filter = {}) =>
  (await who.db.rpc("get_audit_log", { organization_id, ...filter }).throwOnError()).data ?? [];
const actions = async (filter?: Filter) => (await log(ada, ada.organization_id, filter)).map(({ action }) => action).reverse();
const own = {
  areas: ["organization", "member", "invitation", "project", "api_key", "model", "security", "audit", "export", "access"],
};

test("what is done to people, invitations, keys, models, rules and projects is in the log once, with who did it to what [AUDIT-04]", async () => {
  const { db, organization_id, project_id, id, email } = ada;
  const bob = await person(server, { name: "bob" });
  const invite = async (to: string) =>
    (
      await db
        .from("organization_invitations")
        .insert({ organization_id, email: to, role: "member", invited_by: id })
        .select("id")
        .single()
        .throwOnError()
    ).data.id;
  await bob.db.rpc("accept_invitation", { invitation_id: await invite(bob.email) }).throwOnError();
  const carol = await person(server, { name: "carol" });
  await carol.db.rpc("decline_invitation", { invitation_id: await invite(carol.email) }).throwOnError();
  const open = await invite("eve@example.com");
  await db.from("organization_invitations").update({ revoked_at: new Date().toISOString() }).eq("id", open).throwOnError();
  const membership = { organization_id, user_id: bob.id };
  await db.from("organization_members").update({ role: "viewer" }).match(membership).throwOnError();
  await db.from("organization_members").delete().match(membership).throwOnError();
  const key = {
    project_id,
    name: "CI",
    hashed_key: crypto.randomUUID().replaceAll("-", "").repeat(2),
    prefix: "srs_0000",
    last_four: "ffff",
  };
  const made = await db.from("project_api_keys").insert(key).select("id").single().throwOnError();
  await db.from("project_api_keys").update({ revoked: true }).eq("id", made.data.id).throwOnError();
  await db.from("organizations").update({ name: "Acme Ltd" }).eq("id", organization_id).throwOnError();
  const model = {
    organization_id,
    provider: "openai",
    model: "m",
    proof_hash: "a".repeat(64),
    sealed_key: "sealed-words",
    base_url: "https://user:word@ai.example",
  };
  await db.rpc("save_organization_model", model).throwOnError();
  await db.rpc("save_organization_model", { ...model, model: "n" }).throwOnError();
  await db.from("organization_models").delete().eq("organization_id", organization_id).throwOnError();
  await db.rpc("save_organization_security", { organization_id, email_domains: ["example.com"], audit_days: 90 }).throwOnError();
  await db.rpc("record_export", { project_id, what: "specification", format: "pdf" }).throwOnError();
  await db.from("projects").delete().eq("id", project_id).throwOnError();
  const events = (await log(ada, organization_id, own)).reverse();
  expect(events.map(({ action }) => action).sort()).toEqual(
    [
      "organization.created",
      "member.joined",
      "project.created",
      "invitation.made",
      "invitation.accepted",
      "member.joined",
      "invitation.made",
      "invitation.declined",
      "invitation.made",
      "invitation.revoked",
      "member.role_changed",
      "member.removed",
      "api_key.made",
      "api_key.revoked",
      "organization.renamed",
      "model.set",
      "model.changed",
      "model.removed",
      "security.domains_changed",
      "audit.retention_changed",
      "export.document",
      "project.deleted",
    ].sort(),
  );
  const found = (action: string) => events.findLast((event) => event.action === action);
  expect(found("member.role_changed")).toMatchObject({
    actor_id: id,
    actor_label: email,
    target_id: bob.id,
    target_label: bob.email,
    details: { from: "member", to: "viewer" },
  });
  expect(found("invitation.declined")).toMatchObject({ actor_label: carol.email, target_label: carol.email });
  expect(found("project.deleted")).toMatchObject({ actor_label: email, target_id: project_id, target_label: "Harbour" });
  expect(found("audit.retention_changed")).toMatchObject({ details: { from: 365, to: 90 } });
  expect(found("project.deleted")).toMatchObject({
    address: expect.stringMatching(/^[0-9a-f.:]+$/),
    agent: expect.stringMatching(/./),
  });
  const written = JSON.stringify(events);
  for (const secret of ["sealed-words", "user:word", key.hashed_key]) expect(written).not.toContain(secret);
});

test("an organization that is deleted leaves that in the log, and who leaves by themselves has left [AUDIT-04]", async () => {
  const { db, organization_id } = ada;
  const bob = await person(server, { name: "bob" });
  await join(server, { organization_id, user_id: bob.id, role: "member" });
  await bob.db.from("organization_members").delete().match({ organization_id, user_id: bob.id }).throwOnError();
  expect(await actions({ areas: ["member"] })).toEqual(["member.joined", "member.joined", "member.left"]);
  await db.from("organizations").delete().eq("id", organization_id).throwOnError();
  const kept = await server.database.sql`
    select action, actor_label from audit_events where organization_id = ${organization_id} order by at desc limit 1`;
  expect(kept).toEqual([{ action: "organization.deleted", actor_label: ada.email }]);
});

test("an event stands and falls with what it tells of, and nobody changes, takes away or makes up one, not even the owner of the database [AUDIT-05]", async () => {
  const { sql } = server.database;
  const { organization_id } = ada;
  await sql
    .begin(async (tx) => {
      await tx`update organizations set name = 'Other' where id = ${organization_id}`;
      throw new Error("given up");
    })
    .catch(() => undefined);
  expect(await actions({ areas: ["organization"] })).toEqual(["organization.created"]);
  for (const attempt of [
    () => sql`update audit_events set actor_label = 'somebody else' where organization_id = ${organization_id}`,
    () => sql`delete from audit_events where organization_id = ${organization_id}`,
    () => sql`truncate audit_events`,
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: "42501", message: "The audit log is only added to." });
  }
  const made = { organization_id, action: "project.deleted" };
  for (const { db } of [ada, await stranger(server), visitor(server)]) {
    expect(["42501", "PGRST301"]).toContain((await db.from("audit_events").insert(made)).error?.code);
    expect(["42501", "PGRST301"]).toContain(
      (await db.from("audit_events").delete().eq("organization_id", organization_id)).error?.code,
    );
  }
  const callable = await sql`
    select p.proname from pg_proc p where p.pronamespace = 'private'::regnamespace
      and p.proname in ('record_event', 'record_refusal', 'sweep_audit_events', 'email_of', 'audit_days', 'caller_place')
      and (has_function_privilege('authenticated', p.oid, 'execute') or has_function_privilege('anon', p.oid, 'execute'))`;
  expect(callable).toEqual([]);
});

test("admins of the organization read and export its log and nobody else does, and an export is in the log [AUDIT-06]", async () => {
  const { organization_id } = ada;
  const [member, other] = [await person(server), await stranger(server)];
  await join(server, { organization_id, user_id: member.id, role: "member" });
  for (const who of [member, other]) {
    const read = await who.db.rpc("get_audit_log", { organization_id });
    const taken = await who.db.rpc("export_audit_log", { organization_id, format: "csv" });
    expect([read.error?.code, taken.error?.code]).toEqual(["42501", "42501"]);
    expect((await who.db.from("audit_events").select("id").eq("organization_id", organization_id).throwOnError()).data).toEqual(
      [],
    );
  }
  const { data } = await ada.db.rpc("export_audit_log", { organization_id, format: "json", areas: ["project"] }).throwOnError();
  expect(data).toMatchObject([{ action: "project.created" }]);
  expect((await log(ada, organization_id, { areas: ["audit"] }))[0]).toMatchObject({
    action: "audit.exported",
    actor_label: ada.email,
    details: { format: "json", areas: ["project"] },
  });
});

test("whoever takes the log from its middle exports it as well, once for all pages of what was asked for [ATTACK-63]", async () => {
  const { organization_id, db } = ada;
  const exports = async () => (await log(ada, organization_id, { areas: ["audit"] })).map(({ details }) => details);
  const before = { before_at: "infinity", before_id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };
  const take = async (more: Record<string, unknown>) => {
    const asked = { organization_id, format: "json", ...more };
    return (await db.rpc("export_audit_log", asked as never).throwOnError()).data as unknown as { at: string; id: string }[];
  };
  const [first] = await take(before);
  expect(first).toBeDefined();
  expect(await exports()).toEqual([{ format: "json" }]);
  await take({ before_at: first?.at, before_id: first?.id });
  await take({ ...before, areas: ["project"] });
  expect(await exports()).toEqual([{ format: "json", areas: ["project"] }, { format: "json" }]);
  await take({});
  expect(await exports()).toHaveLength(3);
});

test("an account exports the log 60 times an hour and a key 600 documents, and no more is written down [ATTACK-87]", async () => {
  const { organization_id, project_id, db } = ada;
  const { key, token } = await addKey(ada, project_id);
  const exported = () => db.rpc("export_audit_log", { organization_id, format: "csv" });
  const taken = () => visitor(server).db.rpc("record_export_with_key", { key: token, what: "document", format: "pdf" });
  expect([(await exported()).error, (await taken()).error]).toEqual([null, null]);
  const used = async (counted: string, hits: number) =>
    await server.database.sql`update private.limits set hits = ${hits} where key = ${counted} returning key`;
  expect(await used(`audit_exports_by:${ada.id}`, 59)).toHaveLength(1);
  expect(await used(`exports_with:${key.id}`, 599)).toHaveLength(1);
  expect([(await exported()).error, (await taken()).error]).toEqual([null, null]);
  const [ofAccount, ofKey] = [await exported(), await taken()];
  expect([ofAccount.status, ofKey.status]).toEqual([429, 429]);
  expect(ofAccount.error?.message).toBe("You have exported the audit log 60 times within the hour. Try again in 60 minutes.");
  expect(ofKey.error?.message).toBe("This key has exported 600 documents within the hour. Try again in 60 minutes.");
  const lines = await log(ada, organization_id, { areas: ["audit", "export"] });
  expect(lines.map(({ action }) => action)).toEqual(["export.document", "audit.exported", "export.document", "audit.exported"]);
});

test("members' sign-ins of the time they belonged here, those with a wrong password too, are in the log, those before, after and of others are not [AUDIT-07]", async () => {
  const { organization_id } = ada;
  const bob = await person(server, { name: "bob" });
  await join(server, { organization_id, user_id: bob.id, role: "member" });
  const signIn = (password = bob.password) => visitor(server).db.auth.signInWithPassword({ email: bob.email, password });
  expect((await signIn("not bob's")).error?.code).toBe("invalid_credentials");
  await signIn();
  const membership = { organization_id, user_id: bob.id };
  await ada.db.from("organization_members").delete().match(membership).throwOnError();
  await signIn("not bob's");
  await signIn();
  await stranger(server);
  const seen = await log(ada, organization_id, { areas: ["auth"] });
  expect(seen.map(({ actor_id, action }) => [actor_id, action])).toEqual([
    [bob.id, "auth.login"],
    [bob.id, "auth.login_failed"],
  ]);
  for (const event of seen) expect(event).toMatchObject({ actor_label: bob.email });
  expect(await log(await stranger(server), ada.organization_id).catch(({ code }) => code)).toBe("42501");
});

test("access refused to a member is in the log where the address names the project, a stranger's is not [AUDIT-19]", async () => {
  if (server.env.SUPABASE_URL) return;
  const { organization_id, project_id } = ada;
  const viewer = await person(server, { name: "viewer" });
  await join(server, { organization_id, user_id: viewer.id, role: "viewer" });
  for (const { db } of [viewer, await stranger(server)]) {
    const { error } = await db.storage
      .from("project_documents")
      .upload(`${project_id}/a.txt`, new Blob(["words"], { type: "text/plain" }));
    expect(error).not.toBeNull();
  }
  await expect
    .poll(async () =>
      (await log(ada, organization_id, { areas: ["access"] })).map(({ actor_label, target_id }) => [actor_label, target_id]),
    )
    .toEqual([[viewer.email, project_id]]);
});

test("a long log is read a hundred events at a time, each once, and is filtered by kind, person and time [AUDIT-08]", async () => {
  const { sql } = server.database;
  const { organization_id } = ada;
  await sql`insert into audit_events (organization_id, at, action, actor_label)
    select ${organization_id}, now() - (n / 10) * interval '1 hour', 'project.created', 'person-' || n || '@example.com' from generate_series(1, 250) n`;
  const ids: string[] = [];
  for (let last: Filter = {}; ; ) {
    const page = await log(ada, organization_id, { ...own, ...last });
    ids.push(...page.map(({ id }) => id));
    const end = page.at(-1);
    if (page.length < 100 || !end) break;
    last = { before_at: end.at, before_id: end.id };
  }
  expect(ids).toHaveLength(253);
  expect(new Set(ids).size).toBe(253);
  expect(await log(ada, organization_id, { person: "PERSON-77@" })).toMatchObject([{ actor_label: "person-77@example.com" }]);
  expect(await actions({ areas: ["organization", "member"] })).toHaveLength(2);
  const until = new Date(Date.now() - 20.5 * 3_600_000).toISOString();
  expect((await log(ada, organization_id, { until })).length).toBe(41);
});

test("what is older than the organization keeps it is not shown and goes, younger events stay [AUDIT-09]", async () => {
  const { sql } = server.database;
  const { organization_id } = ada;
  await sql`insert into audit_events (organization_id, at, action)
    values (${organization_id}, now() - interval '40 days', 'project.created'), (${organization_id}, now() - interval '29 days', 'project.deleted'),
      (${organization_id}, now() - interval '400 days', 'project.created')`;
  expect(await actions({ areas: ["project"] })).toEqual(["project.created", "project.deleted", "project.created"]);
  for (const audit_days of [29, 3651]) {
    const { error } = await ada.db.rpc("save_organization_security", { organization_id, audit_days });
    expect(error?.message).toBe("The audit log is kept for at least 30 and at most 3650 days.");
  }
  await ada.db.rpc("save_organization_security", { organization_id, audit_days: 30 }).throwOnError();
  expect(await actions({ areas: ["project"] })).toEqual(["project.deleted", "project.created"]);
  const [swept] = await sql`select private.sweep_audit_events() as dropped`;
  expect(swept?.dropped).toBe(2);
  const left = await sql`select count(*)::int as count from audit_events where organization_id = ${organization_id}`;
  expect(left[0]?.count).toBe((await log(ada, organization_id, own)).length);
});

test("what is older than the logs keep goes 1,000 at a time, and a sweep waits for nobody [ATTACK-97]", async () => {
  const { sql } = server.database;
  const { organization_id } = await author(server);
  await forgetEvents(sql);
  await sql`insert into audit_events (organization_id, at, action)
    select ${organization_id}, now() - interval '400 days', 'project.created' from generate_series(1, 2500)`;
  await sql`insert into private.past_members (organization_id, user_id, joined_at, left_at)
    select ${organization_id}, gen_random_uuid(), now() - interval '500 days', now() - interval '400 days' from generate_series(1, 1500)`;
  await sql`insert into auth.audit_log_entries (id, created_at) select gen_random_uuid(), now() - interval '4000 days' from generate_series(1, 1500)`;
  const left = async () => {
    const [row] = await sql<{ left: number[] }[]>`select array[
      (select count(*) from audit_events where organization_id = ${organization_id} and action = 'project.created' and at < now() - interval '365 days'),
      (select count(*) from private.past_members where organization_id = ${organization_id}),
      (select count(*) from auth.audit_log_entries where created_at < now() - interval '3700 days')]::int[] as left`;
    return row?.left;
  };
  const [piece] = await sql`select private.sweep_audit_events() as gone`;
  expect([piece?.gone, await left()]).toEqual([2000, [1500, 500, 1500]]);
  await sql.begin(async (tx) => {
    await tx`select from audit_events where organization_id = ${organization_id} and at < now() - interval '365 days' order by id limit 700 for update`;
    await tx`select from auth.audit_log_entries where created_at < now() - interval '3700 days' order by id limit 700 for update`;
    await forgetEvents(sql);
  });
  expect(await left()).toEqual([700, 0, 700]);
  await forgetEvents(sql);
  expect(await left()).toEqual([0, 0, 0]);
});
