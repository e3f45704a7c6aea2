import { beforeAll, expect, test } from "vitest";
import { type Person, people } from "./samples.ts";
import { openTeam, type Team } from "./team.ts";

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});

const signedIn: Person[] = ["stranger", "viewer", "member", "admin"];
const nobody = "00000000-0000-4000-8000-000000000000";

/** Who may call what; what a call then reaches is its own test. */
const calls: Record<string, { args: Record<string, unknown>; may: readonly Person[] }> = {
  get_invitation: { args: { token: "unknown" }, may: people },
  knock_at_share: { args: { token: "unknown", proof: "none", visitor: "one", tries: true }, may: people },
  read_share: { args: { token: "unknown", proof: "none", visitor: "one" }, may: people },
  accept_invitation: { args: { invitation_id: nobody }, may: signedIn },
  accept_invitation_token: { args: { token: "unknown" }, may: signedIn },
  decline_invitation: { args: { invitation_id: nobody }, may: signedIn },
  renew_invitation: { args: { invitation_id: nobody, token_hash: "a".repeat(64) }, may: [] },
  get_my_invitations: { args: {}, may: signedIn },
  get_my_sessions: { args: {}, may: signedIn },
  end_my_session: { args: { session_id: nobody }, may: signedIn },
  get_my_data: { args: {}, may: signedIn },
  delete_my_account: { args: { email: "somebody@example.com" }, may: signedIn },
  get_closed_organizations: { args: {}, may: signedIn },
  is_operator: { args: {}, may: signedIn },
  get_instance_figures: { args: {}, may: [] },
  list_instance_organizations: { args: {}, may: [] },
  count_connection_look: { args: {}, may: signedIn },
  count_model_trial: { args: { organization_id: nobody }, may: [] },
  get_members_outside: { args: { organization_id: nobody, email_domains: [] }, may: [] },
  save_organization_security: { args: { organization_id: nobody }, may: [] },
  get_audit_log: { args: { organization_id: nobody }, may: [] },
  export_audit_log: { args: { organization_id: nobody, format: "csv" }, may: [] },
  record_export: { args: { project_id: nobody, what: "specification", format: "pdf" }, may: [] },
};

test.for(Object.keys(calls))("%s is for those it is meant for", async (name) => {
  const may = [];
  for (const person of people) {
    const { status, body } = await team.rest(person, "POST", `rpc/${name}`, calls[name]?.args);
    expect(status, body).toBeLessThan(500);
    if (status !== 401 && status !== 403) may.push(person);
  }
  expect(may).toEqual(calls[name]?.may);
});

test("no helper of the policies can be called by those who are not signed in, except to read an invitation by its link", async () => {
  const open = await team.sql`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'private'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
      and p.prosecdef and p.prorettype <> 'trigger'::regtype order by 1`;
  const mine = ["invitation_of", "spend", "my_email", "my_sessions", "my_data", "delete_my_account", "end_my_session"];
  expect(open.map(({ name }) => name).filter((name) => mine.includes(name))).toEqual(["invitation_of"]);
});

test("the counters of the limits are out of everybody's reach", async () => {
  const grants = await team.sql`
    select r.rolname from pg_roles r
    where r.rolname in ('anon', 'authenticated') and has_table_privilege(r.oid, 'private.limits', 'select, insert, update, delete')`;
  expect(grants).toEqual([]);
});
