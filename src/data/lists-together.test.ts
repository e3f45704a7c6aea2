import { beforeAll, expect, test } from "vitest";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import { tables } from "#tests/policies/samples.ts";
import { insertRow } from "#tests/support/insert-row.ts";
import { type Author, author, startProject, stranger } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { listFinishedGenerations } from "./generations.ts";
import { readMine } from "./mine.ts";
import { listMyInvitations } from "./organization-invitations.ts";
import { listOwnRoles } from "./organization-members.ts";
import { listClosedOrganizations } from "./organization-security.ts";
import { listOrganizations } from "./organizations.ts";
import { changeProfile, getProfile } from "./profiles.ts";
import { reportProgress } from "./progress.ts";
import { getProjectAndRole } from "./projects.ts";
import { listWork, propose } from "./proposals.ts";
import { listFirstPages, listFirstPagesWithWork, listRows, mostTogether, moveRows } from "./rows.ts";

let server: TestServer;
let ada: Author;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
});

/** A project with three rows of every list. */
async function filledProject() {
  const project_id = await startProject(ada, ada.organization_id);
  const world = { ...ada, project_id, drafting_run_id: "", api_key_id: "", web_entry_id: "", bystander_id: "", actor_id: ada.id };
  const [page_id, user_class_id] = [crypto.randomUUID(), crypto.randomUUID()];
  const add = (noun: Noun, given: object = {}) => {
    const row = tables[noun]?.row({ ...world, page_id, user_class_id });
    return insertRow(server.database.sql, noun, { id: crypto.randomUUID(), ...row, ...given });
  };
  const parents = [
    ["pages", { id: page_id }],
    ["user_classes", { id: user_class_id, description: "Brings a boat" }],
  ] as const;
  for (const [noun, given] of parents) await add(noun, given);
  for (const noun of allNouns) {
    const isPart = noun === "sections" || noun === "risks";
    for (const at of [2, 1]) await add(noun, isPart ? { order_index: at } : {});
  }
  const [moved] = (await listRows(ada.db, "features", { project_id })).map(({ id }) => id);
  await moveRows(ada.db, "features", { project_id, ids: moved ? [moved] : [], before: null });
  return project_id;
}

test("all lists of a project are read in one request, as each would be read by itself and with the caller's rights [POLISH-18]", async () => {
  const project_id = await filledProject();
  const lists = await listFirstPages(ada.db, { project_id, lists: allNouns });
  for (const noun of allNouns) {
    const alone = await listRows(ada.db, noun, { project_id });
    expect(alone.length, noun).toBeGreaterThan(1);
    expect(lists[noun], noun).toEqual(alone);
  }
  expect(await listFirstPages(ada.db, { project_id, lists: ["pages"] })).toEqual({ pages: lists.pages });
  const { db } = await stranger(server);
  const nothing = Object.fromEntries(allNouns.map((noun) => [noun, []]));
  expect(await listFirstPages(db, { project_id, lists: allNouns })).toEqual(nothing);
});

test("what is proposed and reported of a project comes along with its lists, as it is read by itself, and a stranger gets none of it [POLISH-21]", async () => {
  const project_id = await filledProject();
  const by = { project_id };
  await propose(ada.db, { ...by, proposal: { cite: "US-1@1", field: "name", value: "Moor a boat" } });
  await reportProgress(ada.db, { ...by, report: { cite: "US-1@1", state: "done", commit: "8f3c21d" } });
  const alone = await listWork(ada.db, by);
  expect([alone.proposals.length, alone.reports.length]).toEqual([1, 1]);
  const { work, pages } = await listFirstPagesWithWork(ada.db, { project_id, lists: ["pages"] });
  expect(work).toEqual(alone);
  expect(pages?.length).toBeGreaterThan(0);
  const { db } = await stranger(server);
  expect((await listFirstPagesWithWork(db, { project_id, lists: ["pages"] })).work).toEqual({ proposals: [], reports: [] });
});

test("of a list with more than 1,000 rows the first are read along and the rest by itself [POLISH-18]", async () => {
  const project_id = await startProject(ada, ada.organization_id);
  await server.database.sql`
    insert into features (project_id, name) select ${project_id}, 'Berth ' || n from generate_series(1, 1003) n`;
  const { features: first } = await listFirstPages(ada.db, { project_id, lists: ["features", "pages"] });
  expect(first).toHaveLength(1000);
  const all = await listRows(ada.db, "features", { project_id, first });
  expect(all[0]).toBe(first?.[0]);
  expect(all).toEqual(await listRows(ada.db, "features", { project_id }));
});

// a machine under load is slow, not wrong
test("where long lists are wanted together they come whole up to 5,000 rows, and what is beyond is read in one answer [POLISH-22, SPEED-26]", async () => {
  const project_id = await startProject(ada, ada.organization_id);
  const { sql } = server.database;
  await sql`insert into features (project_id, name) select ${project_id}, 'Berth ' || n from generate_series(1, 5003) n`;
  await sql`insert into pages (project_id, name) select ${project_id}, 'Board ' || n from generate_series(1, 2000) n`;
  const { features: first, pages } = await listFirstPagesWithWork(ada.db, { project_id, lists: ["features", "pages"] });
  expect([first?.length, pages?.length]).toEqual([mostTogether, 2000]);
  const asked = { sent: 0 };
  const counting = new Proxy(ada.db, {
    get: (db, name) => {
      if (name === "from" || name === "rpc") asked.sent += 1;
      return Reflect.get(db, name);
    },
  });
  expect(await listRows(counting, "pages", { project_id, first: pages, most: mostTogether })).toEqual(pages);
  expect(asked.sent).toBe(0);
  const all = await listRows(counting, "features", { project_id, first, most: mostTogether });
  expect(asked.sent).toBe(1);
  expect(all).toEqual(await listRows(ada.db, "features", { project_id }));
  const { data } = await ada.db
    .rpc("list_rows", { project_id, tables: ["features", "work", "acceptance"], most: 1_000_000 })
    .throwOnError();
  expect(data).toMatchObject({ work: { proposals: [], reports: [] }, acceptance: expect.anything() });
  expect(data).toHaveProperty("features.length", mostTogether);
}, 240_000);

test("what every screen shows of a person is read in one request, as its parts are by themselves, and a project with their role [POLISH-19]", async () => {
  const { db, id, organization_id, project_id } = ada;
  await changeProfile(db, {
    id,
    first_name: "Ada",
    last_name: "Byron",
    company: "Engines",
    updated_at: new Date().toISOString(),
  });
  const { sql } = server.database;
  await sql`insert into generations (project_id, function, provider, status, finished_at) values (${project_id}, 'generate-pages', 'built-in', 'failed', now())`;
  const bo = await stranger(server);
  const invitation = { organization_id: bo.organization_id, email: ada.email, role: "member", invited_by: bo.id };
  await insertRow(sql, "organization_invitations", { ...invitation, token_hash: null });
  await insertRow(sql, "organization_members", { organization_id: bo.organization_id, user_id: ada.id, role: "viewer" });
  await insertRow(sql, "organization_security", { organization_id: bo.organization_id, email_domains: ["elsewhere.example"] });
  const alone = {
    profiles: await getProfile(db, { id }),
    organizations: await listOrganizations(db),
    own_roles: await listOwnRoles(db, { user_id: id }),
    my_invitations: await listMyInvitations(db),
    closed_organizations: await listClosedOrganizations(db),
    finished_generations: await listFinishedGenerations(db, { limit: 60 }),
  };
  for (const [part, found] of Object.entries(alone)) expect(found, part).not.toEqual([]);
  expect(alone.profiles?.first_name).toBe("Ada");
  expect(
    await readMine(db, [
      "profiles",
      "organizations",
      "own_roles",
      "my_invitations",
      "closed_organizations",
      "finished_generations",
    ]),
  ).toEqual(alone);
  expect(await readMine(bo.db, ["profiles", "finished_generations"])).toEqual({ profiles: null, finished_generations: [] });
  expect(await getProjectAndRole(db, { id: project_id, user_id: id })).toMatchObject({
    project: { id: project_id, organization_id },
    role: "admin",
  });
});
