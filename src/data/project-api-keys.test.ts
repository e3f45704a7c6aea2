import { createHash, randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { tokenOf, traceOfToken } from "#domain/project-api-keys.ts";
import { type Author, author, join, person, startProject, stranger } from "#tests/support/people.ts";
import { recording } from "#tests/support/recording.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { addProjectApiKey, listProjectApiKeys, revokeProjectApiKey } from "./project-api-keys.ts";

let server: TestServer;
let writer: Author;
let outsider: Author;

beforeAll(async () => {
  server = await startServer();
  [writer, outsider] = await Promise.all([author(server), stranger(server)]);
});

const endless = { scope: "read_write", expires_at: null } as const;
async function add(project_id: string, name: string, db = writer.db) {
  const token = tokenOf(randomBytes(32));
  const key = await addProjectApiKey(db, { project_id, name, ...(await traceOfToken(token)), ...endless });
  return { token, key };
}

describe("API keys", () => {
  test("have id, project, name, hash, prefix, last four, whether and when they were revoked, and time of creation [DATA-16, KEY-06]", async () => {
    const project_id = await startProject(writer, writer.organization_id);
    const { token, key } = await add(project_id, "Agent");
    const [row] = await server.database.sql`select * from project_api_keys where id = ${key.id}`;
    expect(row).toMatchObject({
      id: key.id,
      project_id,
      name: "Agent",
      hashed_key: createHash("sha256").update(token).digest("hex"),
      prefix: token.slice(0, 8),
      last_four: token.slice(-4),
      revoked: false,
      revoked_at: null,
      scope: "read_write",
      expires_at: null,
      last_used_at: null,
    });
    expect(new Date(row?.created_at).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.stringify(row)).not.toContain(token);
    const [anywhere] = await server.database
      .sql`select count(*)::int as count from project_api_keys k where k::text like ${`%${token}%`}`;
    expect(anywhere?.count).toBe(0);
  });

  test("are inserted as project, name, hash, prefix and last four, and updated by id with revoked and its time [DATA-39, KEY-08]", async () => {
    const project_id = await startProject(writer, writer.organization_id);
    const { db, calls } = recording(server, writer);
    const { key, token } = await add(project_id, "Agent", db);
    const traces = await traceOfToken(token);
    expect(calls[0]).toMatchObject({ method: "POST" });
    expect(calls[0]?.body).toEqual({ project_id, name: "Agent", ...traces });
    const revoked_at = new Date().toISOString();
    const revoked = await revokeProjectApiKey(db, { id: key.id, revoked_at });
    expect(calls[1]).toMatchObject({ method: "PATCH" });
    expect(calls[1]?.body).toEqual({ revoked: true, revoked_at });
    expect(calls[1]?.path).toContain(`id=eq.${key.id}`);
    expect(revoked.revoked).toBe(true);
    expect(Date.parse(revoked.revoked_at ?? "")).toBe(Date.parse(revoked_at));
  });

  test("are read by project, the newest first [DATA-32]", async () => {
    const project_id = await startProject(writer, writer.organization_id);
    for (const name of ["First", "Second", "Third"]) await add(project_id, name);
    await add(writer.project_id, "Elsewhere");
    const { db, calls } = recording(server, writer);
    expect((await listProjectApiKeys(db, { project_id })).map(({ name }) => name)).toEqual(["Third", "Second", "First"]);
    expect(calls[0]?.path).toContain(`project_id=eq.${project_id}&order=created_at.desc`);
  });

  test("of one project have names of their own", async () => {
    const project_id = await startProject(writer, writer.organization_id);
    await add(project_id, "Agent");
    await expect(add(project_id, "Agent")).rejects.toMatchObject({ kind: "conflict", code: "23505" });
    await add(await startProject(writer, writer.organization_id), "Agent");
  });

  test("may be limited to reading and to a time", async () => {
    const limits = { scope: "read_only", expires_at: "2030-01-01T00:00:00+00:00" } as const;
    const traces = await traceOfToken(tokenOf(randomBytes(32)));
    const key = await addProjectApiKey(writer.db, { project_id: writer.project_id, name: "Reader", ...traces, ...limits });
    expect(key).toMatchObject(limits);
    const { error } = await writer.db.from("project_api_keys").update({ scope: "read_write" }).eq("id", key.id);
    expect(error?.code).toBe("42501");
  });

  test("stay revoked", async () => {
    const { key } = await add(await startProject(writer, writer.organization_id), "Agent");
    const { revoked_at } = await revokeProjectApiKey(writer.db, { id: key.id, revoked_at: new Date().toISOString() });
    await writer.db.from("project_api_keys").update({ revoked: false, revoked_at: null }).eq("id", key.id).throwOnError();
    const [row] = await listProjectApiKeys(writer.db, { project_id: key.project_id });
    expect(row).toMatchObject({ revoked: true, revoked_at });
  });

  test("are for members alone, and nobody reads a hash", async () => {
    const { key } = await add(writer.project_id, "Ours");
    const viewer = await person(server);
    await join(server, { organization_id: writer.organization_id, user_id: viewer.id, role: "viewer" });
    for (const { db } of [viewer, outsider]) {
      expect(await listProjectApiKeys(db, { project_id: writer.project_id })).toEqual([]);
      await expect(add(writer.project_id, "Theirs", db)).rejects.toMatchObject({ kind: "forbidden" });
      const revoked_at = new Date().toISOString();
      await expect(revokeProjectApiKey(db, { id: key.id, revoked_at })).rejects.toMatchObject({ kind: "not_found" });
    }
    const { error } = await writer.db.from("project_api_keys").select("hashed_key");
    expect(error?.code).toBe("42501");
  });
});
