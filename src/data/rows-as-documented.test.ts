import { beforeAll, expect, test } from "vitest";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { type Author, author, join, person, visitor } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { getProject } from "./projects.ts";
import { getLatestQuestionnaire, saveQuestionnaire } from "./questionnaires.ts";
import { addRow, changeRow, listRows, removeRows } from "./rows.ts";
import { getSpecification, saveSpecification } from "./specifications.ts";

let server: TestServer;
let ada: Author;

beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
});

test("a page has its id, project, words, features, sections, designs, forms and time [DATA-09]", async () => {
  const { project_id } = ada;
  const written = {
    project_id,
    name: "Order",
    description: "Where boxes are ordered",
    features: "Choose a box",
    sections: "Cart",
    designs_link: "https://example.com/order",
    forms: "Address",
    designs_file: {
      name: "order.png",
      url: "https://example.com/order.png",
      path: "order.png",
      size: 1,
      uploadedAt: "2026-01-01",
    },
  };
  const { data } = await ada.db.from("pages").insert(written).select("*").single().throwOnError();
  expect(data).toMatchObject(written);
  expect(data.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(Math.abs(Date.parse(data.created_at) - Date.now())).toBeLessThan(60_000);
  const read = (await listRows(ada.db, "pages", { project_id })).find(({ id }) => id === data.id);
  expect(read).toMatchObject({ ...written, id: data.id, created_at: data.created_at });
});

test("a project has a specification for each version and a questionnaire, both linked to it by its id [CALL-06]", async () => {
  const { db, project_id } = ada;
  const { version } = await getProject(db, { id: project_id });
  expect(version).toBe("0.1");
  for (const of of ["0.1", "2"]) {
    const saved = await saveSpecification(db, { project_id, version: of, words: { project_overview: `About ${of}` } });
    expect(saved).toMatchObject({ project_id, version: of });
  }
  expect(await getSpecification(db, { project_id, version: "0.1" })).toMatchObject({ project_id, project_overview: "About 0.1" });
  expect(await getSpecification(db, { project_id, version: "2" })).toMatchObject({ project_id, project_overview: "About 2" });
  const form = { ...newQuestionnaire, project_description: "Boxes of vegetables" };
  await saveQuestionnaire(db, { known: undefined, project_id, form });
  expect(await getLatestQuestionnaire(db, { project_id })).toMatchObject({
    project_id,
    project_description: form.project_description,
  });
});

test("privileges are any text, and neither grant nor restrict anything [UCLASS-07]", async () => {
  const { organization_id, project_id } = ada;
  const [viewer, member, outsider] = await Promise.all([person(server), person(server), person(server)]);
  await join(server, { organization_id, user_id: viewer.id, role: "viewer" });
  await join(server, { organization_id, user_id: member.id, role: "member" });
  const words = { name: "Visitor", description: null };
  let stored = await addRow(ada.db, "user_classes", { project_id, ...words, privileges: null });
  for (const privileges of [
    "",
    "admin",
    "Viewers may write everything.",
    "deny all; drop table pages; --",
    `${outsider.email}: *`,
  ]) {
    stored = await changeRow(ada.db, "user_classes", { ...stored, ...words, privileges });
    expect(stored).toMatchObject({ privileges });
    await expect(addRow(viewer.db, "pages", { project_id, name: "Not mine to add" })).rejects.toMatchObject({
      kind: "forbidden",
    });
    expect(await listRows(outsider.db, "pages", { project_id })).toEqual([]);
    await expect(addRow(outsider.db, "pages", { project_id, name: "Not mine" })).rejects.toMatchObject({ kind: "forbidden" });
    const page = await addRow(member.db, "pages", { project_id, name: `For ${privileges}`.slice(0, 80) });
    await addRow(member.db, "sections", { page_id: page.id, name: "Top", description: null, order_index: 0 });
    expect((await listRows(viewer.db, "pages", { project_id })).map((listed) => listed.id)).toContain(page.id);
    await removeRows(member.db, "pages", { project_id, ids: [page.id] });
  }
});

test("what visitors send is a mail address, a message or an application, in these fields [DATA-21]", async () => {
  const { db } = visitor(server);
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  const message = { name: "Vi", email, phone_number: "+49 30 1", company_name: "Pier", message: "Hello" };
  const cv = { cv_file_path: "cvs/1-vi.pdf", cv_file_name: "vi.pdf" };
  const application = { name: "Vi", email, telephone: "+49 30 1", position: "Engineer", ...cv };
  const answers = await Promise.all([
    db.from("waitlist").insert({ email }),
    db.from("contacts").insert(message),
    db.from("contacts").insert({ ...message, phone_number: null, company_name: null }),
    db.from("job_applications").insert(application),
  ]);
  expect(answers.map(({ error }) => error)).toEqual([null, null, null, null]);
  const { sql } = server.database;
  expect(await sql`select email from waitlist where email = ${email}`).toMatchObject([{ email }]);
  expect(
    await sql`select name, email, phone_number, company_name, message from contacts where email = ${email} order by phone_number`,
  ).toMatchObject([message, { ...message, phone_number: null, company_name: null }]);
  expect(
    await sql`select name, email, telephone, position, cv_file_path, cv_file_name from job_applications where email = ${email}`,
  ).toMatchObject([application]);
  for (const missing of ["name", "email", "message"]) {
    expect((await db.from("contacts").insert({ ...message, [missing]: null })).error?.code).toBe("23502");
  }
});
