import { createClient } from "@supabase/supabase-js";
import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { startBeside } from "#tests/support/beside.ts";
import { type Author, author, join, person, startProject, stranger, visitor } from "#tests/support/people.ts";
import { passSecondFactor } from "#tests/support/second-factor.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { follow, signedWith } from "./testing.ts";

let server: TestServer;
let ada: Author;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
});

const subscribed = { state: "SUBSCRIBED", reason: undefined };
const patiently = { timeout: 15_000 };

async function page(by: Author, name = "Home") {
  const { data } = await by.db.from("pages").insert({ project_id: by.project_id, name }).select("id").single().throwOnError();
  return data.id;
}

test("everybody of the team hears at once what one of them changed: which row, not what it says", async () => {
  const viewer = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: viewer.id, role: "viewer" });
  const ears = [ada, viewer].map(({ db }) => follow(db, `project:${ada.project_id}`));
  await expect.poll(() => ears.map(({ states }) => states), patiently).toEqual([[subscribed], [subscribed]]);
  const id = await page(ada, "A secret plan");
  await ada.db.from("pages").update({ name: "Another secret plan" }).eq("id", id).throwOnError();
  await ada.db.from("pages").update({ name: "Another secret plan" }).eq("id", id).throwOnError();
  await ada.db.from("pages").delete().eq("id", id).throwOnError();
  const said = { table: "pages", id, rows: 1, by: ada.id };
  for (const { received } of ears) {
    await expect
      .poll(() => received.map(({ payload }) => payload), patiently)
      .toEqual([
        { ...said, op: "insert", revision: 1 },
        { ...said, op: "update", revision: 2 },
        { ...said, op: "delete", revision: 2 },
      ]);
    expect(JSON.stringify(received)).not.toContain("secret");
  }
});

test("nobody hears another project's changes, and who comes a moment late is told what they missed", async () => {
  const other = await startProject(ada, ada.organization_id, "Quay");
  const before = Date.now() - 60_000;
  await page(ada, "Early");
  const late = follow(ada.db, `project:${ada.project_id}`, { config: { broadcast: { replay: { since: before } } } });
  const elsewhere = follow((await author(server)).db, `project:${ada.project_id}`);
  const quay = follow(ada.founder.db, `project:${other}`);
  await expect.poll(() => [late.states, quay.states], patiently).toEqual([[subscribed], [subscribed]]);
  await expect
    .poll(() => late.received.map(({ meta, payload }) => ({ ...meta, ...Object(payload) })), patiently)
    .toContainEqual(expect.objectContaining({ replayed: true, table: "pages", op: "insert" }));
  await page(ada, "Of Harbour");
  await ada.db.from("pages").insert({ project_id: other, name: "Of Quay" }).throwOnError();
  await expect.poll(() => quay.received, patiently).toHaveLength(1);
  expect(quay.received[0]?.payload).toMatchObject({ table: "pages", op: "insert" });
  expect(elsewhere.received).toEqual([]);
});

test("who may not read a project may not listen to it: strangers, visitors, former members, and tokens that are not good", async () => {
  const topic = `project:${ada.project_id}`;
  const former = await person(server);
  const { organization_id } = ada;
  await join(server, { organization_id, user_id: former.id, role: "member" });
  await ada.db.from("organization_members").delete().match({ organization_id, user_id: former.id }).throwOnError();
  const expired = await signedWith(server, ada.token, { exp: Math.floor(Date.now() / 1000) - 5 });
  const forged = `${ada.token.slice(0, ada.token.lastIndexOf("."))}.${"A".repeat(86)}`;
  const bearing = async (token: string) => {
    const { db } = visitor(server);
    await db.realtime.setAuth(token);
    return db;
  };
  const nobody = "Unauthorized: You do not have permissions to read from this Channel topic";
  const notSignedIn = "InvalidJWTToken";
  const refused: [string, ReturnType<typeof follow>][] = [
    [nobody, follow((await stranger(server)).db, topic)],
    [nobody, follow(visitor(server).db, topic)],
    [nobody, follow(former.db, topic)],
    [notSignedIn, follow(await bearing(expired), topic)],
    [notSignedIn, follow(await bearing(forged), topic)],
    [nobody, follow(ada.db, `user:${former.id}`)],
    [nobody, follow(ada.db, "project:")],
    [nobody, follow(ada.db, `${topic}:more`)],
    ["PrivateOnly", follow(ada.db, topic, { config: { private: false } })],
  ];
  for (const [reason, { states }] of refused) {
    await expect.poll(() => states[0]?.state, patiently).toBe("CHANNEL_ERROR");
    expect(states[0]?.reason).toContain(reason);
  }
});

test("whose membership, session or token ends while they listen is sent away", async () => {
  const topic = `project:${ada.project_id}`;
  const { organization_id } = ada;
  const [leaving, signingOut] = await Promise.all([person(server), person(server)]);
  for (const { id } of [leaving, signingOut]) await join(server, { organization_id, user_id: id, role: "member" });
  const ears = [leaving, signingOut].map(({ db }) => follow(db, topic));
  await expect.poll(() => ears.map(({ states }) => states), patiently).toEqual([[subscribed], [subscribed]]);
  ears.push(await followBriefly(topic));
  await ada.db.from("organization_members").delete().match({ organization_id, user_id: leaving.id }).throwOnError();
  await signingOut.db.auth.signOut();
  await expect.poll(() => ears.map(({ states }) => states.at(-1)?.state), patiently).toEqual(["CLOSED", "CLOSED", "CLOSED"]);
  const received = ears.map((ear) => ear.received.length);
  await page(ada);
  const late = follow(ada.db, topic, { config: { broadcast: { replay: { since: Date.now() - 60_000 } } } });
  await expect.poll(() => late.received.length, patiently).toBeGreaterThan(0);
  expect(ears.map((ear) => ear.received.length)).toEqual(received);
});

test("an ended session hears and says nothing more, in whichever process it listens and however it ended [SIGN-15]", async () => {
  const { beside, leave, close } = await startBeside(server);
  const { organization_id } = ada;
  const topic = `project:${ada.project_id}`;
  const team = await Promise.all([person(server), person(server), person(beside), person(beside)]);
  for (const { id } of team) await join(server, { organization_id, user_id: id, role: "member" });
  const ears = team.map(({ db }) => follow(db, topic));
  await expect.poll(() => ears.map(({ states }) => states.at(-1)), patiently).toEqual(team.map(() => subscribed));
  const [left, deleted, endedElsewhere, banned] = team;
  await left?.db.auth.signOut();
  await deleted?.db.rpc("delete_my_account", { email: deleted.email }).throwOnError();
  const again = visitor(server).db;
  await again.auth.signInWithPassword({ email: endedElsewhere?.email ?? "", password: endedElsewhere?.password ?? "" });
  await again.auth.signOut({ scope: "others" });
  const service = createClient(server.url, server.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  await service.auth.admin.updateUserById(banned?.id ?? "", { ban_duration: "1h" });
  // well before the next look at who may listen, which is once a minute
  await expect.poll(() => ears.map(({ states }) => states.at(-1)?.state), { timeout: 25_000 }).toEqual(team.map(() => "CLOSED"));
  const received = ears.map((ear) => ear.received.length);
  await page(ada);
  const returning = team.map(({ db }) => follow(db, topic));
  await expect.poll(() => returning.map(({ states }) => states[0]?.state), patiently).toEqual(team.map(() => "CHANNEL_ERROR"));
  expect(ears.map((ear) => ear.received.length)).toEqual(received);
  await leave();
  await close();
});

test("who does not meet a new rule for signing in to the organization is sent away at once, who meets it hears on [AUDIT-10]", async () => {
  const own = await author(server);
  const { organization_id } = own;
  const member = await person(server);
  await join(server, { organization_id, user_id: member.id, role: "member" });
  await passSecondFactor(own.db);
  const ears = [own, member].map(({ db }) => follow(db, `project:${own.project_id}`));
  await expect.poll(() => ears.map(({ states }) => states.at(-1)), patiently).toEqual([subscribed, subscribed]);
  await own.db.rpc("save_organization_security", { organization_id, requires_second_factor: true }).throwOnError();
  await expect.poll(() => ears[1]?.states.at(-1)?.state, patiently).toBe("CLOSED");
  await own.db.from("pages").insert({ project_id: own.project_id, name: "Late" }).throwOnError();
  await expect.poll(() => ears[0]?.received.length, patiently).toBeGreaterThan(0);
  expect(ears[1]?.received).toEqual([]);
});

/** Joins with a token that ends soon, but not before it has joined. */
async function followBriefly(topic: string) {
  for (let seconds = 3; ; seconds *= 3) {
    const { db } = visitor(server);
    await db.realtime.setAuth(await signedWith(server, ada.token, { exp: Math.floor(Date.now() / 1000) + seconds }));
    const ear = follow(db, topic);
    await expect.poll(() => ear.states[0]?.state, patiently).toBeDefined();
    if (ear.states[0]?.state === "SUBSCRIBED") return ear;
  }
}

test("two thousand rows written at once are one announcement, and a write does not mind when it cannot be announced", async () => {
  const ear = follow(ada.db, `project:${ada.project_id}`);
  await expect.poll(() => ear.states, patiently).toEqual([subscribed]);
  const rows = Array.from({ length: 2_000 }, (_, i) => ({ project_id: ada.project_id, name: `Page ${i}` }));
  await ada.db.from("pages").insert(rows).throwOnError();
  await ada.db.from("pages").delete().like("name", "Page %").throwOnError();
  await expect
    .poll(() => ear.received.map(({ payload }) => payload), patiently)
    .toMatchObject([
      { table: "pages", op: "insert", rows: 2_000, id: null, revision: null },
      { table: "pages", op: "delete", rows: 2_000, id: null },
    ]);
  const { sql } = server.database;
  await sql`alter table realtime.messages rename to messages_elsewhere`;
  try {
    await page(ada, "Written all the same");
  } finally {
    await sql`alter table realtime.messages_elsewhere rename to messages`;
  }
  const { data } = await ada.db.from("pages").select("name").eq("name", "Written all the same").throwOnError();
  expect(data).toHaveLength(1);
});

test("an organization hears of its members and projects, and who is invited hears of it", async () => {
  const bob = await person(server);
  const { organization_id } = ada;
  const team = follow(ada.db, `organization:${organization_id}`);
  const own = follow(bob.db, `user:${bob.id}`);
  await expect.poll(() => [team.states, own.states], patiently).toEqual([[subscribed], [subscribed]]);
  await ada.db.from("organization_invitations").insert({ organization_id, email: bob.email, invited_by: ada.id }).throwOnError();
  await join(server, { organization_id, user_id: bob.id, role: "member" });
  const project_id = await startProject(ada, organization_id, "Mole");
  await expect
    .poll(() => team.received.map(({ payload }) => payload), patiently)
    .toMatchObject([
      { table: "organization_invitations", op: "insert", by: ada.id },
      { table: "organization_members", op: "insert", id: bob.id },
      { table: "projects", op: "insert", id: project_id, by: ada.id },
    ]);
  await expect
    .poll(() => own.received.map(({ payload }) => payload), patiently)
    .toMatchObject([
      { table: "organization_invitations", op: "insert", id: null },
      { table: "organization_members", op: "insert", id: organization_id },
    ]);
});

test("processes beside each other on one database hear each other's changes and see each other's people [SCALE-10]", async () => {
  const { beside, leave, close } = await startBeside(server);
  const bob = await person(beside);
  await join(server, { organization_id: ada.organization_id, user_id: bob.id, role: "member" });
  const topic = `project:${ada.project_id}`;
  const here = follow(ada.db, topic, { presence: true, config: { presence: { key: ada.id } } });
  const there = follow(bob.db, topic, { presence: true, config: { presence: { key: bob.id } } });
  await expect.poll(() => [here.states, there.states], patiently).toEqual([[subscribed], [subscribed]]);
  expect(await here.channel.track({ at: "PAGE-1" })).toBe("ok");
  expect(await there.channel.track({ at: "PAGE-2" })).toBe("ok");
  const both = { [ada.id]: [expect.objectContaining({ at: "PAGE-1" })], [bob.id]: [expect.objectContaining({ at: "PAGE-2" })] };
  await expect.poll(() => here.channel.presenceState(), patiently).toEqual(both);
  await expect.poll(() => there.channel.presenceState(), patiently).toEqual(both);
  await page(ada);
  await bob.db.from("user_classes").insert({ project_id: ada.project_id, name: "Farmer" }).throwOnError();
  for (const { received } of [here, there]) {
    await vi.waitFor(
      () =>
        expect(received.map(({ payload }) => payload)).toMatchObject([{ table: "pages" }, { table: "user_classes", by: bob.id }]),
      patiently,
    );
  }
  // a process that ends takes its people along
  await leave();
  await expect.poll(() => Object.keys(here.channel.presenceState()), patiently).toEqual([ada.id]);
  await close();
});

test("no change committed after a channel was joined is missed, in any process, however many write and however long before they began", async () => {
  const { beside, leave, close } = await startBeside(server);
  const people = [await author(server), await author(beside)];
  const { sql } = server.database;
  let done = false;
  const noise = people.map(async (by) => {
    while (!done) await page(by, "Noise");
  });
  for (const [round, by] of [...people, ...people].entries()) {
    const began = Promise.withResolvers<void>();
    const joined = Promise.withResolvers<void>();
    const committed = sql.begin(
      async (tx) => {
        await tx`update public.projects set description = ${`Round ${round}`} where id = ${by.project_id}`;
        began.resolve();
        await joined.promise;
      },
      { mode: `isolation level ${round < 2 ? "read committed" : "repeatable read"}` },
    );
    await began.promise;
    const ear = follow(by.db, `project:${by.project_id}`);
    await expect.poll(() => ear.states, patiently).toEqual([subscribed]);
    joined.resolve();
    await committed;
    const id = await page(by);
    const received = () => ear.received.map(({ payload }) => `${Object(payload).table} ${Object(payload).id}`);
    await expect.poll(received, patiently).toEqual(expect.arrayContaining([`projects ${by.project_id}`, `pages ${id}`]));
    expect(new Set(received()).size).toBe(received().length);
    await by.db.removeAllChannels();
  }
  done = true;
  await Promise.all(noise);
  await leave();
  await close();
});

test("no commit waits for another one to be announced: a change is no notification of PostgreSQL, followed or not", async () => {
  const notified: string[] = [];
  const listening = new pg.Client(server.database.url);
  listening.on("notification", ({ payload }) => notified.push(payload ?? ""));
  await listening.connect();
  await listening.query("listen realtime");
  const by = await author(server);
  await page(by, "Nobody looks");
  const ear = follow(by.db, `project:${by.project_id}`);
  await expect.poll(() => ear.states, patiently).toEqual([subscribed]);
  const id = await page(by, "Somebody looks");
  await expect.poll(() => ear.received.map(({ payload }) => Object(payload).id), patiently).toEqual([id]);
  await listening.query("notify realtime, 'the end'");
  await expect.poll(() => notified, patiently).toContain("the end");
  expect(notified.filter((text) => text.includes(by.project_id))).toEqual([]);
  await listening.end();
});

test("when the database drops the connection that listens, everybody comes back by themselves", async () => {
  const ear = follow(ada.db, `project:${ada.project_id}`);
  await expect.poll(() => ear.states, patiently).toEqual([subscribed]);
  const [dropped] = await server.database.sql`
    select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
    where datname = ${server.database.name} and application_name = 'product-architect-realtime'`;
  expect(dropped).toEqual({ count: 1 });
  await expect.poll(() => ear.states.slice(1).map(({ state }) => state), patiently).toContain("CHANNEL_ERROR");
  await expect.poll(() => ear.states.at(-1)?.state, patiently).toBe("SUBSCRIBED");
  const id = await page(ada, "After the break");
  await expect.poll(() => ear.received.map(({ payload }) => payload), patiently).toMatchObject([{ table: "pages", id }]);
});
