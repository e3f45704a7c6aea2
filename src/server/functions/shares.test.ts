import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { reportProgress } from "#data/progress.ts";
import { listProjectShares, revokeProjectShare } from "#data/project-shares.ts";
import type { Chapter } from "#domain/document/document.ts";
import { readShared, shareDocument } from "#domain/project-shares.ts";
import { type Author, author, join, person, stranger, visitor } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();
const { sql } = server.database;
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

type Asked = Partial<Parameters<typeof callFunction<typeof shareDocument.input, typeof shareDocument.output>>[2]>;
const make = (someone: Pick<Author, "db" | "project_id">, more: Asked = {}) =>
  callFunction(someone.db, shareDocument, {
    projectId: someone.project_id,
    name: "The client",
    version: null,
    chapters: null,
    expiresAt: inDays(30),
    password: "",
    ...more,
  });
/** As somebody without an account asks, from an address of their own. */
async function read(token: string, password?: string) {
  const answer = await fetch(`${server.url}/functions/v1/read-shared`, {
    method: "POST",
    body: JSON.stringify({ token, ...(password === undefined ? {} : { password }) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, body: JSON.parse(text), retry: answer.headers.get("retry-after") };
}
const check = async (token: string) =>
  (await fetch(`${server.url}/functions/v1/check-shared`, { method: "POST", body: JSON.stringify({ token }) })).status;
const numbersIn = (chapters: Chapter[]): string[] => chapters.flatMap((one) => [one.number, ...numbersIn(one.chapters)]);

/** A project that has something to say in every chapter, each text with a word of its own. */
async function harbour() {
  const ada = await author(server);
  const { db, project_id } = ada;
  const skipper = await db
    .from("user_classes")
    .insert({ project_id, name: "Skipper", description: "classword" })
    .select("id")
    .single()
    .throwOnError();
  const story = await db
    .from("user_stories")
    .insert({
      project_id,
      user_class_id: skipper.data.id,
      name: "Berth",
      story: "storyword",
      acceptance_criteria: "criteriaword",
    })
    .select("id")
    .single()
    .throwOnError();
  const steps = { given: "a boat", when: "it arrives", then: "it is expected" };
  await db
    .from("test_cases")
    .insert({ project_id, user_story_id: story.data.id, name: "testword", ...steps })
    .throwOnError();
  await db.from("specifications").insert({ project_id, version: "0.1", project_overview: "overviewword" }).throwOnError();
  await db.from("risks").insert({ project_id, version: "0.1", name: "riskword" }).throwOnError();
  const asked = { project_id, project_description: "askedword", github_repo_link: "https://repo.example" };
  await db.from("questionnaires").insert(asked).throwOnError();
  return ada;
}

test("a link shows the whole document to whoever has it, without an account, and counts who looks [SHARE-1, SHARE-7] [EXPORT-76]", async () => {
  const ada = await harbour();
  const { token } = await make(ada, { name: "  The client " });
  await reportProgress(ada.db, { ...ada, report: { cite: "US-1@1", state: "done", commit: "builtword" } });
  expect(token).toMatch(/^[\w-]{43}$/);
  const first = await read(token);
  expect(first.status).toBe(200);
  expect(first.body.document).toMatchObject({ title: "Harbour", version: "0.1" });
  expect(numbersIn(first.body.document.chapters).filter((number) => number.length === 1)).toEqual(["1", "2", "3", "4", "5"]);
  for (const word of ["overviewword", "storyword", "testword", "riskword", "https://repo.example"]) {
    expect(first.text, word).toContain(word);
  }
  expect(first.text).not.toContain("builtword");
  expect(await callFunction(visitor(server).db, readShared, { token })).toMatchObject({ document: { title: "Harbour" } });
  const [listed] = await listProjectShares(ada.db, ada);
  expect(listed).toMatchObject({ name: "The client", version: null, chapters: null, has_password: false, views: 2 });
  expect(Date.parse(listed?.last_viewed_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
  expect(Date.parse(listed?.expires_at ?? "")).toBeGreaterThan(Date.now() + 29 * day);
});

test("what follows the current version says what it says now, a kept one what it said then [SHARE-7]", async () => {
  const ada = await harbour();
  const { db, project_id } = ada;
  const [current, kept] = [await make(ada), await make(ada, { version: "0.1" })];
  await db.from("projects").update({ version: "0.2" }).eq("id", project_id).throwOnError();
  await db.from("user_stories").update({ story: "newword" }).eq("project_id", project_id).throwOnError();
  const [now, then] = [await read(current.token), await read(kept.token)];
  expect(now.body.document.version).toBe("0.2");
  expect(now.text).toContain("newword");
  expect(then.body.document.version).toBe("0.1");
  expect(then.text).toContain("storyword");
  expect(then.text).not.toContain("newword");
  await expect(make(ada, { version: "9.9" })).rejects.toThrow("This version does not exist");
});

test("what is shared by chapter holds nothing of the others, of drafts or of people [SHARE-3]", async () => {
  const ada = await harbour();
  const [drafted] = await sql`insert into generations (project_id, function, provider)
    values (${ada.project_id}, 'generate-user-stories', 'built-in') returning id`;
  await sql`update user_stories set generation_id = ${drafted?.id} where project_id = ${ada.project_id}`;
  const { token } = await make(ada, { chapters: ["3.1", "1.1", "3.1"] });
  const { body, text } = await read(token);
  const numbers = numbersIn(body.document.chapters);
  expect(numbers.filter((number) => number.length <= 3)).toEqual(["1", "1.1", "3", "3.1"]);
  expect(text).toContain("storyword");
  for (const hidden of ["testword", "TC-1", "riskword", "classword", "https://repo.example", "drafted", String(drafted?.id)]) {
    expect(text, hidden).not.toContain(hidden);
  }
  for (const hidden of [ada.email, ada.id, ada.project_id, ada.organization_id, "Acme", "The client", "generation_id", "risk"]) {
    expect(text, hidden).not.toContain(hidden);
  }
  for (const chapters of [["%"], ["3.1.1"], ["3.1' or true"], ["*"], ["0"], []]) {
    await expect(make(ada, { chapters }), chapters.join()).rejects.toMatchObject({ kind: "invalid" });
  }
  const { text: nothing, status } = await read((await make(ada, { chapters: ["99"] })).token);
  expect([status, nothing.includes("storyword")]).toEqual([200, false]);
});

test("of a link only hashes are kept, which nobody reads, and the token alone opens nothing at the data API [SHARE-2]", async () => {
  const ada = await harbour();
  const { token } = await make(ada, { password: "boats and berths" });
  const [row] = await sql`select * from project_shares where project_id = ${ada.project_id}`;
  expect(row?.hashed_token).toBe(createHash("sha256").update(token).digest("hex"));
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(row)).not.toContain(token);
  expect(JSON.stringify(row)).not.toContain("boats and berths");
  for (const column of ["hashed_token", "password_hash", "proof_hash"]) {
    const { error } = await ada.db.from("project_shares").select(column).eq("project_id", ada.project_id);
    expect(error?.code, column).toBe("42501");
  }
  for (const { db } of [visitor(server), ada]) {
    const asked = { token, visitor: "somebody" };
    for (const proof of ["", row?.proof_hash, row?.hashed_token]) {
      expect((await db.rpc("read_share", { ...asked, proof })).data).toBeNull();
      expect((await db.rpc("knock_at_share", { ...asked, proof, tries: true })).data).toEqual({ state: "unknown" });
    }
  }
});

test("who only reads a project neither makes, sees nor takes back its links, and a stranger does not either [SHARE-4]", async () => {
  const ada = await harbour();
  const [viewer, member, eve] = await Promise.all([person(server), person(server), stranger(server)]);
  const { organization_id, project_id } = ada;
  await join(server, { organization_id, user_id: viewer.id, role: "viewer" });
  await join(server, { organization_id, user_id: member.id, role: "member" });
  const { token } = await make({ ...member, project_id });
  const [share] = await listProjectShares(member.db, { project_id });
  for (const { db } of [viewer, eve]) {
    await expect(make({ db, project_id })).rejects.toMatchObject({ kind: "forbidden" });
    expect(await listProjectShares(db, { project_id })).toEqual([]);
    await expect(revokeProjectShare(db, { id: share?.id ?? "" })).rejects.toThrow();
    await db.from("project_shares").delete().eq("project_id", project_id);
  }
  expect((await read(token)).status).toBe(200);
  // of its own project alone, also where a stranger gives their link the same chapters
  const other = await make(eve, { chapters: ["3.1"] });
  expect((await read(other.token)).text).not.toContain("storyword");
  const moved = await eve.db
    .from("project_shares")
    .update({ project_id } as never)
    .eq("project_id", eve.project_id);
  expect(moved.error?.code).toBe("42501");
  const anonymous = await fetch(`${server.url}/functions/v1/share-document`, { method: "POST", body: "{}" });
  expect(anonymous.status).toBe(401);
});

test("a link outlives the member who made it, and an admin sees and ends it [ATTACK-53]", async () => {
  const ada = await harbour();
  const { organization_id, project_id } = ada;
  const member = await person(server);
  await join(server, { organization_id, user_id: member.id, role: "member" });
  const { token } = await make({ ...member, project_id }, { name: "What Bo made" });
  await ada.db.from("organization_members").delete().eq("user_id", member.id).throwOnError();
  expect((await read(token)).status).toBe(200);
  expect(await listProjectShares(member.db, { project_id })).toEqual([]);
  const [share] = await listProjectShares(ada.db, { project_id });
  expect(share).toMatchObject({ name: "What Bo made", revoked: false });
  await revokeProjectShare(ada.db, { id: share?.id ?? "" });
  expect((await read(token)).body).toMatchObject({ code: "share_revoked" });
});

test("a link that is unknown, over or taken back says so in one sentence that names nothing [SHARE-5]", async () => {
  const ada = await harbour();
  const [over, back, gone] = [await make(ada), await make(ada), await make(ada, { password: "boats and berths" })];
  await sql`update project_shares set expires_at = now() - interval '1 second'
    where hashed_token = ${createHash("sha256").update(over.token).digest("hex")}`;
  const listed = await listProjectShares(ada.db, ada);
  const open = listed.find(({ expires_at, has_password }) => !has_password && Date.parse(expires_at) > Date.now());
  await revokeProjectShare(ada.db, { id: open?.id ?? "" });
  const locked = listed.find(({ has_password }) => has_password);
  await revokeProjectShare(ada.db, { id: locked?.id ?? "" });
  const unknown = [over.token.slice(1), `${over.token}a`, "%", "' or true --", over.token.toLowerCase()];
  const answers = await Promise.all([over.token, back.token, gone.token, ...unknown].map((token) => read(token)));
  expect(answers.map(({ body }) => body.code)).toEqual([
    "share_expired",
    "share_revoked",
    "share_revoked",
    ...unknown.map(() => "share_unknown"),
  ]);
  for (const { status, body, text } of answers) {
    expect([status, Object.keys(body).sort()]).toEqual([404, ["code", "message"]]);
    expect(body.message).toMatch(/ask whoever sent it/i);
    expect(text).not.toMatch(/Harbour|client/);
  }
  expect(await Promise.all([check(over.token), check(back.token), check("none")])).toEqual([404, 404, 404]);
  await ada.db
    .from("project_shares")
    .update({ revoked: false })
    .eq("id", open?.id ?? "")
    .throwOnError();
  expect((await read(back.token)).body.code).toBe("share_revoked");
  for (const [expiresAt, kind] of [
    [inDays(-1), "invalid"],
    [inDays(400), "invalid"],
  ] as const) {
    await expect(make(ada, { expiresAt })).rejects.toMatchObject({ kind });
  }
});

test("a password is needed and guessed a few times only, by whoever and at whatever link [SHARE-6]", async () => {
  const ada = await harbour();
  await expect(make(ada, { password: "short" })).rejects.toMatchObject({ kind: "invalid" });
  const [one, two] = [await make(ada, { password: "boats and berths" }), await make(ada, { password: "another password" })];
  const locked = await read(one.token);
  expect([locked.status, locked.body.code]).toEqual([403, "share_locked"]);
  expect(locked.text).not.toContain("Harbour");
  expect(await check(one.token)).toBe(200);
  expect((await read(one.token, "boats and berths")).status).toBe(200);
  const wrong = await read(one.token, "Boats and berths");
  expect([wrong.status, wrong.body.code]).toEqual([403, "share_wrong_password"]);
  // what somebody else tried counts for the link, what one tried oneself at every link
  await sql`update private.limits set hits = 20 where key like 'share_visitor:%'`;
  for (const [token, password] of [
    [one.token, "boats and berths"],
    [two.token, "x"],
  ] as const) {
    const refused = await read(token, password);
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringMatching(/^Too many passwords.* Try again in/)]);
    expect(Number(refused.retry)).toBeGreaterThan(0);
  }
  await sql`delete from private.limits where key like 'share_visitor:%'`;
  await sql`update private.limits set hits = 100 where key like 'share:%'`;
  expect((await read(one.token, "boats and berths")).status).toBe(429);
  expect((await read(two.token, "another password")).status).toBe(200);
  const open = await make(ada);
  expect((await read(open.token, "needless")).status).toBe(200);
});

const hashed = (words: string) => createHash("sha256").update(words).digest("hex");
/** A link that somebody writes at the data API, with a proof of their own. */
async function smuggle({ db, project_id }: Pick<Author, "db" | "project_id">) {
  const token = crypto.randomUUID();
  const link = { project_id, name: "For the board", chapters: ["1"], expires_at: inDays(300) };
  const password_hash = "$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA";
  await db
    .from("project_shares")
    .insert({ ...link, hashed_token: hashed(token), proof_hash: hashed("mine"), password_hash })
    .throwOnError();
  return (name: "read_share" | "knock_at_share", guest: string) =>
    visitor(server).db.rpc(name, {
      ...{ token, proof: "mine", visitor: guest },
      ...(name === "knock_at_share" ? { tries: true } : {}),
    });
}

test("a link that no server of the instance made opens nothing at the data API, whatever proof it has [ATTACK-79]", async () => {
  const ada = await harbour();
  const member = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: member.id, role: "member" });
  const at = await smuggle({ ...member, project_id: ada.project_id });
  expect(await at("read_share", "x")).toMatchObject({ error: null, data: null });
  expect(await at("knock_at_share", "x")).toMatchObject({ error: null, data: { state: "unknown" } });
  expect(await sql`select views from project_shares where project_id = ${ada.project_id}`).toEqual([{ views: 0 }]);
  const made = await make(ada, { password: "boats and berths" });
  expect((await read(made.token, "boats and berths")).status).toBe(200);
});

test("who guesses passwords is counted apart for the links of each server: nobody's own link gives guesses back or keeps others out [ATTACK-79]", async () => {
  const ada = await harbour();
  const eve = await stranger(server);
  const made = await make(ada, { password: "boats and berths" });
  // at a Supabase whose operator has named no server any proof is believed
  const known = await sql<{ proof_hash: string }[]>`delete from private.share_proofs returning proof_hash`;
  onTestFinished(async () => {
    for (const { proof_hash } of known) await sql`insert into private.share_proofs (proof_hash) values (${proof_hash})`;
  });
  await sql`delete from private.limits where key like 'share_visitor:%'`;
  const at = await smuggle(eve);
  for (const guest of [hashed("127.0.0.1"), "127.0.0.1", "unknown"])
    for (let tries = 0; tries < 20; tries += 1) await at("knock_at_share", guest).then(({ error }) => expect(error).toBeNull());
  expect((await read(made.token, "boats and berths")).status).toBe(200);
  await read(made.token, "wrong");
  const counted = () => sql`select key, hits from private.limits where key like 'share_visitor:%' order by hits, key`;
  const before = await counted();
  expect(before.map(({ hits }) => hits)).toEqual([1, 20, 20, 20]);
  for (const { key } of before) await at("read_share", String(key).slice("share_visitor:".length));
  expect((await counted())[0]).toEqual(before[0]);
});

test("who made, took back and deleted a link stands in the audit log, without its token [SHARE-8]", async () => {
  const ada = await harbour();
  const { token } = await make(ada);
  const [share] = await listProjectShares(ada.db, ada);
  await revokeProjectShare(ada.db, { id: share?.id ?? "" });
  await ada.db.from("project_shares").delete().eq("project_id", ada.project_id).throwOnError();
  const events = await sql`select action, actor_id, target_label, details from audit_events
    where organization_id = ${ada.organization_id} and target_kind = 'share' order by at`;
  expect(events.map(({ action }) => action)).toEqual(["share.made", "share.revoked", "share.deleted"]);
  expect(events.every(({ actor_id, target_label }) => actor_id === ada.id && target_label === "The client")).toBe(true);
  expect(JSON.stringify(events)).not.toContain(token);
});

test("who read a document through a link stands in the audit log with the link, and reloading fills no log [EXPORT-74]", async () => {
  const ada = await harbour();
  const { token } = await make(ada);
  const [share] = await listProjectShares(ada.db, ada);
  await read(token);
  const opened = () => sql`select actor_id, actor_label, target_id, target_label, details from audit_events
    where organization_id = ${ada.organization_id} and action = 'share.opened'`;
  expect(await opened()).toMatchObject([
    {
      ...{ actor_id: null, actor_label: null, target_id: share?.id, target_label: "The client" },
      details: { project_id: ada.project_id, version: "0.1" },
    },
  ]);
  await sql`insert into audit_events (organization_id, action, target_kind, target_id)
    select ${ada.organization_id}, 'share.opened', 'share', ${share?.id ?? ""} from generate_series(1, 59)`;
  expect((await read(token)).status).toBe(200);
  expect(await opened()).toHaveLength(60);
});

test("the page of a link tells its address to nobody and is not found by search engines [SHARE-9]", async () => {
  const { headers, status } = await fetch(`${server.url}/shared/some-token`);
  expect(status).toBe(200);
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect((await fetch(`${server.url}/features`)).headers.get("x-robots-tag")).toBeNull();
});
