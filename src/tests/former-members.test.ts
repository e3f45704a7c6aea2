import { createHash, randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { linkToFile } from "#data/file-links.ts";
import { addProjectDocument, readStoredDocument } from "#data/files.ts";
import { acceptInvitation, addOrganizationInvitation, getInvitation, listMyInvitations } from "#data/organization-invitations.ts";
import { addPageDesign } from "#data/page-designs.ts";
import { readProjectWithKey } from "#data/with-key.ts";
import { tokenOf, traceOfToken } from "#domain/project-api-keys.ts";
import { openVault } from "#server/secrets/vault.ts";
import { type Author, author, join, person, startProject, visitor } from "./support/people.ts";
import { addKey } from "./support/sample-key.ts";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
let ada: Author;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
});

const buckets = ["project_documents", "design-files"] as const;

async function storedFiles() {
  const { project_id } = ada;
  const { data: page } = await ada.db.from("pages").insert({ project_id, name: "Berths" }).select("id").single().throwOnError();
  const logo = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "logo.svg", { type: "image/svg+xml" });
  return {
    project_documents: await addProjectDocument(ada.db, { project_id, file: new File(["# Boats"], "brief.md") }),
    "design-files": await addPageDesign(ada.db, { project_id, page_id: page.id, file: logo }),
  };
}

test("whoever left the team opens no file of its projects: not by address, not by path, not by a link of their own [TENANT-15, TENANT-16]", async () => {
  const files = await storedFiles();
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "viewer" });
  const links = await Promise.all(
    buckets.map(async (bucket) => {
      const { data } = await bo.db.storage.from(bucket).createSignedUrl(files[bucket].path, 604_800);
      return data?.signedUrl ?? "";
    }),
  );
  for (const link of links) expect((await fetch(link)).status).toBe(200);
  await server.database.sql`delete from organization_members where user_id = ${bo.id}`;
  for (const link of links) expect([400, 404]).toContain((await fetch(link)).status);
  for (const bucket of buckets) {
    const { path, url } = files[bucket];
    expect([400, 404]).toContain((await fetch(url)).status);
    for (const { db } of [bo, visitor(server)]) {
      const theirs = db.storage.from(bucket);
      expect((await theirs.download(path)).error).not.toBeNull();
      expect((await theirs.info(path)).error).not.toBeNull();
      expect((await theirs.createSignedUrl(path, 60)).error).not.toBeNull();
      expect((await theirs.createSignedUrls([path], 60)).data).toMatchObject([{ signedUrl: null }]);
      expect((await theirs.list(path.slice(0, path.lastIndexOf("/")))).data).toEqual([]);
      expect((await theirs.copy(path, `${path}-mine`)).error).not.toBeNull();
    }
  }
});

test("a link to a file lasts 7 days at most, and opens it while the account of whoever made it is neither deleted nor locked, signed in or not [ATTACK-52]", async () => {
  const { path } = (await storedFiles()).project_documents;
  const { sql } = server.database;
  const files = ({ db }: Pick<Author, "db">) => db.storage.from("project_documents");
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "viewer" });
  const said = { message: "A link to a file lasts 7 days at most: ask for 604800 seconds or fewer.", status: 400 };
  expect((await files(bo).createSignedUrl(path, 604_801)).error).toMatchObject(said);
  expect((await files(bo).createSignedUrls([path], 315_360_000)).error).toMatchObject(said);
  const link = (await files(bo).createSignedUrl(path, 604_800)).data?.signedUrl ?? "";
  const upload = (await files(ada).createSignedUploadUrl(`${ada.project_id}/1790000000000_later.md`)).data?.signedUrl ?? "";
  const open = async () => (await fetch(link)).status;
  await bo.db.auth.signOut();
  expect(await open()).toBe(200);
  await sql`update auth.users set banned_until = now() + interval '1 hour' where id in (${bo.id}, ${ada.id})`;
  expect(await open()).toBe(400);
  expect((await fetch(upload, { method: "PUT", body: "# Later", headers: { "content-type": "text/markdown" } })).status).toBe(
    400,
  );
  await sql`update auth.users set banned_until = null where id in (${bo.id}, ${ada.id})`;
  expect(await open()).toBe(200);
  await sql`update auth.users set deleted_at = now() where id = ${bo.id}`;
  expect(await open()).toBe(400);
  await sql`delete from auth.users where id = ${bo.id}`;
  expect(await open()).toBe(400);
});

test("the app's own links to files end after five minutes [TENANT-16]", async () => {
  const files = await storedFiles();
  for (const bucket of buckets) {
    const link = await linkToFile(ada.db, { bucket, file: files[bucket] });
    const { exp } = JSON.parse(Buffer.from(link.split("token=")[1]?.split(".")[1] ?? "", "base64url").toString());
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(300);
    expect((await fetch(link)).status).toBe(200);
  }
});

test("a file that a row knows by its old address alone is found by it [TENANT-17]", async () => {
  const files = await storedFiles();
  const { url } = files.project_documents;
  expect(await (await readStoredDocument(ada.db, { path: "", url })).text()).toBe("# Boats");
  const file = { path: "", url: files["design-files"].url.replace(server.url, "https://old.example.com") };
  expect((await fetch(await linkToFile(ada.db, { bucket: "design-files", file }))).status).toBe(200);
  const far = { path: "", url: "https://example.com/far.png" };
  expect(await linkToFile(ada.db, { bucket: "design-files", file: far })).toBe(far.url);
});

test("a key by hand ends when whoever made it is removed, only reads from then on or has no account any more, and the audit log says so [ATTACK-50]", async () => {
  const { organization_id, project_id, db } = ada;
  const ends: ((user_id: string) => Promise<unknown>)[] = [
    async (user_id) => await db.from("organization_members").delete().eq("user_id", user_id).throwOnError(),
    async (user_id) =>
      await db
        .from("organization_members")
        .update({ role: "viewer" })
        .eq("user_id", user_id)
        .eq("organization_id", organization_id)
        .throwOnError(),
    async (user_id) => await server.database.sql`delete from auth.users where id = ${user_id}`,
  ];
  const [kept, elsewhere] = await Promise.all([addKey(ada, project_id), author(server)]);
  const nobody = visitor(server).db;
  for (const end of ends) {
    const bo = await person(server);
    await join(server, { organization_id, user_id: bo.id, role: "member" });
    await join(server, { organization_id: elsewhere.organization_id, user_id: bo.id, role: "member" });
    const [{ token, key }, other] = await Promise.all([addKey(bo, project_id), addKey(bo, elsewhere.project_id)]);
    await readProjectWithKey(nobody, { key: token });
    await end(bo.id);
    await expect(readProjectWithKey(nobody, { key: token })).rejects.toMatchObject({
      kind: "signed_out",
      message: "This key was revoked. Make a new one in the settings of the project.",
    });
    const { data } = await db
      .from("audit_events")
      .select("action, target_label, details")
      .eq("target_id", key.id)
      .eq("action", "api_key.revoked")
      .throwOnError();
    expect(data).toEqual([
      {
        action: "api_key.revoked",
        target_label: key.name,
        details: expect.objectContaining({ project_id, scope: "read_write" }),
      },
    ]);
    // of another organization they are still a member
    const stays = end !== ends[2];
    const opened = readProjectWithKey(nobody, { key: other.token });
    if (stays) expect(await opened).toMatchObject({ project_id: elsewhere.project_id });
    else await expect(opened).rejects.toMatchObject({ kind: "signed_out" });
  }
  expect(await readProjectWithKey(nobody, { key: kept.token })).toMatchObject({ project_id });
});

test("the open invitations of an admin end when they are no admin any more, leave or have no account, and those of others stay [ATTACK-68]", async () => {
  const { organization_id } = ada;
  const [demoted, removed, deleted, guest] = await Promise.all(
    ["demoted", "removed", "deleted", "guest"].map((name) => person(server, { name })),
  );
  for (const admin of [demoted, removed, deleted])
    await join(server, { organization_id, user_id: admin?.id ?? "", role: "admin" });
  const invite = async (by: { db: Author["db"]; id: string } | undefined, email: string) => {
    const asked = { organization_id, email, role: "admin", invited_by: by?.id ?? "" } as const;
    const { data } = (await by?.db.from("organization_invitations").insert(asked).select("id").single().throwOnError()) ?? {};
    return data?.id ?? "";
  };
  const made = [
    await invite(demoted, guest?.email ?? ""),
    await invite(removed, "second-self@example.com"),
    await invite(deleted, "third-self@example.com"),
  ];
  const own = await invite(ada, "welcome@example.com");
  const open = async () => {
    const rows = await server.database.sql<{ id: string }[]>`
      select id from organization_invitations where organization_id = ${organization_id} and revoked_at is null`;
    return rows.map(({ id }) => id);
  };
  expect((await guest?.db.from("organization_invitations").select("id").throwOnError())?.data).toEqual([{ id: made[0] }]);
  expect((await open()).sort()).toEqual([...made, own].sort());
  const members = ada.db.from("organization_members");
  await members.update({ role: "member" }).match({ organization_id, user_id: demoted?.id }).throwOnError();
  await members.delete().match({ organization_id, user_id: removed?.id }).throwOnError();
  await server.database.sql`delete from auth.users where id = ${deleted?.id ?? null}`;
  expect(await open()).toEqual([own]);
  expect((await guest?.db.rpc("accept_invitation", { invitation_id: made[0] ?? "" }))?.error?.message).toBe(
    "This invitation was withdrawn. Ask for a new one.",
  );
  // whoever has another address now reads no invitation to the old one
  const again = await invite(ada, guest?.email ?? "");
  expect((await guest?.db.from("organization_invitations").select("id").throwOnError())?.data).toEqual([{ id: again }]);
  await server.database.sql`update auth.users set email = 'moved-on@example.com' where id = ${guest?.id ?? null}`;
  expect((await guest?.db.from("organization_invitations").select("id").throwOnError())?.data).toEqual([]);
});

test("a key that is made while its maker is being removed opens nothing once they are [ATTACK-80]", async () => {
  const { organization_id, project_id } = ada;
  const nobody = visitor(server).db;
  const ways = [
    { said: "delete from organization_members", isGone: true },
    { said: "update organization_members set role = 'viewer'", isGone: false },
  ];
  for (const { said, isGone } of ways) {
    const bo = await person(server);
    await join(server, { organization_id, user_id: bo.id, role: "member" });
    const { token, key } = await server.database.sql.begin(async (tx) => {
      await tx.unsafe(`${said} where organization_id = $1 and user_id = $2`, [organization_id, bo.id]);
      const made = await addKey(bo, project_id);
      await readProjectWithKey(nobody, { key: made.token });
      return made;
    });
    const [row] = await server.database.sql`select revoked from project_api_keys where id = ${key.id}`;
    expect(row).toEqual({ revoked: false });
    const refused = {
      kind: "signed_out",
      message: "Whoever made this key works in this project no more. Make a new one in the settings of the project.",
    };
    await expect(readProjectWithKey(nobody, { key: token })).rejects.toMatchObject(refused);
    const { data } = await bo.db.from("projects").select("id").eq("id", project_id).throwOnError();
    expect(data).toHaveLength(isGone ? 0 : 1);
  }
});

async function keysOf(project_id: string, count: number, more: { expires_at?: string } = {}) {
  const named = async (at: number) => {
    const token = tokenOf(randomBytes(32));
    return { project_id, name: `Agent ${at} ${token.slice(-6)}`, ...(await traceOfToken(token)), ...more };
  };
  return await Promise.all(Array.from({ length: count }, (_, at) => named(at)));
}

test("a project has 200 live keys and an account 1,000, and one makes 600 an hour, so that there are never so many that nobody can be removed [ATTACK-81]", async () => {
  const { organization_id } = ada;
  const bo = await person(server);
  await join(server, { organization_id, user_id: bo.id, role: "member" });
  const project_id = await startProject(ada, organization_id);
  const add = async (rows: Awaited<ReturnType<typeof keysOf>>, by = bo) =>
    (await by.db.from("project_api_keys").insert(rows)).error?.message;
  const tooMany = "A project has 200 keys and connected applications at most. Revoke some that are not needed any more.";
  expect(await add(await keysOf(project_id, 201))).toBe(tooMany);
  // of two who make some at once, one is refused
  const halves = await Promise.all([add(await keysOf(project_id, 110)), add(await keysOf(project_id, 110), ada)]);
  expect(halves.toSorted()).toEqual([tooMany, undefined]);
  expect(await add(await keysOf(project_id, 90))).toBeUndefined();
  expect(await add(await keysOf(project_id, 1))).toBe(tooMany);
  const asked = { client_id: "https://app.example/", client_name: "App", client_host: "app.example", is_verified: true };
  const more = {
    redirect_uri: "https://app.example/back",
    audience: "https://here.example/mcp",
    audience_hash: "0".repeat(64),
    challenge: "c".repeat(43),
  };
  const code_hash = "0".repeat(64);
  const { proof } = await openVault({ secret: server.env.SECRETS_KEY, directory: server.env.DATA_DIR });
  const connected = { project_id, scope: "read_only", ...asked, ...more, code_hash, proof };
  expect((await bo.db.rpc("allow_connection", connected)).error?.message).toBe(tooMany);
  // those that are over take no place
  const { data: any } = await bo.db.from("project_api_keys").select("id").eq("project_id", project_id).limit(1).throwOnError();
  await bo.db
    .from("project_api_keys")
    .update({ revoked: true })
    .eq("id", any?.[0]?.id ?? "")
    .throwOnError();
  expect(await add(await keysOf(project_id, 20, { expires_at: "2026-01-01T00:00:00Z" }))).toBeUndefined();
  expect(await add(await keysOf(project_id, 1))).toBeUndefined();

  const { sql } = server.database;
  await sql`delete from private.limits where key = ${`keys_by:${bo.id}`}`;
  const [row] = await sql<{ made: number }[]>`
    select count(*)::int as made from project_api_keys k where k.created_by = ${bo.id} and private.is_live(k)`;
  const others = await Promise.all(Array.from({ length: 5 }, () => startProject(ada, organization_id)));
  for (const [at, other] of others.entries()) {
    if (at === 3) {
      expect(await add(await keysOf(other, 1))).toBe("You have made 600 keys within an hour. Try again in 60 minutes.");
      await sql`delete from private.limits where key = ${`keys_by:${bo.id}`}`;
    }
    if (at < 4) expect(await add(await keysOf(other, 200))).toBeUndefined();
  }
  const left = 200 - (row?.made ?? 0);
  const all =
    "One account has 1,000 keys and connected applications at most, in all projects together. Revoke some that are not needed any more.";
  expect(await add(await keysOf(others[4] ?? "", left + 1))).toBe(all);
  if (left > 0) expect(await add(await keysOf(others[4] ?? "", left))).toBeUndefined();

  await ada.db.from("organization_members").delete().match({ organization_id, user_id: bo.id }).throwOnError();
  expect(await sql`select from project_api_keys k where k.created_by = ${bo.id} and private.is_live(k)`).toHaveLength(0);
});

test("an invitation stays withdrawn, and one that is made or opened again while its admin is being removed lets nobody in [ATTACK-82]", async () => {
  const { organization_id } = ada;
  const { sql } = server.database;
  const [boss, self, other] = await Promise.all(["boss", "self", "other"].map((name) => person(server, { name })));
  if (!boss || !self || !other) throw new Error("Somebody is missing.");
  await join(server, { organization_id, user_id: boss.id, role: "admin" });
  const invited = { organization_id, invited_by: boss.id, role: "admin" } as const;
  const { id } = await addOrganizationInvitation(boss.db, { ...invited, email: self.email });
  const open = () => boss.db.from("organization_invitations").update({ revoked_at: null }).eq("id", id).select("id");

  const made = await sql.begin(async (tx) => {
    await tx`delete from organization_members where organization_id = ${organization_id} and user_id = ${boss.id}`;
    const underWay = [open(), boss.db.from("organization_invitations").insert({ ...invited, email: other.email })] as const;
    const answers = Promise.all(underWay);
    const waiting = async () => (await sql`select from pg_catalog.pg_locks where not granted`).length;
    await expect.poll(waiting).toBe(2);
    return { answers };
  });
  expect((await made.answers).map(({ error }) => error)).toEqual([null, null]);

  const withdrawn = { kind: "conflict", message: "This invitation was withdrawn. Ask for a new one." };
  await expect(acceptInvitation(self.db, { id })).rejects.toMatchObject(withdrawn);
  const [second] = await sql<{ id: string }[]>`
    select id from organization_invitations where email = ${other.email} and revoked_at is null`;
  expect(await listMyInvitations(other.db)).toEqual([]);
  expect((await other.db.from("organization_invitations").select("id").throwOnError()).data).toEqual([]);
  const hashed = createHash("sha256").update("a token").digest("hex");
  await sql`update organization_invitations set token_hash = ${hashed} where id = ${second?.id ?? null}`;
  expect(await getInvitation(visitor(server).db, { token: "a token" })).toMatchObject({ state: "revoked" });
  await expect(acceptInvitation(other.db, { id: second?.id ?? "" })).rejects.toMatchObject(withdrawn);
  const inside = await sql`select from organization_members where user_id in (${self.id}, ${other.id})`;
  expect(inside).toHaveLength(0);

  // whoever is an admin invites them anew
  const again = await addOrganizationInvitation(ada.db, { ...invited, invited_by: ada.id, email: other.email });
  await ada.db
    .from("organization_invitations")
    .update({ revoked_at: new Date().toISOString() })
    .eq("id", again.id)
    .throwOnError();
  await ada.db.from("organization_invitations").update({ revoked_at: null }).eq("id", again.id).throwOnError();
  await expect(acceptInvitation(other.db, { id: again.id })).rejects.toMatchObject(withdrawn);
  const last = await addOrganizationInvitation(ada.db, { ...invited, invited_by: ada.id, email: other.email });
  expect(await acceptInvitation(other.db, { id: last.id })).toBe(organization_id);
});
