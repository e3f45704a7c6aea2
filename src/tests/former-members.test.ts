import { beforeAll, expect, test } from "vitest";
import { linkToFile } from "#data/file-links.ts";
import { addProjectDocument, readStoredDocument } from "#data/files.ts";
import { addPageDesign } from "#data/page-designs.ts";
import { readProjectWithKey } from "#data/with-key.ts";
import { type Author, author, join, person, visitor } from "./support/people.ts";
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
