import { beforeAll, expect, test } from "vitest";
import { insertRow } from "#tests/support/insert-row.ts";
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
