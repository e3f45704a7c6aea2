import { beforeAll, expect, test } from "vitest";
import { addJobApplication } from "#data/job-applications.ts";
import { addWaitlistEntry } from "#data/waitlist.ts";
import { visitor } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

const someEmail = () => `visitor-${crypto.randomUUID()}@example.com`;

async function untilRefused(send: () => Promise<unknown>) {
  for (let sent = 0; sent < 60; sent += 1) {
    const refusal = await send().then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal) return { sent, refusal };
  }
  throw new Error("Nothing was refused.");
}

test("one network address sends a public form thirty times an hour and is then told when to try again", async () => {
  const { db } = visitor(server);
  const { sent, refusal } = await untilRefused(() => addWaitlistEntry(db, { email: someEmail() }));
  expect(sent).toBe(30);
  expect(refusal).toMatchObject({ kind: "too_many", message: expect.stringMatching(/Try again in \d+ minutes/) });
  expect((await fetch(`${server.url}/rest/v1/wait%6cist`, post({ email: someEmail() }))).status).toBe(429);
});

test("CVs count as a form of their own, so that nobody fills the storage with them", async () => {
  const { db } = visitor(server);
  const cv = new File(["%PDF-1.4"], "cv.pdf", { type: "application/pdf" });
  const application = () => ({ name: "Vi", email: someEmail(), telephone: null, position: "Full Stack Developer", cv });
  await addJobApplication(db, application());
  const upload = async () => {
    const { error } = await db.storage.from("cv-uploads").upload(`cvs/1-${crypto.randomUUID().slice(0, 8)}.pdf`, cv);
    if (error) throw error;
  };
  const { sent } = await untilRefused(upload);
  expect(sent).toBe(29);
  await expect(addJobApplication(db, application())).rejects.toMatchObject({
    kind: "too_many",
    message: expect.stringMatching(/Try again in \d+ minutes/),
  });
});

function post(body: unknown) {
  return {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}
