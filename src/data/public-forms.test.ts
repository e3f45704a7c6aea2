import { beforeAll, expect, test } from "vitest";
import { cvMaxBytes } from "#domain/job-applications.ts";
import { person } from "#tests/support/people.ts";
import { recording } from "#tests/support/recording.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { addContact } from "./contacts.ts";
import { addJobApplication } from "./job-applications.ts";
import { addWaitlistEntry } from "./waitlist.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

const visitor = () => recording(server, { token: server.publishableKey });
const someEmail = () => `visitor-${crypto.randomUUID()}@example.com`;
const cv = (size = 100) => new File([`%PDF-1.4\n${" ".repeat(size)}`], "Vi’s CV.PDF", { type: "application/pdf" });

test("the public forms insert these fields and no others, with an account and without one [DATA-41]", async () => {
  const signedIn = recording(server, await person(server));
  for (const { db, calls } of [visitor(), signedIn]) {
    const email = someEmail();
    const contact = { name: "Vi", email, phone_number: null, company_name: "Pier", message: "Hello" };
    const application = { name: "Vi", email, telephone: "+49 30 1", position: "Full Stack Developer" };
    await addWaitlistEntry(db, { email });
    await addContact(db, contact);
    await addJobApplication(db, { ...application, cv: cv() });
    const inserts = calls
      .filter(({ path }) => path.startsWith("/rest/"))
      .map(({ method, path, body }) => [method, path.split("?")[0], body]);
    const files = { cv_file_path: expect.stringMatching(/^cvs\//), cv_file_name: "Vi’s CV.PDF" };
    expect(inserts).toEqual([
      ["POST", "/rest/v1/waitlist", { email }],
      ["POST", "/rest/v1/contacts", contact],
      ["POST", "/rest/v1/job_applications", { ...application, ...files }],
    ]);
    const { sql } = server.database;
    expect(await sql`select email from waitlist where email = ${email}`).toHaveLength(1);
    expect(await sql`select name, phone_number, company_name, message from contacts where email = ${email}`).toMatchObject([
      { name: "Vi", phone_number: null, company_name: "Pier", message: "Hello" },
    ]);
    expect(await sql`select name, telephone, position, cv_file_name from job_applications where email = ${email}`).toMatchObject([
      { name: "Vi", telephone: "+49 30 1", position: "Full Stack Developer", cv_file_name: "Vi’s CV.PDF" },
    ]);
  }
});

test("a CV is stored under the time and something random before the application is, and without it there is none [STORE-07]", async () => {
  const { db, calls } = visitor();
  const email = someEmail();
  const application = { name: "Vi", email, telephone: null, position: "Full Stack Developer" };
  const before = Date.now();
  await addJobApplication(db, { ...application, cv: cv() });
  expect(calls.map(({ method, path }) => [method, path.replace(/\d+-[0-9a-f]+\.pdf/, "{timestamp}-{random}.pdf")])).toEqual([
    ["POST", "/storage/v1/object/cv-uploads/cvs/{timestamp}-{random}.pdf"],
    ["POST", "/rest/v1/job_applications"],
  ]);
  const { sql } = server.database;
  const [row] = await sql<{ cv_file_path: string }[]>`select cv_file_path from job_applications where email = ${email}`;
  const [, at, random] = /^cvs\/(\d+)-([A-Za-z0-9]+)\.pdf$/.exec(row?.cv_file_path ?? "") ?? [];
  expect(Number(at)).toBeGreaterThanOrEqual(before);
  expect(random?.length).toBeGreaterThanOrEqual(8);
  expect(
    await sql`select id from storage.objects where bucket_id = 'cv-uploads' and name = ${row?.cv_file_path ?? ""}`,
  ).toHaveLength(1);

  const tooLarge = addJobApplication(db, { ...application, email: someEmail(), cv: cv(cvMaxBytes) });
  await expect(tooLarge).rejects.toMatchObject({ name: "Failure", kind: "invalid" });
  expect(calls.filter(({ path }) => path === "/rest/v1/job_applications")).toHaveLength(1);
});

test("a CV whose application was not taken does not stay, and one that was taken goes with it", async () => {
  const { db, calls } = visitor();
  const { sql } = server.database;
  const apply = async (position: string) => {
    const sent = calls.length;
    const application = { name: "Vi", email: someEmail(), telephone: null, position, cv: cv() };
    await addJobApplication(db, application).catch((error: unknown) => expect(error).toMatchObject({ kind: "invalid" }));
    return { email: application.email, path: calls[sent]?.path.split("/cv-uploads/")[1] ?? "" };
  };
  const stored = async () => {
    const rows = await sql<{ name: string }[]>`select name from storage.objects where bucket_id = 'cv-uploads'`;
    return new Set(rows.map(({ name }) => name));
  };
  const refused = "";
  const [taken, left, young] = [await apply("Full Stack Developer"), await apply(refused), await apply(refused)];
  await sql`update storage.objects set created_at = now() - interval '25 hours' where name = any (${[taken.path, left.path]})`;
  for (const { path } of [taken, left, young]) expect(await stored()).toContain(path);

  const next = await apply("Full Stack Developer");
  expect(await stored()).not.toContain(left.path);
  for (const { path } of [taken, young, next]) expect(await stored()).toContain(path);

  await sql`delete from job_applications where email = ${taken.email}`;
  expect(await stored()).not.toContain(taken.path);
  for (const { path } of [young, next]) expect(await stored()).toContain(path);
});

test("an address that is on the waitlist already is a conflict, however it is written", async () => {
  const email = someEmail();
  await addWaitlistEntry(visitor().db, { email });
  const again = addWaitlistEntry(visitor().db, { email: email.toUpperCase() });
  await expect(again).rejects.toMatchObject({ kind: "conflict", code: "23505" });
});
