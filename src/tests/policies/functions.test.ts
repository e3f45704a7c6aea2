import { beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

const everybody = { visitor: true, signed_in: true };
const signedInOnly = { visitor: false, signed_in: true };
/** Who may call what; a function of the data API that is missing here fails the test below. */
const functions: Record<string, { visitor: boolean; signed_in: boolean }> = {
  accept_draft: signedInOnly,
  accept_invitation: signedInOnly,
  accept_invitation_token: signedInOnly,
  accept_proposals: signedInOnly,
  accept_rows: signedInOnly,
  add_page_design: signedInOnly,
  allow_connection: signedInOnly,
  bring_left_out: signedInOnly,
  bring_rows: signedInOnly,
  change_lists: signedInOnly,
  change_rows: signedInOnly,
  beat_drafting_run: signedInOnly,
  beat_generation: signedInOnly,
  beat_run: signedInOnly,
  begin_drafting_part: signedInOnly,
  clone_specification: signedInOnly,
  copy_rows: signedInOnly,
  count_connection_look: signedInOnly,
  count_model_trial: signedInOnly,
  count_rows: signedInOnly,
  decline_invitation: signedInOnly,
  decline_proposals: signedInOnly,
  delete_my_account: signedInOnly,
  end_connection: everybody,
  end_my_session: signedInOnly,
  end_silent_generations: signedInOnly,
  export_audit_log: signedInOnly,
  finish_drafting_part: signedInOnly,
  finish_generation: signedInOnly,
  get_audit_log: signedInOnly,
  get_closed_organizations: signedInOnly,
  get_completeness: signedInOnly,
  get_coverage: signedInOnly,
  get_deleted_names: signedInOnly,
  get_drafting_run: signedInOnly,
  get_generation_usage: signedInOnly,
  get_instance_figures: signedInOnly,
  get_invitation: everybody,
  get_members_outside: signedInOnly,
  get_my_data: signedInOnly,
  get_my_invitations: signedInOnly,
  get_my_sessions: signedInOnly,
  get_org_invitations: signedInOnly,
  get_removals: signedInOnly,
  get_undoable_generations: signedInOnly,
  get_version_content: signedInOnly,
  is_operator: signedInOnly,
  is_org_admin: signedInOnly,
  keep_source_texts: signedInOnly,
  knock_at_share: everybody,
  list_acceptance: signedInOnly,
  list_activity: signedInOnly,
  list_instance_organizations: signedInOnly,
  list_rows: signedInOnly,
  list_told_sources: signedInOnly,
  list_work: signedInOnly,
  list_work_with_key: everybody,
  move_rows: signedInOnly,
  open_organization_model: signedInOnly,
  propose_change: signedInOnly,
  propose_changes: signedInOnly,
  propose_with_key: everybody,
  read_beside: signedInOnly,
  read_document_beginning: signedInOnly,
  read_mine: signedInOnly,
  read_organization: signedInOnly,
  read_project: signedInOnly,
  read_quality: signedInOnly,
  read_share: everybody,
  read_with_key: everybody,
  record_export: signedInOnly,
  record_export_with_key: everybody,
  remove_page_design: signedInOnly,
  remove_rows: signedInOnly,
  renew_connection: everybody,
  renew_invitation: signedInOnly,
  reopen_proposals: signedInOnly,
  reorder_sections: signedInOnly,
  report_progress: signedInOnly,
  report_with_key: everybody,
  restore_removed: signedInOnly,
  restore_revision: signedInOnly,
  restore_state: signedInOnly,
  quality_with_key: everybody,
  revisions_with_key: everybody,
  save_organization_model: signedInOnly,
  save_organization_security: signedInOnly,
  search_project: signedInOnly,
  split_row: signedInOnly,
  start_drafting_run: signedInOnly,
  stop_drafting_run: signedInOnly,
  start_generation: signedInOnly,
  start_project: signedInOnly,
  start_sample: signedInOnly,
  start_web_request: signedInOnly,
  strike_figures: signedInOnly,
  switch_version: signedInOnly,
  take_back_acceptances: signedInOnly,
  take_connection: everybody,
  undo_drafting_run: signedInOnly,
  undo_generation: signedInOnly,
  undo_import: signedInOnly,
};

test("every function of the data API stands here with those who may call it", async () => {
  const found = await server.database.sql<{ name: string; visitor: boolean; signed_in: boolean }[]>`
    select proname as name, has_function_privilege('anon', oid, 'execute') as visitor,
      has_function_privilege('authenticated', oid, 'execute') as signed_in
    from pg_proc where pronamespace = 'public'::regnamespace order by proname`;
  expect(Object.fromEntries(found.map(({ name, ...may }) => [name, may]))).toEqual(functions);
});

// what takes a key shows its project by the key alone, what takes a code or token gives its key by that alone, and a link opens its document
test("only the two functions that look past row-level security by decision, those that take a project's key or lead to one, and those of a shared document run with their owner's rights", async () => {
  const stronger = await server.database.sql`
    select proname as name, (proargnames)[1] = 'key' and proname like '%\\_with\\_key' as "byKey" from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef order by proname`;
  expect(stronger.flatMap(({ name, byKey }) => (byKey ? [] : name))).toEqual([
    ...["allow_connection", "end_connection", "get_org_invitations", "is_org_admin"],
    ...["knock_at_share", "read_share", "renew_connection", "take_connection"],
  ]);
});

test("no function can be fooled by a search path", async () => {
  const open = await server.database.sql`
    select proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(proconfig, '{}') @> array['search_path=""']`;
  expect(open.map(({ name }) => name)).toEqual([]);
});
