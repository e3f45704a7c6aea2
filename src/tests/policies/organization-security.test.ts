import { beforeAll, beforeEach, expect, test } from "vitest";
import { insertRow } from "#tests/support/insert-row.ts";
import { type Author, author, join, person } from "#tests/support/people.ts";
import { passSecondFactor } from "#tests/support/second-factor.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type Operation, people, tables } from "./samples.ts";
import { openTeam, type Team } from "./team.ts";
import { openTrials, type Trials } from "./trials.ts";

const rules = {
  "a second factor is required": { requires_second_factor: true, email_domains: [] as string[] },
  "only other domains are admitted": { requires_second_factor: false, email_domains: ["elsewhere.example"] },
};
const operations: Operation[] = ["select", "insert", "update", "delete"];
// who keeps the rule itself is the matrix of every day
const closed = Object.keys(tables).filter((table) => table !== "organization_security");

let server: TestServer;
let ada: Author;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  ada = await author(server);
});

for (const [title, rule] of Object.entries(rules)) {
  let team: Team;
  let trials: Trials;
  beforeAll(async () => {
    team = await openTeam();
    trials = await openTrials(team, {
      set: async (organization_id) => {
        await insertRow(team.sql, "organization_security", { organization_id, ...rule });
      },
      lift: async (organization_id) => {
        await team.sql`delete from organization_security where organization_id = ${organization_id}`;
      },
    });
    await insertRow(team.sql, "organization_security", { organization_id: team.world.organization_id, ...rule });
  });

  test.for(closed.flatMap((table) => operations.map((operation) => ({ table, operation }))))(
    `where ${title}, $operation on $table is for nobody whose session does not meet it [AUDIT-01]`,
    async ({ table, operation }) => {
      // a table anybody may add to asks for no membership
      const may = tables[table]?.may[operation] ?? [];
      const left = may.includes("stranger") ? people.filter((who) => may.includes(who)) : [];
      expect(await trials.managing(operation, table)).toEqual(left);
    },
  );

  test(`where ${title}, no function answers about the organization, and files and channels are closed, too [AUDIT-01]`, async () => {
    const { organization_id, project_id } = team.world;
    for (const who of ["viewer", "member", "admin"] as const) {
      const ask = async (name: string, args: object) => JSON.parse((await team.rest(who, "POST", `rpc/${name}`, args)).body);
      expect(await ask("is_org_admin", { org_id: organization_id, user_id_param: team.worldOf(who).actor_id })).toBe(false);
      expect(await ask("get_org_invitations", { org_id: organization_id })).toEqual([]);
      expect(await ask("get_removals", { project_id })).toEqual([]);
      expect((await ask("get_audit_log", { organization_id })).code).toBe("42501");
      const file = await fetch(`${team.url}/storage/v1/object/project_documents/${project_id}/${crypto.randomUUID()}.txt`, {
        method: "POST",
        headers: { apikey: team.key, authorization: `Bearer ${team.tokenOf(who)}`, "content-type": "text/plain" },
        body: "words",
      });
      expect(file.status, await file.text()).toBeGreaterThanOrEqual(400);
      const [heard] = await team.sql`
        select set_config('request.jwt.claims', ${claimsOf(team.tokenOf(who))}, false),
          private.may_follow('project:' || ${project_id}::text) as project, private.may_follow('organization:' || ${organization_id}::text) as organization`;
      expect(heard).toMatchObject({ project: false, organization: false });
    }
  });
}

const claimsOf = (token: string) => Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
const security = async (who: Author, change: Record<string, unknown>) =>
  (await who.db.rpc("save_organization_security", { organization_id: who.organization_id, ...change })).error?.message;
const projects = async (who: { db: Author["db"] }) => (await who.db.from("projects").select("id").throwOnError()).data ?? [];

test("an admin who has shown a second factor requires it of everybody; a member gets in with one and is told what is missing without [AUDIT-02]", async () => {
  const bob = await person(server, { name: "bob" });
  await join(server, { organization_id: ada.organization_id, user_id: bob.id, role: "member" });
  expect(await security(ada, { requires_second_factor: true })).toBe(
    "Sign in with a second factor of your own first, so that you do not lock yourself out.",
  );
  expect(await projects(bob)).toHaveLength(1);
  await passSecondFactor(ada.db);
  expect(await security(ada, { requires_second_factor: true })).toBeUndefined();
  expect(await projects(ada)).toHaveLength(1);
  expect(await projects(bob)).toEqual([]);
  expect((await bob.db.rpc("get_closed_organizations").throwOnError()).data).toEqual([
    { organization_id: ada.organization_id, name: "Acme", reason: "second_factor", email_domains: null },
  ]);
  await passSecondFactor(bob.db);
  expect(await projects(bob)).toHaveLength(1);
  expect((await bob.db.rpc("get_closed_organizations").throwOnError()).data).toEqual([]);
  expect(await security(ada, { requires_second_factor: false })).toBeUndefined();
  expect((await ada.db.from("organization_security").select("requires_second_factor").throwOnError()).data).toEqual([
    { requires_second_factor: false },
  ]);
});

test("a limit to domains names those it would keep out, needs the setter's own, and refuses invitations and memberships from elsewhere in one sentence [AUDIT-03]", async () => {
  const { organization_id, db } = ada;
  const outside = await person(server, { name: "outside" });
  await server.database.sql`update auth.users set email = ${`outside-${outside.id}@elsewhere.example`} where id = ${outside.id}`;
  await join(server, { organization_id, user_id: outside.id, role: "member" });
  const listed = await db.rpc("get_members_outside", { organization_id, email_domains: ["@Example.com "] }).throwOnError();
  expect(listed.data).toEqual([{ user_id: outside.id, email: `outside-${outside.id}@elsewhere.example`, role: "member" }]);
  expect(await security(ada, { email_domains: ["elsewhere.example"] })).toBe(
    "Name the domain of your own address, too (example.com), so that you do not lock yourself out.",
  );
  expect(await security(ada, { email_domains: ["not a domain"] })).toBe(
    '"not a domain" is not the domain of an e-mail address. Write it like example.com.',
  );
  expect(await security(ada, { email_domains: ["@Example.com ", "example.com", "acme.test"] })).toBeUndefined();
  expect(await projects(ada)).toHaveLength(1);
  expect((await outside.db.rpc("get_closed_organizations").throwOnError()).data).toEqual([
    { organization_id, name: "Acme", reason: "email_domain", email_domains: ["acme.test", "example.com"] },
  ]);
  const invite = async (email: string) =>
    (await db.from("organization_invitations").insert({ organization_id, email, role: "member", invited_by: ada.id })).error
      ?.message;
  const sentence = "This organization admits only addresses at acme.test, example.com.";
  expect(await invite("eve@elsewhere.example")).toBe(sentence);
  expect(await invite("eve@sub.example.com")).toBe(sentence);
  expect(await invite("eve@example.com")).toBeUndefined();
  const late = await person(server, { name: "late" });
  await invite(late.email);
  await server.database.sql`update auth.users set email = ${`late-${late.id}@elsewhere.example`} where id = ${late.id}`;
  await expect(join(server, { organization_id, user_id: late.id, role: "member" })).rejects.toMatchObject({ message: sentence });
});

test("only admins read whom a limit keeps out and change the rules, and the rules of another organization stay closed", async () => {
  const viewer = await author(server, { role: "viewer" });
  const refused = async (who: Author, organization_id: string) => {
    const set = await who.db.rpc("save_organization_security", { organization_id, audit_days: 30 });
    const listed = await who.db.rpc("get_members_outside", { organization_id, email_domains: ["x.example"] });
    expect([set.error?.code, listed.error?.code]).toEqual(["42501", "42501"]);
    expect(
      (await who.db.from("organization_security").update({ audit_days: 30 }).eq("organization_id", organization_id)).error?.code,
    ).toBe("42501");
  };
  await refused(viewer, viewer.organization_id);
  await refused(viewer, ada.organization_id);
  await refused(ada, viewer.organization_id);
});
