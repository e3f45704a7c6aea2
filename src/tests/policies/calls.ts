import { insertRow } from "#tests/support/insert-row.ts";
import { type Person, people, tables, type World } from "./samples.ts";
import type { Team } from "./team.ts";

/** What is there anew for each call, so that nobody's call finds what another's has left. */
export type Fresh = World & {
  row_id: string;
  section_id: string;
  revision_id: string;
  removed_id: string;
  running_id: string;
  drafted_id: string;
  run_id: string;
  import_id: string;
};
export type Call = {
  /** Whether one who calls finds less than the one before: then there is one of each for each. */
  takes?: true;
  args(of: Fresh): Record<string, unknown>;
  /** Who is not told that they may not. */
  may: readonly Person[];
  /** Who is answered otherwise than a stranger, who has no part in what is named. */
  reaches?: readonly Person[];
};

const nobody = "00000000-0000-4000-8000-000000000000";
const none: readonly Person[] = [];
const signedIn = people.slice(people.indexOf("stranger"));
const readers = people.slice(people.indexOf("viewer"));
const writers = people.slice(people.indexOf("member"));
const admins: readonly Person[] = ["admin"];

/** The team's own, by those who may read it, and by nobody else. */
const read = (args: Call["args"]): Call => ({ args, may: signedIn, reaches: readers });
/** Refused to whoever may not write. */
const write = (args: Call["args"]): Call => ({ args, may: writers, reaches: writers, takes: true });
/** Of those who may not write nothing is changed, which is told as if there were nothing. */
const find = (args: Call["args"]): Call => ({ args, may: signedIn, reaches: writers, takes: true });
const administer = (args: Call["args"]): Call => ({ args, may: admins, reaches: admins });
/** Opened by what is shown, and here nothing is. */
const open = (args: Record<string, unknown>): Call => ({ args: () => args, may: people });
const byKey = (args: Record<string, unknown> = {}): Call => ({ args: () => ({ key: "unknown", ...args }), may: none });
/** About whoever calls. */
const own = (args: Record<string, unknown> = {}): Call => ({ args: () => args, may: signedIn });
const project = ({ project_id }: World) => ({ project_id });

export const calls: Record<string, Call> = {
  accept_draft: find(({ drafted_id }) => ({ generation_id: drafted_id, over: {} })),
  accept_invitation: own({ invitation_id: nobody }),
  accept_invitation_token: own({ token: "unknown" }),
  accept_proposals: write(({ project_id, row_id }) => ({ project_id, decisions: [{ id: row_id }] })),
  accept_rows: write(({ project_id }) => ({ project_id, accepted: [] })),
  add_page_design: find(({ row_id }) => ({ page_id: row_id, design: { name: "a.png" } })),
  allow_connection: {
    args: ({ project_id }) => ({
      ...{ project_id, scope: "read", client_id: "x", client_name: "x", client_host: "x", is_verified: false },
      ...{ redirect_uri: "x", audience: "x", audience_hash: "x", challenge: "x", code_hash: "x", proof: "none" },
    }),
    may: none,
  },
  beat_drafting_run: find(({ run_id }) => ({ run_id, attempt: 1 })),
  beat_generation: read(({ running_id }) => ({ id: running_id })),
  beat_run: { ...read(({ run_id }) => ({ run_id, attempt: 1 })), takes: true },
  begin_drafting_part: find(({ run_id }) => ({ run_id, attempt: 1, function: "generate-pages", provider: "built-in" })),
  bring_left_out: find(({ drafted_id }) => ({ generation_id: drafted_id })),
  bring_rows: write(({ project_id }) => ({ name: "plan.md", project_id })),
  change_lists: find(({ project_id, row_id }) => ({
    project_id,
    lists: [{ list: "pages", changes: [{ id: row_id, name: "Berths" }] }],
  })),
  change_rows: find(({ project_id, row_id }) => ({ project_id, table_name: "pages", changes: [{ id: row_id, name: "Berths" }] })),
  clone_specification: write(({ project_id, row_id }) => ({ project_id, new_version: row_id.slice(0, 8) })),
  // who sees the row and may not add one is told so
  copy_rows: {
    args: ({ project_id, row_id }) => ({ project_id, table_name: "pages", ids: [row_id] }),
    may: ["stranger", ...writers],
    reaches: writers,
  },
  count_connection_look: own(),
  count_model_trial: administer(({ organization_id }) => ({ organization_id })),
  count_rows: read(project),
  decline_invitation: own({ invitation_id: nobody }),
  decline_proposals: write(({ project_id, row_id }) => ({ project_id, ids: [row_id] })),
  delete_my_account: own({ email: "somebody@example.com" }),
  end_connection: open({ token: "unknown", client_id: "unknown" }),
  end_my_session: own({ session_id: nobody }),
  end_silent_generations: find(project),
  export_audit_log: administer(({ organization_id }) => ({ organization_id, format: "csv" })),
  // of a section that nobody has begun in this run
  finish_drafting_part: { args: ({ run_id, running_id }) => ({ run_id, generation_id: running_id }), may: signedIn },
  finish_generation: find(({ running_id }) => ({ generation_id: running_id })),
  get_audit_log: administer(({ organization_id }) => ({ organization_id })),
  get_closed_organizations: own(),
  get_completeness: read(project),
  get_coverage: read(project),
  get_deleted_names: { args: project, may: signedIn, reaches: writers },
  get_drafting_run: read(project),
  get_generation_usage: { args: ({ organization_id }) => ({ organization_id }), may: signedIn, reaches: admins },
  get_instance_figures: { args: () => ({}), may: none },
  get_invitation: open({ token: "unknown" }),
  get_members_outside: administer(({ organization_id }) => ({ organization_id, email_domains: [] })),
  get_my_data: { args: () => ({}), may: signedIn, reaches: readers },
  get_my_invitations: own(),
  get_my_sessions: { args: () => ({}), may: signedIn, reaches: readers },
  get_org_invitations: { args: ({ organization_id }) => ({ org_id: organization_id }), may: signedIn, reaches: admins },
  get_removals: { args: project, may: signedIn, reaches: writers },
  get_undoable_generations: read(project),
  get_version_content: read(({ project_id }) => ({ project_id, version: "0.1" })),
  is_operator: own(),
  is_org_admin: {
    args: ({ organization_id, actor_id }) => ({ org_id: organization_id, user_id_param: actor_id }),
    may: signedIn,
    reaches: admins,
  },
  keep_source_texts: write(({ project_id, row_id }) => ({
    project_id,
    texts: [{ reference: `${row_id}.pdf`, name: "plan.pdf", text: "Farmers sell." }],
  })),
  knock_at_share: open({ token: "unknown", proof: "none", visitor: "one", tries: true }),
  list_acceptance: read(project),
  list_activity: read(project),
  list_instance_organizations: { args: () => ({}), may: none },
  list_rows: read(({ project_id }) => ({ project_id, tables: ["pages"] })),
  list_told_sources: read(project),
  list_work: read(project),
  list_work_with_key: byKey(),
  move_rows: find(({ project_id, row_id }) => ({ project_id, table_name: "pages", ids: [row_id] })),
  open_organization_model: { args: ({ organization_id }) => ({ organization_id, proof: "none" }), may: signedIn },
  propose_change: write(({ project_id }) => ({ project_id, proposal: {} })),
  propose_changes: write(({ project_id }) => ({ project_id, proposals: [{}] })),
  propose_with_key: byKey({ proposal: {} }),
  quality_with_key: byKey(),
  read_beside: read(({ project_id }) => ({ project_id, version: "0.1", wanted: ["changes", "origins"] })),
  read_document_beginning: read(project),
  read_mine: own({ parts: ["projects"] }),
  read_organization: read(({ organization_id }) => ({ organization_id, parts: ["members"] })),
  read_project: read(({ project_id }) => ({ project_id, parts: ["row_counts"] })),
  read_quality: read(project),
  read_share: open({ token: "unknown", proof: "none", visitor: "one" }),
  read_with_key: byKey(),
  record_export: {
    args: ({ project_id }) => ({ project_id, what: "specification", format: "pdf" }),
    may: readers,
    reaches: readers,
  },
  record_export_with_key: byKey({ what: "specification", format: "pdf" }),
  remove_page_design: find(({ row_id }) => ({ page_id: row_id, design: { name: "a.png" } })),
  remove_rows: find(({ project_id, row_id }) => ({ project_id, table_name: "pages", ids: [row_id] })),
  renew_connection: open({
    ...{ refresh: "unknown", client_id: "unknown", audience: "x" },
    ...{ hashed_key: "x", prefix: "x", last_four: "x", refresh_hash: "x" },
  }),
  renew_invitation: { args: () => ({ invitation_id: nobody, token_hash: "a".repeat(64) }), may: none },
  reopen_proposals: write(({ project_id, row_id }) => ({ project_id, ids: [row_id] })),
  reorder_sections: find(({ row_id, section_id }) => ({ page_id: row_id, ids: [section_id] })),
  report_progress: write(({ project_id }) => ({ project_id, report: {} })),
  report_with_key: byKey({ report: {} }),
  restore_removed: find(({ removed_id }) => ({ ids: [removed_id] })),
  // who reads what a row was and may not write is told so
  restore_revision: { ...find(({ revision_id }) => ({ revision_id })), reaches: readers },
  // who sees what was kept and may not write is told so
  restore_state: {
    args: ({ project_id }) => ({ project_id, version: "0.1" }),
    may: ["stranger", ...writers],
    reaches: writers,
  },
  revisions_with_key: byKey(),
  save_organization_model: administer(({ organization_id }) => ({
    ...{ organization_id, provider: "openai", model: "m", proof_hash: "a".repeat(64), sealed_key: "sealed" },
  })),
  save_organization_security: administer(({ organization_id }) => ({ organization_id })),
  search_project: read(({ project_id }) => ({ project_id, query: "home" })),
  split_row: find(({ project_id, row_id }) => ({
    ...{ project_id, table_name: "pages", row_id, revision: 2, field: "description", first: "a", second: "b", name: "Berths" },
  })),
  start_drafting_run: write(({ project_id }) => ({ project_id, functions: ["generate-pages"] })),
  start_generation: write(({ project_id, row_id }) => ({ project_id, function: row_id, provider: "built-in" })),
  start_project: write(({ organization_id, row_id }) => ({ organization_id, name: row_id })),
  start_sample: write(({ organization_id, row_id }) => ({ organization_id, name: row_id, questionnaire: {} })),
  start_web_request: write(({ organization_id, row_id }) => ({ organization_id, function: row_id, provider: "built-in" })),
  stop_drafting_run: find(({ run_id }) => ({ run_id })),
  strike_figures: write(({ project_id }) => ({ project_id, struck: [] })),
  switch_version: write(({ project_id }) => ({ project_id, version: "0.1" })),
  take_back_acceptances: write(({ project_id, row_id }) => ({ project_id, ids: [row_id] })),
  take_connection: open({
    ...{ code: "unknown", client_id: "unknown", redirect_uri: "x", audience: "x", verifier: "x" },
    ...{ hashed_key: "x", prefix: "x", last_four: "x", refresh_hash: "x" },
  }),
  undo_drafting_run: write(({ drafting_run_id }) => ({ run_id: drafting_run_id })),
  undo_generation: write(({ drafted_id }) => ({ generation_id: drafted_id })),
  undo_import: write(({ import_id }) => ({ import_id })),
};

/** One of each that a call may be about, in the team's project. */
export async function fresh(team: Team): Promise<Omit<Fresh, keyof World>> {
  const { project_id } = team.world;
  // a project has one at a time
  await team.sql`update drafting_runs set status = 'stopped' where project_id = ${project_id} and status = 'running'`;
  const [made] = await team.sql<Omit<Fresh, keyof World | "revision_id">[]>`
    with page as (insert into pages (project_id, name) values (${project_id}, 'Home') returning id),
      section as (insert into sections (page_id, name, order_index) select id, 'Hero', 1 from page returning id),
      other as (insert into pages (project_id, name) values (${project_id}, 'Gone') returning id),
      running as (insert into generations (project_id, function, provider, beat_at)
        values (${project_id}, gen_random_uuid()::text, 'openai', now() - interval '1 hour') returning id),
      drafted as (insert into generations (project_id, function, provider, status, offered, left_out)
        values (${project_id}, gen_random_uuid()::text, 'built-in', 'succeeded', '{"scope": "Boats"}', '{"pages": [{"name": "Left"}]}') returning id),
      run as (insert into drafting_runs (project_id) values (${project_id}) returning id),
      import as (insert into imports (project_id, name, kept) values (${project_id}, 'plan.md', 'Words.') returning id)
    select page.id as row_id, section.id as section_id, other.id as removed_id, running.id as running_id, drafted.id as drafted_id,
      run.id as run_id, import.id as import_id
    from page, section, other, running, drafted, run, import`;
  if (!made) throw new Error("Nothing was made.");
  await team.sql`update pages set name = 'Start' where id = ${made.row_id}`;
  await team.sql`delete from pages where id = ${made.removed_id}`;
  const [revision] = await team.sql`select id from row_revisions where row_id = ${made.row_id} order by revision limit 1`;
  return { ...made, revision_id: revision?.id };
}

/** What a project and an organization have at most one or few of. */
export async function settle(team: Team): Promise<void> {
  for (const table of ["organization_invitations", "proposals", "completeness_decisions", "quality_settings"])
    await insertRow(team.sql, `public.${table}`, tables[table]?.row(team.world) ?? {});
}
