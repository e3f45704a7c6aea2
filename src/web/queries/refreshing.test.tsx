import { type MutationOptions, QueryObserver, type QueryObserverOptions } from "@tanstack/react-query";
import { afterEach, expect, inject, test } from "vitest";
import type { Noun, WordsOf } from "#domain/nouns/all.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { hold, holdAnswers, intercept } from "#tests/support/intercept.ts";
import { author, join, person } from "#tests/support/people.ts";
import { readsOf } from "#tests/support/reads.ts";
import { db, signInAuthor } from "#tests/support/screen.tsx";
import { isOwnWrite } from "#web/lib/own-writes.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { endSessionMutation, sessionsQuery } from "./account.ts";
import { readAgain } from "./follow.ts";
import { ofProject } from "./follow-project.ts";
import { generationsQuery, undoGenerationMutation } from "./generations.ts";
import { acceptInvitationMutation, finishedGenerationsQuery, myInvitationsQuery } from "./invitations.ts";
import { changeRowsMutation, moveRowsMutation } from "./many-rows.ts";
import {
  addInvitationMutation,
  changeMemberMutation,
  invitationsQuery,
  membersQuery,
  removeMemberMutation,
  revokeInvitationMutation,
} from "./members.ts";
import {
  addOrganizationMutation,
  changeOrganizationMutation,
  organizationsQuery,
  removeOrganizationMutation,
} from "./organizations.ts";
import { saveOverviewMutation } from "./overview.ts";
import { ownRoleQuery } from "./own-role.ts";
import { changeProfileMutation, profileQuery } from "./profiles.ts";
import { createProjectApiKeyMutation, projectApiKeysQuery, revokeProjectApiKeyMutation } from "./project-api-keys.ts";
import { projectSharesQuery, revokeShareMutation, shareDocumentMutation } from "./project-shares.ts";
import { addProjectMutation, changeProjectMutation, deleteProject, projectQuery, projectsQuery } from "./projects.ts";
import {
  addQuestionnaireMutation,
  questionnaireQuery,
  questionnairesQuery,
  submitQuestionnaireMutation,
} from "./questionnaires.ts";
import { removeRowsMutation, undoRemoval } from "./removed-rows.ts";
import { addRowMutation, changeRowMutation, draftRowsMutation, removeRowMutation, rowsQuery } from "./rows.ts";
import { addSectionMutation, sectionsQuery } from "./sections.ts";
import { specificationQuery } from "./specifications.ts";
import { createVersionMutation, switchVersionMutation, versionsQuery } from "./versions.ts";

const server = inject("server");
const looks: (() => void)[] = [];
afterEach(() => {
  for (const leave of looks.splice(0)) leave();
  queryClient.clear();
});

/** What somebody who is looking at a list sees at any moment. */
async function look<Data, Key extends readonly unknown[]>(at: QueryObserverOptions<Data, Error, Data, Data, Key>) {
  const observer = new QueryObserver(queryClient, at);
  looks.push(observer.subscribe(() => undefined));
  await expect.poll(() => observer.getCurrentResult().status).toBe("success");
  return () => {
    const { data } = observer.getCurrentResult();
    if (data === undefined) throw new Error("Nothing was read.");
    return data;
  };
}

function run<Data, Given, Kept>(mutation: MutationOptions<Data, Error, Given, Kept>, given: Given): Promise<Data> {
  return queryClient.getMutationCache().build(queryClient, mutation).execute(given);
}

const names = (rows: readonly { name: string | null }[]) => rows.map(({ name }) => name).sort();

test("organizations, their projects, members and invitations are read again after each change [CALL-03, CALL-24, DATA-23]", async () => {
  const ada = await signInAuthor();
  const { organization_id, id: user_id } = ada;
  const [organizations, projects, members, invitations] = await Promise.all([
    look(organizationsQuery),
    look(projectsQuery(organization_id)),
    look(membersQuery({ organization_id, user_id, isAdmin: true })),
    look(invitationsQuery({ organization_id, isAdmin: true })),
  ]);
  const { id } = await run(addOrganizationMutation, { name: "Pier Works" });
  expect(names(organizations())).toEqual(["Acme", "Pier Works"]);
  await run(changeOrganizationMutation(id), { name: "Pier" });
  expect(names(organizations())).toEqual(["Acme", "Pier"]);
  await run(removeOrganizationMutation(id), undefined);
  expect(names(organizations())).toEqual(["Acme"]);

  const project = await run(addProjectMutation, { organization_id, name: "Shop", type: null, description: null });
  expect(names(projects())).toEqual(["Harbour", "Shop"]);
  const one = await look(projectQuery(project.id));
  await run(changeProjectMutation(project.id), { revision: 1, name: "Store", type: "SaaS", version: "0.1", color: null });
  expect([names(projects()), one().type]).toEqual([["Harbour", "Store"], "SaaS"]);
  await deleteProject(project.id);
  expect(names(projects())).toEqual(["Harbour"]);

  await run(addInvitationMutation(organization_id), { email: "cy@example.com", role: "member" });
  expect(invitations().map(({ email }) => email)).toEqual(["cy@example.com"]);
  await run(revokeInvitationMutation(organization_id), { id: invitations()[0]?.id ?? "" });
  expect(invitations()).toEqual([]);
  const bo = await person(server);
  await join(server, { organization_id, user_id: bo.id, role: "viewer" });
  await run(changeMemberMutation(organization_id), { user_id: bo.id, role: "member" });
  expect(members()).toMatchObject([
    { organization_id, user_id, role: "admin", profile: { email: ada.email } },
    { organization_id, user_id: bo.id, role: "member", profile: { email: `Member ${bo.id.slice(0, 8)}` } },
  ]);
  await run(removeMemberMutation(organization_id), { user_id: bo.id });
  expect(members()).toHaveLength(1);
});

test("what a person has of their own is read again after each change [DATA-23]", async () => {
  const ada = await signInAuthor();
  const [profile, waiting, organizations] = await Promise.all([
    look(profileQuery(ada.id)),
    look(myInvitationsQuery(ada.id)),
    look(organizationsQuery),
  ]);
  await run(changeProfileMutation(ada.id), { first_name: "Ada", last_name: "", company: "" });
  expect(profile()?.first_name).toBe("Ada");
  const { db: theirs, id: invited_by, organization_id } = await author(server);
  await theirs
    .from("organization_invitations")
    .insert({ organization_id, email: ada.email, role: "member", invited_by })
    .throwOnError();
  await queryClient.invalidateQueries();
  await run(acceptInvitationMutation, { id: waiting()[0]?.id ?? "", organization_name: "Acme" });
  expect([waiting(), organizations().length]).toEqual([[], 2]);
  const elsewhere = await fetch("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email: ada.email, password: ada.password }),
  });
  expect(elsewhere.status).toBe(200);
  const sessions = await look(sessionsQuery);
  expect(sessions()).toHaveLength(2);
  await run(endSessionMutation, { id: sessions()[1]?.id ?? "" });
  expect(sessions()).toHaveLength(1);
});

test("a role that changed in an organization nobody looks at is known anew with the list of organizations [POLISH-97]", async () => {
  const { id: user_id } = await signInAuthor();
  const { db: theirs, organization_id } = await author(server);
  await join(server, { organization_id, user_id, role: "viewer" });
  await look(organizationsQuery);
  const role = () => queryClient.getQueryData(ownRoleQuery({ organization_id, user_id }).queryKey);
  expect(role()).toBe("viewer");
  await theirs.from("organization_members").update({ role: "member" }).match({ organization_id, user_id }).throwOnError();
  await queryClient.invalidateQueries();
  expect(role()).toBe("member");
});

test("pages, sections, features, user classes and stories are read again after each change, and what hangs on them too [DATA-23]", async () => {
  const { project_id } = await signInAuthor();
  const [pages, features, classes, stories, everySection] = await Promise.all([
    look(rowsQuery("pages", project_id)),
    look(rowsQuery("features", project_id)),
    look(rowsQuery("user_classes", project_id)),
    look(rowsQuery("user_stories", project_id)),
    look(rowsQuery("sections", project_id)),
  ]);
  const page = await run(addRowMutation("pages", project_id), { name: "Home" });
  expect(names(pages())).toEqual(["Home"]);
  const sections = await look(sectionsQuery({ project_id, page_id: page.id }));
  const section = await run(addSectionMutation({ project_id, page_id: page.id }), { name: "Top", description: null });
  await run(changeRowMutation("sections", { project_id, id: section.id }), { revision: 1, name: "Head", description: null });
  expect(names(sections())).toEqual(["Head"]);
  await run(changeRowMutation("pages", { project_id, id: page.id }), {
    revision: 1,
    name: "Start",
    description: null,
    features: null,
    designs_link: null,
  });
  expect([names(pages()), everySection()[0]?.pages.name]).toEqual([["Start"], "Start"]);
  const words = { page_id: page.id, section_id: section.id, description: null };
  const feature = await run(addRowMutation("features", project_id), { ...words, name: "Search" });
  await run(changeRowMutation("features", { project_id, id: feature.id }), { revision: 1, ...words, name: "Find" });
  expect(names(features())).toEqual(["Find"]);
  await run(removeRowMutation("pages", project_id), { id: page.id });
  expect([pages(), everySection(), features()[0]?.page_id]).toEqual([[], [], null]);
  await run(removeRowMutation("features", project_id), { id: feature.id });
  expect(features()).toEqual([]);

  const nobody = { description: null, privileges: null };
  const { id: user_class_id } = await run(addRowMutation("user_classes", project_id), { ...nobody, name: "Buyer" });
  const told = { name: "Buy", story: "As a buyer, I want to buy.", acceptance_criteria: "It is bought.", priority: null };
  const asked = readsOf("user_stories");
  const story = await run(addRowMutation("user_stories", project_id), { ...told, user_class_id });
  expect([stories()[0]?.user_classes?.name, asked()]).toEqual(["Buyer", []]);
  await run(changeRowMutation("user_classes", { project_id, id: user_class_id }), { revision: 1, ...nobody, name: "Customer" });
  expect([names(classes()), stories()[0]?.user_classes?.name]).toEqual([["Customer"], "Customer"]);
  await run(changeRowMutation("user_stories", { project_id, id: story.id }), {
    revision: 1,
    ...told,
    user_class_id,
    name: "Order",
  });
  expect([names(stories()), stories()[0]?.user_classes?.name]).toEqual([["Order"], "Customer"]);
  await run(removeRowMutation("user_classes", project_id), { id: user_class_id });
  expect([classes(), stories()]).toEqual([[], []]);
});

test("of a list in which others changed one row, that row is read and no other; what was written here is shown as it was answered [SPEED-02]", async () => {
  const { project_id, id: by } = await signInAuthor();
  const features = await look(rowsQuery("features", project_id));
  const words = { page_id: null, section_id: null, description: null };
  const asked = readsOf("features");
  const first = await run(addRowMutation("features", project_id), { ...words, name: "Berths" });
  const second = await run(addRowMutation("features", project_id), { ...words, name: "Tides" });
  await run(changeRowMutation("features", { project_id, id: first.id }), { revision: 1, ...words, name: "Piers" });
  expect(features().map(({ name }) => name)).toEqual(["Piers", "Tides"]);
  const gone = await run(addRowMutation("features", project_id), { ...words, name: "Ropes" });
  await run(removeRowMutation("features", project_id), { id: gone.id });
  expect(asked()).toEqual([]);
  for (const name of ["Floods", "Tides"]) {
    await run(changeRowsMutation("features", project_id), { changes: [{ id: second.id, name }], what: "1 feature" });
  }
  expect(asked()).toEqual([[second.id], [second.id]]);

  const [, kept] = features();
  const others = [{ ...words, project_id, name: "Fees" }];
  const { data: third } = await db.from("features").insert(others).select("id").single().throwOnError();
  await db.from("features").update({ name: "Quays" }).eq("id", first.id).throwOnError();
  const change = { table: "features", by, revision: 2, rows: 1 };
  const inserted = { ...change, op: "insert" as const, id: third.id };
  const updated = { ...change, op: "update" as const, id: first.id };
  readAgain(project_id, [inserted, updated], ofProject);
  await expect.poll(() => features().map(({ name }) => name)).toEqual(["Quays", "Tides", "Fees"]);
  expect(features()[1]).toBe(kept);
  await db.from("features").delete().in("id", [first.id, third.id]).throwOnError();
  readAgain(
    project_id,
    [first.id, third.id].map((id) => ({ ...change, op: "delete" as const, id })),
    ofProject,
  );
  await expect.poll(() => names(features())).toEqual(["Tides"]);
  expect(asked()).toEqual([
    [third.id, first.id],
    [first.id, third.id],
  ]);

  await db.from("features").update({ name: "Ebb" }).eq("id", second.id).throwOnError();
  readAgain(project_id, [{ ...change, op: "update", id: null, rows: 70 }], ofProject);
  await expect.poll(() => names(features())).toEqual(["Ebb"]);
  expect(asked()).toEqual(["all"]);
});

test("of a list from which rows were deleted together none is read, and those that are brought back are read alone [SPEED-05]", async () => {
  const { project_id } = await signInAuthor();
  const features = await look(rowsQuery("features", project_id));
  const words = { page_id: null, section_id: null, description: null };
  const ids: string[] = [];
  for (const name of ["Berths", "Tides", "Piers", "Ropes"]) {
    ids.push((await run(addRowMutation("features", project_id), { ...words, name })).id);
  }
  const [first = "", second = "", third = ""] = ids;
  const asked = readsOf("features");
  await run(removeRowsMutation(project_id, "features"), { ids: [first, third], what: "2 features" });
  expect(features().map(({ name }) => name)).toEqual(["Tides", "Ropes"]);
  await run(removeRowMutation("features", project_id), { id: second });
  expect(names(features())).toEqual(["Ropes"]);
  expect(asked()).toEqual([]);
  await undoRemoval(project_id, "features")({ ids: [first, third] });
  expect(features().map(({ name }) => name)).toEqual(["Berths", "Piers", "Ropes"]);
  await undoRemoval(project_id, "features")({ id: second });
  expect(features().map(({ name }) => name)).toEqual(["Berths", "Tides", "Piers", "Ropes"]);
  expect(asked()).toEqual([[first, third], [second]]);
});

test("questionnaires, the specification, its versions and the keys are read again after each change, and what a save answered is not [DATA-23, SPEED-02]", async () => {
  const { project_id, organization_id, id: user_id } = await signInAuthor();
  const place = { project_id, version: "0.1", user_id };
  const [questionnaires, specification, versions, projects, keys, risks] = await Promise.all([
    look(questionnairesQuery(project_id)),
    look(specificationQuery(place)),
    look(versionsQuery(project_id)),
    look(projectsQuery(organization_id)),
    look(projectApiKeysQuery(project_id)),
    look(rowsQuery("risks", project_id)),
  ]);
  const known = await run(addQuestionnaireMutation(project_id), newQuestionnaire);
  expect(questionnaires()).toHaveLength(1);
  const form = { ...newQuestionnaire, project_description: "Boxes" };
  await run(submitQuestionnaireMutation(project_id, true), { form, known });
  expect(questionnaires()[0]?.project_description).toBe("Boxes");

  const texts = { project_overview: "Boxes of vegetables", project_scope: "", references_list: "", product_perspective: "" };
  const revision = () => specification()?.revision ?? null;
  const read: string[] = [];
  const stepAside = intercept("GET", "/rest/v1/specifications", (pass, { url }) => {
    read.push(new URL(url).searchParams.get("version") ?? "list");
    return pass();
  });
  await run(saveOverviewMutation(place), { words: texts, revision: revision() });
  stepAside();
  expect(specification()?.project_overview).toBe("Boxes of vegetables");
  // what it is saved over is looked at before, and afterwards when the versions changed
  expect(read).toEqual(["eq.0.1", "list"]);
  const rot = { name: "Rot", functionality: "Delivery", description: "Boxes arrive late." };
  const { id } = await run(addRowMutation("risks", project_id), rot);
  expect(names(risks())).toEqual(["Rot"]);
  await run(createVersionMutation(project_id), { version: "2" });
  const [{ id: copied = "", revision: copiedAt = 0 } = {}] = risks();
  expect(copied).not.toBe(id);
  await run(changeRowMutation("risks", { project_id, id: copied }), { ...rot, name: "Mould", revision: copiedAt });
  expect(names(risks())).toEqual(["Mould"]);
  expect([
    versions()
      .specifications.map(({ version }) => version)
      .sort(),
    projects()[0]?.version,
  ]).toEqual([["0.1", "2"], "2"]);
  await run(switchVersionMutation(project_id), { version: "0.1" });
  expect(names(risks())).toEqual(["Rot"]);
  expect([projects()[0]?.version, versions().snapshots.length]).toEqual(["0.1", 2]);
  await run(saveOverviewMutation(place), { words: { ...texts, project_scope: "Without meat" }, revision: revision() });
  await run(changeProjectMutation(project_id), {
    revision: projects()[0]?.revision ?? 0,
    name: "Harbour",
    type: null,
    version: "2",
    color: null,
  });
  expect([projects()[0]?.version, versions().snapshots.length]).toEqual(["2", 3]);

  await run(createProjectApiKeyMutation(project_id), { name: "Agent", scope: "read_only", expires_on: "" });
  expect(names(keys())).toEqual(["Agent"]);
  await run(revokeProjectApiKeyMutation(project_id), { id: keys()[0]?.id ?? "" });
  expect(keys().filter(({ revoked_at }) => revoked_at === null)).toEqual([]);
});

/** Where was asked since, by the last word of each address. */
function requests() {
  const isOurs = (name: string) => new URL(name).pathname.match(/^\/(?:rest|functions)\/v1\/(?:rpc\/)?(.+)$/)?.[1] ?? [];
  performance.clearResourceTimings();
  return () => {
    const asked = performance.getEntriesByType("resource").flatMap(({ name }) => isOurs(name));
    performance.clearResourceTimings();
    return asked;
  };
}

test("an organization, a project, a key, a link and an invitation are shown as they were answered when they are made, changed and taken back, and no list of them is read again [SPEED-16]", async () => {
  const { organization_id, project_id } = await signInAuthor();
  const [organizations, projects, keys, shares, invitations] = await Promise.all([
    look(organizationsQuery),
    look(projectsQuery(organization_id)),
    look(projectApiKeysQuery(project_id)),
    look(projectSharesQuery(project_id)),
    look(invitationsQuery({ organization_id, isAdmin: true })),
    look(projectQuery(project_id)),
  ]);
  const asked = requests();
  const pier = await run(addOrganizationMutation, { name: "Pier Works" });
  await run(changeOrganizationMutation(pier.id), { name: "Pier" });
  expect(organizations().map(({ name }) => name)).toEqual(["Pier", "Acme"]);
  await run(addProjectMutation, { organization_id: pier.id, name: "Elsewhere", type: null, description: null });
  await run(removeOrganizationMutation(pier.id), undefined);
  expect([names(organizations()), names(projects())]).toEqual([["Acme"], ["Harbour"]]);
  expect(asked()).toEqual(["organizations", "organizations", "projects", "organizations"]);
  // what the database says of it is known to be one's own, once
  const told = { op: "insert", id: pier.id, revision: null };
  expect([isOwnWrite(told), isOwnWrite(told)]).toEqual([true, false]);

  const shop = await run(addProjectMutation, { organization_id, name: "Shop", type: null, description: null });
  expect(projects().map(({ name }) => name)).toEqual(["Shop", "Harbour"]);
  expect(asked()).toEqual(["projects"]);
  const harbour = { revision: 1, name: "Port", type: "SaaS", version: "0.1", color: null } as const;
  await run(changeProjectMutation(project_id), harbour);
  expect(projects().map(({ name, type }) => [name, type])).toEqual([
    ["Port", "SaaS"],
    ["Shop", null],
  ]);
  expect(queryClient.getQueryData(projectQuery(project_id).queryKey)).toEqual(projects()[0]);
  expect(asked()).toEqual(["projects"]);
  await deleteProject(shop.id);
  expect(names(projects())).toEqual(["Port"]);

  asked();
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { token } = await run(createProjectApiKeyMutation(project_id), { name: "Agent", scope: "read_only", expires_on: "" });
  expect(keys()).toMatchObject([{ name: "Agent", calls: 0, revoked: false }]);
  expect(JSON.stringify(keys())).not.toContain(token);
  await run(revokeProjectApiKeyMutation(project_id), { id: keys()[0]?.id ?? "" });
  expect(keys()).toMatchObject([{ name: "Agent", calls: 0, revoked: true }]);
  expect(asked()).toEqual(["project_api_keys", "project_api_keys"]);
  const shared = { version: "", part: "whole" as const, chapters: [], expires_on: day, password: "" };
  for (const name of ["The client", "The board"]) await run(shareDocumentMutation(project_id), { ...shared, name });
  expect(shares()).toMatchObject([
    { name: "The board", views: 0, has_password: false },
    { name: "The client", revoked: false },
  ]);
  await run(revokeShareMutation(project_id), { id: shares()[1]?.id ?? "" });
  expect(shares().map(({ name, revoked }) => [name, revoked])).toEqual([
    ["The board", false],
    ["The client", true],
  ]);
  expect(asked()).toEqual(["share-document", "share-document", "project_shares"]);
  await queryClient.invalidateQueries({ queryKey: ["project_shares"] });
  expect(asked()).toEqual(["project_shares"]);
  expect(shares().map(({ name }) => name)).toEqual(["The board", "The client"]);

  await run(addInvitationMutation(organization_id), { email: "cy@example.com", role: "member" });
  expect(invitations().map(({ email }) => email)).toEqual(["cy@example.com"]);
  await run(revokeInvitationMutation(organization_id), { id: invitations()[0]?.id ?? "" });
  expect([invitations(), asked().filter((name) => name === "get_org_invitations")]).toEqual([[], []]);
});

test("a questionnaire is shown as its save was answered; what arrives from it in the project is read, and no questionnaire is [SPEED-16]", async () => {
  const { project_id } = await signInAuthor();
  const questionnaires = await look(questionnairesQuery(project_id));
  const asked = requests();
  const known = await run(addQuestionnaireMutation(project_id), newQuestionnaire);
  const shown = await look(questionnaireQuery(known.id));
  const form = { ...newQuestionnaire, project_description: "Boxes" };
  await run(submitQuestionnaireMutation(project_id, true), { form, known });
  expect([questionnaires(), shown()]).toMatchObject([[{ project_description: "Boxes" }], { project_description: "Boxes" }]);
  expect(asked()).toEqual(["questionnaires", "questionnaires"]);
});

/** Has a query read again, whose answer is held back until the result is called; settles when nothing is being read of it. */
async function readBehind(queryKey: readonly unknown[]): Promise<() => Promise<void>> {
  const { answered, later, arrive } = holdAnswers("GET|POST", "/rest/v1/");
  void queryClient.invalidateQueries({ queryKey, exact: true });
  await expect.poll(answered).toBeGreaterThan(0);
  later();
  return async () => {
    arrive();
    await expect.poll(() => queryClient.isFetching({ queryKey, exact: true })).toBe(0);
  };
}

test("what was read of a specification, a project, a questionnaire and a profile before a save and is answered after it takes nothing back [POLISH-75]", async () => {
  const { project_id, id: user_id } = await signInAuthor();
  const place = { project_id, version: "0.1", user_id };
  const known = await run(addQuestionnaireMutation(project_id), newQuestionnaire);
  const [specification, project, questionnaire, profile] = await Promise.all([
    look(specificationQuery(place)),
    look(projectQuery(project_id)),
    look(questionnaireQuery(known.id)),
    look(profileQuery(user_id)),
  ]);
  const { revision } = project();
  const texts = { project_overview: "Boxes", project_scope: "", references_list: "", product_perspective: "" };
  const form = { ...newQuestionnaire, project_description: "Crates" };
  const saves = [
    {
      queryKey: specificationQuery(place).queryKey,
      save: () => run(saveOverviewMutation(place), { words: texts, revision: specification()?.revision ?? null }),
      shown: () => specification()?.project_overview,
      is: "Boxes",
    },
    {
      queryKey: projectQuery(project_id).queryKey,
      save: () => run(changeProjectMutation(project_id), { revision, name: "Quay", type: "SaaS", version: "0.1", color: null }),
      shown: () => project().name,
      is: "Quay",
    },
    {
      queryKey: questionnaireQuery(known.id).queryKey,
      save: () => run(submitQuestionnaireMutation(project_id, true), { form, known }),
      shown: () => questionnaire()?.project_description,
      is: "Crates",
    },
    {
      queryKey: profileQuery(user_id).queryKey,
      save: () => run(changeProfileMutation(user_id), { first_name: "Ada", last_name: "", company: "" }),
      shown: () => profile()?.first_name,
      is: "Ada",
    },
  ];
  for (const { queryKey, save, shown, is } of saves) {
    const arrive = await readBehind(queryKey);
    await save();
    expect(shown()).toBe(is);
    await arrive();
    expect(shown()).toBe(is);
  }
});

test("a draft brings its rows, the list of runs and the bell up to date, and so does undoing it [DATA-23]", async () => {
  const { project_id, id } = await signInAuthor();
  await db
    .from("questionnaires")
    .insert({ project_id, project_description: "Farmers sell boxes to restaurants." })
    .throwOnError();
  const [pages, runs, finished] = await Promise.all([
    look(rowsQuery("pages", project_id)),
    look(generationsQuery(project_id)),
    look(finishedGenerationsQuery(id)),
  ]);
  await run(draftRowsMutation("pages", project_id), undefined);
  expect(pages().length).toBeGreaterThan(0);
  expect([runs()[0]?.status, finished()[0]?.id]).toEqual(["succeeded", runs()[0]?.id]);
  await run(undoGenerationMutation(project_id), { id: runs()[0]?.id ?? "" });
  expect(pages()).toEqual([]);
});

/** Whoever looks at the list sees each change of its rows. */
async function expectReadAgain<Name extends Exclude<Noun, "sections" | "user_stories">>(
  noun: Name,
  project_id: string,
  words: WordsOf<Name>,
) {
  const rows = await look(rowsQuery<Noun>(noun, project_id));
  const { id, name } = await run(addRowMutation<Noun>(noun, project_id), words);
  expect(names(rows())).toEqual([name]);
  await run(changeRowMutation<Noun>(noun, { project_id, id }), { ...words, name: "Renamed", revision: 1 });
  expect(names(rows())).toEqual(["Renamed"]);
  const shown = rows();
  await queryClient.invalidateQueries(rowsQuery<Noun>(noun, project_id));
  expect(rows()).toEqual(shown);
  await run(removeRowMutation(noun, project_id), { id });
  expect(rows()).toEqual([]);
}

test("security measures, test cases, interfaces and quality requirements are read again after each change [DATA-23]", async () => {
  const { project_id } = await signInAuthor();
  const measure = { name: "Slow guesses", threat: "Guessing", measure: "Ten tries", verification: null };
  await expectReadAgain("security_measures", project_id, measure);
  const bought = { name: "Bought", user_story_id: null, given: "a box", when: "it is bought", then: "it is gone" };
  await expectReadAgain("test_cases", project_id, bought);
  const wire = { name: "The wire", kind: "communication", description: "Packets" } as const;
  await expectReadAgain("external_interfaces", project_id, wire);
  const fast = { name: "Fast", description: "The product shall.", target: "1 s", verification: null };
  await expectReadAgain("quality_requirements", project_id, {
    ...fast,
    characteristic: "safety",
    subcharacteristic: "fail_safe",
  });
});

test("what is heard of one's own move does not set back those that still wait on a slow line; afterwards the list is read again [ATTACK-138]", async () => {
  const { project_id, id: by } = await signInAuthor();
  const given = ["A", "B", "C"].map((name) => ({ project_id, name }));
  const { data } = await db.from("user_classes").insert(given).select("id, name").order("number").throwOnError();
  const [a, b] = data.map(({ id }) => id);
  const classes = await look(rowsQuery<"user_classes">("user_classes", project_id));
  const order = () =>
    classes()
      .map(({ name }) => name)
      .join("");
  const move = (id = "") => run(moveRowsMutation("user_classes", project_id), { ids: [id], before: null });
  const echo = () => {
    const change = { table: "user_classes", op: "update" as const, by, revision: null, rows: 3 };
    readAgain(project_id, [{ ...change, id: null }], ofProject);
    return queryClient.isFetching({ queryKey: ["user_classes", project_id] });
  };
  let release = hold("POST", "/rpc/move_rows");
  const first = move(a);
  await expect.poll(order).toBe("BCA");
  release();
  release = hold("POST", "/rpc/move_rows");
  const second = move(b);
  await expect.poll(order).toBe("CAB");
  await expect.poll(echo, { message: "somebody hears of the first one" }).toBe(0);
  expect(order()).toBe("CAB");
  await db
    .from("user_classes")
    .update({ name: "D" })
    .eq("id", a ?? "")
    .throwOnError();
  release();
  await Promise.all([first, second]);
  await expect.poll(order).toBe("CDB");
  expect(echo(), "when nothing is moved").toBe(1);
});

test("what others change while a list is read after a move is read too [ATTACK-138]", async () => {
  const { project_id, id: by } = await signInAuthor();
  const given = ["A", "B"].map((name) => ({ project_id, name }));
  const { data } = await db.from("user_classes").insert(given).select("id").order("number").throwOnError();
  const [{ id } = { id: "" }] = data;
  const classes = await look(rowsQuery<"user_classes">("user_classes", project_id));
  const { answered, later, arrive } = holdAnswers("GET", "/rest/v1/");
  const moved = run(moveRowsMutation("user_classes", project_id), { ids: [id], before: null });
  await expect.poll(answered, { message: "the list is read after the move" }).toBe(1);
  later();
  await db.from("user_classes").update({ name: "C" }).eq("id", id).throwOnError();
  readAgain(project_id, [{ table: "user_classes", op: "update", by, revision: 2, rows: 1, id }], ofProject);
  arrive();
  await moved;
  await expect.poll(() => classes().map(({ name }) => name)).toEqual(["B", "C"]);
});
