import { randomInt, randomUUID } from "node:crypto";
import type { OrganizationRole } from "#domain/organizations.ts";

/** Everybody who tries: signed out, signed in elsewhere, and one person of each role. */
export const people = ["visitor", "stranger", "viewer", "member", "admin"] as const;
export type Person = (typeof people)[number];
export type Operation = "select" | "insert" | "update" | "delete";

/** The ids a sample row may refer to: the team's own, never the stranger's. */
export type World = {
  organization_id: string;
  project_id: string;
  page_id: string;
  user_class_id: string;
  drafting_run_id: string;
  api_key_id: string;
  web_entry_id: string;
  /** Somebody of no further importance, whom the team knows. */
  bystander_id: string;
  /** Who tries, where a row must name its author. */
  actor_id: string;
};

type Table = {
  /** A row that is right in every respect, so that only permission can refuse it. */
  row(world: World): Record<string, unknown>;
  /** A change that is right in every respect. */
  change: Record<string, unknown>;
  may: Record<Operation, readonly Person[]>;
  /** Set where a new row is the team's only once the team has joined it. */
  joined?: true;
  /** Set where a project has no more than one. */
  lone?: "project_id" | "organization_id";
  /** Set where even the owner of the database takes no row away. */
  stays?: true;
};

const nobody: readonly Person[] = [];
const everybody: readonly Person[] = people;
const signedIn: readonly Person[] = ["stranger", "viewer", "member", "admin"];
const from = (role: OrganizationRole): readonly Person[] => people.slice(people.indexOf(role));
const work = { select: from("viewer"), insert: from("member"), update: from("member"), delete: from("member") };
const dropBox = { select: nobody, insert: everybody, update: nobody, delete: nobody };

const smallPng = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const hex = (length: number) => randomUUID().replaceAll("-", "").repeat(2).slice(0, length);

/** Who may do what with each table; a table of the catalogue that is missing here fails the matrix. */
export const tables: Record<string, Table> = {
  organizations: {
    row: ({ actor_id }) => ({ name: "Another team", created_by: actor_id }),
    change: { name: "Renamed" },
    joined: true,
    may: { select: from("viewer"), insert: signedIn, update: from("admin"), delete: from("admin") },
  },
  organization_members: {
    row: ({ organization_id, bystander_id }) => ({ organization_id, user_id: bystander_id, role: "member" }),
    change: { role: "viewer" },
    may: { select: from("admin"), insert: nobody, update: from("admin"), delete: from("admin") },
  },
  organization_invitations: {
    row: ({ organization_id, actor_id }) => ({
      organization_id,
      email: `${hex(12)}@example.com`,
      role: "member",
      invited_by: actor_id,
    }),
    change: { role: "viewer" },
    may: { select: from("admin"), insert: from("admin"), update: from("admin"), delete: from("admin") },
  },
  organization_security: {
    row: ({ organization_id }) => ({ organization_id, audit_days: 90 }),
    change: { audit_days: 30 },
    may: { select: from("viewer"), insert: nobody, update: nobody, delete: nobody },
  },
  organization_rules: {
    row: ({ organization_id }) => ({ organization_id, on_unaccepted: "warn" }),
    change: { on_unaccepted: "nothing" },
    lone: "organization_id",
    may: { select: from("viewer"), insert: from("admin"), update: from("admin"), delete: nobody },
  },
  audit_events: {
    row: ({ organization_id }) => ({ organization_id, action: "project.deleted" }),
    change: { action: "project.created" },
    stays: true,
    may: { select: from("admin"), insert: nobody, update: nobody, delete: nobody },
  },
  profiles: {
    row: ({ bystander_id }) => ({ id: bystander_id, first_name: "By" }),
    change: { first_name: "Changed" },
    may: { select: nobody, insert: nobody, update: nobody, delete: nobody },
  },
  projects: {
    row: ({ organization_id }) => ({ organization_id, name: "Another project", type: null, version: "0.1" }),
    change: { name: "Renamed" },
    may: { select: from("viewer"), insert: from("member"), update: from("member"), delete: from("admin") },
  },
  specifications: {
    row: ({ project_id }) => ({ project_id, version: hex(8), project_overview: "Words" }),
    change: { project_overview: "Other words" },
    may: work,
  },
  specification_snapshots: {
    row: ({ project_id }) => ({ project_id, version: hex(8), content: {} }),
    change: { content: { pages: [] } },
    may: { select: from("viewer"), insert: nobody, update: nobody, delete: nobody },
  },
  row_revisions: {
    row: ({ project_id }) => ({
      ...{ project_id, table_name: "pages", row_id: randomUUID(), revision: 1 },
      ...{ change: "added", words: { name: "Home" }, through: "web" },
    }),
    change: { words: { name: "Start" } },
    may: { select: from("viewer"), insert: nobody, update: nobody, delete: nobody },
  },
  statement_sources: {
    row: ({ project_id }) => ({
      ...{ project_id, table_name: "pages", row_id: randomUUID(), revision: 1 },
      ...{ kind: "person", made_at: new Date().toISOString() },
    }),
    change: { kind: "unknown" },
    may: { select: from("viewer"), insert: nobody, update: nobody, delete: nobody },
  },
  acceptances: {
    row: ({ project_id }) => ({ project_id, table_name: "pages", row_id: randomUUID(), revision: 1 }),
    change: { revision: 2 },
    may: { select: from("viewer"), insert: nobody, update: nobody, delete: nobody },
  },
  unit_decisions: {
    row: ({ project_id }) => ({ project_id, unit_key: "answer:project_description#1", quote: "Ships moor.", state: "open" }),
    change: { state: "cleared" },
    may: { select: from("viewer"), insert: from("member"), update: nobody, delete: nobody },
  },
  source_texts: {
    row: ({ project_id }) => ({ project_id, reference: `${hex(12)}.pdf`, name: "plan.pdf", text: "Ships moor." }),
    change: { text: "Ships leave." },
    may: { ...work, update: nobody },
  },
  completeness_decisions: {
    row: ({ project_id }) => ({ project_id, standard: "asvs", item: "V17.1", state: "waived", reason: "No calls.", level: 2 }),
    change: { reason: "None at all." },
    may: { select: from("viewer"), insert: from("member"), update: nobody, delete: nobody },
  },
  completeness_settings: {
    row: ({ project_id }) => ({ project_id, asvs_level: 1 }),
    change: { asvs_level: 3 },
    lone: "project_id",
    may: { ...work, delete: nobody },
  },
  version_figures: {
    row: ({ project_id }) => ({ project_id, held_to: hex(16), shares: { [randomUUID()]: { pages: { rows: 2, clean: 1 } } } }),
    change: { shares: {} },
    lone: "project_id",
    may: { ...work, delete: nobody },
  },
  asvs_texts: {
    row: ({ organization_id }) => ({ organization_id, texts: { "V1.1.1": "Verify that ships moor." } }),
    change: { texts: { "V1.1.1": "Verify that ships leave." } },
    lone: "organization_id",
    may: work,
  },
  proposals: {
    row: ({ project_id }) => ({
      ...{ project_id, kind: "change", table_name: "pages", row_id: randomUUID(), row_number: 1, row_name: "Home" },
      ...{ field: "name", base_revision: 1, base: "Home", words: { name: "Start" }, request_hash: hex(32) },
    }),
    change: { state: "accepted" },
    may: { select: from("viewer"), insert: nobody, update: nobody, delete: nobody },
  },
  progress_reports: {
    row: ({ project_id }) => ({
      ...{ project_id, table_name: "features", row_id: randomUUID(), at_revision: 1, state: "done", request_hash: hex(32) },
    }),
    change: { state: "blocked" },
    may: { select: from("viewer"), insert: nobody, update: nobody, delete: nobody },
  },
  pages: { row: ({ project_id }) => ({ project_id, name: "Home" }), change: { name: "Start" }, may: work },
  sections: { row: ({ page_id }) => ({ page_id, name: "Hero", order_index: 0 }), change: { name: "Top" }, may: work },
  user_classes: { row: ({ project_id }) => ({ project_id, name: "Farmer" }), change: { name: "Grower" }, may: work },
  user_stories: {
    row: ({ project_id, user_class_id }) => ({
      project_id,
      user_class_id,
      name: "Sell a box",
      story: "As a farmer, I want to sell a box, so that it is eaten.",
      acceptance_criteria: "Given a box, when it is sold, then it is gone.",
    }),
    change: { name: "Sell two boxes" },
    may: work,
  },
  features: {
    row: ({ project_id, page_id }) => ({ project_id, page_id, section_id: null, name: "Search" }),
    change: { name: "Find" },
    may: work,
  },
  risks: {
    row: ({ project_id }) => ({ project_id, name: "Fire", functionality: "The quay", description: "It burns." }),
    change: { name: "A great fire" },
    may: work,
  },
  assumptions: {
    row: ({ project_id }) => ({ project_id, name: "Vans", statement: "They are cooled.", consequence: "Boxes rot." }),
    change: { name: "Cooled vans" },
    may: work,
  },
  glossary_terms: {
    row: ({ project_id }) => ({ project_id, name: "Box", definition: "What a buyer collects.", avoid: "crate" }),
    change: { name: "Crate" },
    may: work,
  },
  quality_settings: {
    row: ({ project_id }) => ({ project_id, rules_off: ["passive"], form: "ears" }),
    change: { rules_off: [] },
    lone: "project_id",
    may: work,
  },
  finding_suppressions: {
    row: ({ project_id }) => ({
      ...{ project_id, table_name: "features", row_id: randomUUID(), field: "description", rule: "passive" },
      ...{ span_hash: hex(16), sentence_hash: hex(16), quote: "is kept", reason: "The law says it so." },
    }),
    change: { reason: "Another one" },
    may: { ...work, update: nobody },
  },
  kept_answers: {
    row: ({ project_id }) => ({ project_id, field: "payment_provider", difference: hex(16) }),
    change: { field: "auth_provider" },
    may: { ...work, update: nobody },
  },
  fact_decisions: {
    row: ({ project_id }) => ({
      ...{ project_id, table_name: "features", row_id: randomUUID(), field: "description", kind: "quantity" },
      ...{ span_hash: hex(16), sentence_hash: hex(16), decision: "confirmed" },
    }),
    change: { decision: "removed" },
    may: { ...work, update: nobody },
  },
  possible_findings: {
    row: ({ project_id }) => ({
      ...{ project_id, kind: "unclear", sentence: "Nobody says how soon.", model: "m" },
      ...{ a_place: `features:${randomUUID()}:description`, a_hash: hex(16), a_quote: "soon" },
    }),
    change: { state: "dismissed" },
    may: work,
  },
  settled_contradictions: {
    row: ({ project_id }) => ({
      ...{ project_id, kind: "retention", a_place: `features:${randomUUID()}:description`, a_hash: hex(16) },
      ...{ b_place: `risks:${randomUUID()}:description`, b_hash: hex(16), reason: "One is the law's, one is ours." },
    }),
    change: { reason: "Another one" },
    may: { ...work, update: nobody },
  },
  security_measures: {
    row: ({ project_id }) => ({ project_id, name: "Locks", threat: "Somebody guesses.", measure: "Ten tries an hour." }),
    change: { name: "Better locks" },
    may: work,
  },
  test_cases: {
    row: ({ project_id }) => ({ project_id, name: "Sell", given: "A box", when: "It is sold", then: "It is gone" }),
    change: { then: "It is paid for" },
    may: work,
  },
  external_interfaces: {
    row: ({ project_id }) => ({ project_id, kind: "software", name: "Bank", description: "Takes payments." }),
    change: { kind: "communication" },
    may: work,
  },
  quality_requirements: {
    row: ({ project_id }) => ({
      project_id,
      characteristic: "reliability",
      subcharacteristic: "availability",
      name: "Up",
      description: "The product shall be there.",
      target: "99.9 % of each month",
    }),
    change: { target: "99.95 % of each month" },
    may: work,
  },
  generations: {
    row: ({ project_id }) => ({ project_id, function: hex(8), provider: "built-in" }),
    change: { status: "failed" },
    may: { ...work, delete: nobody },
  },
  drafting_runs: {
    row: ({ project_id }) => ({ project_id, status: "stopped" }),
    change: { status: "undone" },
    may: { ...work, delete: nobody },
  },
  drafting_parts: {
    row: ({ project_id, drafting_run_id }) => ({ project_id, run_id: drafting_run_id, function: hex(8), place: 1 }),
    change: { error: "Failed" },
    may: { ...work, delete: nobody },
  },
  imports: {
    row: ({ project_id }) => ({ project_id, name: "plan.md", kept: "Vegetables are seasonal." }),
    change: { kept: "They are not." },
    may: work,
  },
  organization_models: {
    row: ({ organization_id }) => ({
      organization_id,
      provider: "openai",
      model: "m",
      sealed_key: "c2VhbGVk",
      proof_hash: hex(64),
    }),
    change: { model: "another" },
    may: { select: from("admin"), insert: nobody, update: nobody, delete: from("admin") },
  },
  project_api_keys: {
    row: ({ project_id }) => ({ project_id, name: hex(8), hashed_key: hex(64), prefix: "srs_0000", last_four: "ffff" }),
    change: { revoked: true },
    may: { ...work, select: from("member") },
  },
  key_calls: {
    row: ({ project_id, api_key_id }) => ({
      project_id,
      key_id: api_key_id,
      day: `20${randomInt(10, 99)}-01-${randomInt(10, 28)}`,
    }),
    change: { calls: 0 },
    may: { select: from("member"), insert: nobody, update: nobody, delete: nobody },
  },
  project_logos: {
    row: ({ project_id }) => ({ project_id, png: smallPng }),
    change: { png: smallPng },
    lone: "project_id",
    may: work,
  },
  project_shares: {
    row: ({ project_id }) => ({
      project_id,
      name: hex(8),
      hashed_token: hex(64),
      proof_hash: hex(64),
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    }),
    change: { revoked: true },
    may: { ...work, select: from("member") },
  },
  questionnaires: {
    row: ({ project_id }) => ({ project_id, project_description: "An idea" }),
    change: { project_description: "A better idea" },
    may: work,
  },
  web_evidence: {
    row: ({ organization_id, web_entry_id }) => ({
      organization_id,
      entry_id: web_entry_id,
      kind: "price",
      name: "Small: 29 EUR per month",
      quote: "€29 per month",
      address: "https://example.com/pricing",
    }),
    change: { state: "accepted" },
    may: work,
  },
  project_websites: {
    row: ({ project_id, web_entry_id }) => ({ project_id, entry_id: web_entry_id }),
    change: { entry_id: randomUUID() },
    lone: "project_id",
    may: { ...work, update: nobody },
  },
  web_to_prd: {
    row: ({ organization_id }) => ({ organization_id, name: "A site", website_url: "https://example.com" }),
    change: { name: "Another site" },
    may: work,
  },
  web_requests: {
    row: ({ organization_id }) => ({ organization_id, function: hex(8), provider: "built-in" }),
    change: { status: "failed" },
    may: { ...work, delete: nobody },
  },
  waitlist: { row: () => ({ email: `${hex(12)}@example.com` }), change: { email: "x@example.com" }, may: dropBox },
  contacts: {
    row: () => ({ name: "Ada", email: "ada@example.com", phone_number: null, company_name: null, message: "Hello" }),
    change: { message: "Bye" },
    may: dropBox,
  },
  job_applications: {
    row: () => ({
      name: "Ada",
      email: "ada@example.com",
      telephone: null,
      position: "Full Stack Developer",
      cv_file_path: "cvs/1-a.pdf",
      cv_file_name: "cv.pdf",
    }),
    change: { name: "Eve" },
    may: dropBox,
  },
};
