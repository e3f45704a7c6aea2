import { beforeAll, expect, test } from "vitest";
import { cvMaxBytes } from "#domain/job-applications.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

const someEmail = () => `visitor-${crypto.randomUUID()}@example.com`;
const pdf = (bytes = 100) => new File(["%PDF-1.4", " ".repeat(bytes)], "vi.pdf", { type: "application/pdf" });

type Fields = Record<string, string | File>;

/** As a browser sends a form by itself, and what the page it answers says. */
async function send(form: string, fields: Fields, headers: Record<string, string> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const isPlain = Object.values(fields).every((value) => typeof value === "string");
  const body = isPlain ? new URLSearchParams(fields as Record<string, string>) : data;
  const answer = await fetch(`${server.url}/forms/${form}`, {
    method: "POST",
    body,
    headers: { origin: new URL(server.url).origin, ...headers },
  });
  const html = await answer.text();
  const said = (/<h1>(.*?)<\/h1><p>(.*?)<\/p>/.exec(html) ?? []).slice(1).join(": ");
  return [answer.status, said.replaceAll("&#39;", "'")];
}

const BACK = " Go back in your browser: what you typed is still there.";

test("what a browser sends by itself is checked, stored and limited as what scripts send [SITE-55]", async () => {
  const { sql } = server.database;
  const email = someEmail();
  const application = { name: "Vi", email, position: "Full Stack Developer" };

  expect(await send("contact", { name: "Vi", email, message: " " })).toEqual([400, `Not sent: Write a message.${BACK}`]);
  expect(await send("contact", { name: "Vi", message: "Hello" })).toEqual([
    400,
    `Not sent: Please fill in all required fields.${BACK}`,
  ]);
  expect(await send("enterprise", { name: "Vi", email, company_name: "", message: "Hello" })).toEqual([
    400,
    `Not sent: Enter your company.${BACK}`,
  ]);
  expect(await send("application", { ...application, cv: new File([], "") })).toEqual([
    400,
    `Not sent: Please upload your CV to continue.${BACK}`,
  ]);
  expect(await send("application", { ...application, cv: new File(["x"], "vi.txt") })).toEqual([
    400,
    `Not sent: Please upload a PDF, DOC, or DOCX file.${BACK}`,
  ]);
  expect(await send("application", { ...application, cv: new File(["<h1>Vi</h1>"], "vi.pdf") })).toEqual([
    400,
    `Invalid file type: Please upload a PDF, DOC, or DOCX file.${BACK}`,
  ]);
  for (const bytes of [cvMaxBytes, cvMaxBytes + 100_000]) {
    expect(await send("application", { ...application, cv: pdf(bytes) })).toEqual([
      400,
      `Not sent: Please upload a file smaller than 5MB.${BACK}`,
    ]);
  }
  expect(await send("application", { ...application, position: "Founder", cv: pdf() })).toEqual([
    400,
    `Not sent: Please fill in all required fields.${BACK}`,
  ]);
  expect(await sql`select from contacts where email = ${email}`).toHaveLength(0);
  expect(await sql`select from job_applications where email = ${email}`).toHaveLength(0);

  expect(await send("contact", { name: "Vi", email: email.toUpperCase(), company_name: "", message: "Hello" })).toEqual([
    200,
    "Message sent!: Thank you for contacting us. We'll get back to you soon.",
  ]);
  expect(await send("application", { ...application, cv: pdf() })).toEqual([
    200,
    "Application submitted!: Thank you for your interest. We'll be in touch soon.",
  ]);
  expect(await sql`select name, company_name, message from contacts where email = ${email}`).toEqual([
    { name: "Vi", company_name: null, message: "Hello" },
  ]);
  expect(await sql`select position, cv_file_name from job_applications where email = ${email}`).toEqual([
    { position: "Full Stack Developer", cv_file_name: "vi.pdf" },
  ]);

  for (const origin of ["https://elsewhere.example", "null"]) {
    expect(await send("waitlist", { email }, { origin })).toEqual([403, `Not sent: Send this form from our own page.${BACK}`]);
  }
  expect((await fetch(`${server.url}/forms/waitlist`)).status).toBe(405);
  expect(await send("newsletter", { email })).toEqual([404, "Nothing here: There is no form at this address."]);
  expect(await send("waitlist", { email })).toEqual([
    200,
    "Success!: You've been added to our waitlist. We'll notify you when we launch!",
  ]);
  expect(await send("waitlist", { email })).toEqual([
    409,
    `Already on waitlist: This email is already registered for our waitlist.${BACK}`,
  ]);
  expect(await sql`select from waitlist where email = ${email}`).toHaveLength(1);
  const answers = [];
  for (let times = 0; times < 30; times += 1) answers.push(await send("waitlist", { email }));
  expect(answers.at(-1)).toEqual([
    429,
    expect.stringMatching(/^Too many tries: This form was sent too often from here\. Try again in \d+ minutes\./),
  ]);
});

test("whatever is posted to a form, it is read as far as a form goes, and its address is counted before [ATTACK-18]", async () => {
  const many = await startServer();
  const post = (form: string, body: BodyInit, type: string) =>
    fetch(`${many.url}/forms/${form}`, {
      method: "POST",
      body,
      headers: { origin: new URL(many.url).origin, "content-type": type },
    });
  const words = "application/x-www-form-urlencoded";
  const parts = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(50_000);
  for (const [body, type] of [
    ["a&".repeat(2_600_000), words],
    ["a&".repeat(30_000), words],
    [`${parts}--b--`, "multipart/form-data; boundary=b"],
    ["{}", "application/json"],
  ] as const)
    expect((await post("application", body, type)).status).toBe(400);
  for (let sent = 4; sent < 120; sent += 1) expect((await post("contact", "a=1", words)).status).toBe(400);
  const refused = await post("waitlist", "a=1", words);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("This form was sent too often from here. Try again in 60 minutes.");
}, 60_000);
