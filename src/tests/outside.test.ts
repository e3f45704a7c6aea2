import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { addProjectDocument } from "#data/files.ts";
import { addQuestionnaire } from "#data/questionnaires.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { killers, manyParagraphs } from "#server/reading/testing-killers.ts";
import { greenBoxes, sends, startWebsites } from "#server/web-reading/testing-websites.ts";
import { startInstance } from "#tests/support/real-server.ts";
import { type Author, author } from "./support/people.ts";

const web = await startWebsites();
const server = await startInstance({ WEB_INSIDE: "1" });
const holder = server.worker();
afterAll(async () => {
  await server.stop();
  await web.close();
});

type Answered = { status: number; said: { message?: string } };

async function call({ token }: Author, name: string, body: object): Promise<Answered> {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, said: await response.json() };
}

async function attach({ db, project_id }: Author, files: readonly File[]): Promise<void> {
  const project_documents = [];
  for (const file of files) project_documents.push(await addProjectDocument(db, { project_id, file }));
  const form = { ...newQuestionnaire, project_description: "", project_documents };
  await addQuestionnaire(db, { project_id, form });
}

function killer(what: string) {
  const made = killers[what]?.();
  if (!made) throw new Error(`There is no ${what}.`);
  return made;
}
const file = (name: string, bytes: Uint8Array) => new File([Uint8Array.from(bytes)], name);

/** Asks the server how it is until `doing` is done, and gives how often it said that all is well meanwhile. */
async function watched<Value>(doing: Promise<Value>): Promise<{ value: Value; meanwhile: number }> {
  let [meanwhile, over] = [0, false];
  const watching = (async () => {
    while (!over) {
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      if (!over) meanwhile += 1;
      await pause(50);
    }
  })();
  const value = await doing.finally(() => {
    over = true;
  });
  await watching;
  return { value, meanwhile };
}

function expectAlive() {
  expect(server.child.exitCode).toBeNull();
  expect(holder).toBeDefined();
  // brought back by the supervisor would be another process
  expect(server.worker()).toBe(holder);
  expect(server.child.signalCode).toBeNull();
}

test("a Word document of 26 KB with 2.9 million paragraphs, ten times in a project, is refused by its name and ends nothing [OUTSIDE-01] [OUTSIDE-06]", async () => {
  const ada = await author(server);
  const paragraphs = manyParagraphs();
  expect(paragraphs.length).toBeLessThan(30_000);
  await attach(
    ada,
    Array.from({ length: 10 }, (_, at) => file(`plan-${at}.docx`, Uint8Array.from([...paragraphs, at]))),
  );
  const { value, meanwhile } = await watched(call(ada, "generate-overview", { projectId: ada.project_id }));
  expect(meanwhile).toBeGreaterThan(2);
  expect(value).toMatchObject({
    status: 400,
    said: {
      message:
        'The document "plan-0.docx" cannot be read: there is more in it than can be read. Remove it, or attach the part that matters as plain text, then try again.',
    },
  });
  expectAlive();
});

/** One of each kind: what each of them does to its reader is shown where documents are read. */
const kinds = ["a zip bomb", "a billion laughs", "a million tags within each other", "a PDF that draws for ever"];

test("whatever is attached, the answer is a draft or one sentence that names the document, and never an error of ours [OUTSIDE-06]", async () => {
  const ada = await author(server);
  for (const what of kinds) {
    const { name, bytes } = killer(what);
    const named = `killer-${name}`;
    await attach(ada, [file(named, bytes)]);
    const { status, said } = await call(ada, "generate-overview", { projectId: ada.project_id });
    expect([200, 400], `${what}: ${JSON.stringify(said)}`).toContain(status);
    if (status === 400)
      expect(said.message, what).toMatch(new RegExp(`^The document "${named}" cannot be read: .+, then try again\\.$`));
  }
  await attach(ada, [file("idea.md", new TextEncoder().encode("Farmers sell boxes of vegetables to restaurants."))]);
  expect((await call(ada, "generate-overview", { projectId: ada.project_id })).status).toBe(200);
  expectAlive();
}, 180_000);

test("a website of 3 KB with 749,000 paragraphs is read as far as it goes and ends nothing [OUTSIDE-03]", async () => {
  const ada = await author(server);
  const page = gzipSync(`<title>Boxes</title>${"<p>".repeat(749_000)}`, { level: 9 });
  expect(page.length).toBeLessThan(4_000);
  web.answers["GET /many"] = sends(page, { "content-encoding": "gzip" });
  const calls = Array.from({ length: 3 }, () => call(ada, "analyze-website", { websiteUrl: `${web.url}/many` }));
  const { value, meanwhile } = await watched(Promise.all(calls));
  expect(meanwhile).toBeGreaterThan(2);
  for (const { status } of value) expect(status).toBe(200);
  expectAlive();
});

test("slow documents in six drafts of one organization keep nobody else from reading theirs, who are answered before the third of the six [OUTSIDE-04]", async () => {
  const [mallory, ada] = [await author(server), await author(server)];
  const slow = killer("a PDF that draws for ever").bytes;
  const drafts = ["overview", "scope", "pages", "user-classes", "risks", "security-measures"];
  await attach(
    mallory,
    [0, 1, 2, 3, 4, 5].map((at) => file(`slow-${at}.pdf`, Uint8Array.from([...slow, at]))),
  );
  const told: number[] = [];
  const theirs = drafts.map(async (draft) => {
    const { status } = await call(mallory, `generate-${draft}`, { projectId: mallory.project_id });
    told.push(status);
  });
  // nobody waits for them: what is still being read when the server ends, ends with it
  void Promise.allSettled(theirs);
  await attach(ada, [file("idea.md", new TextEncoder().encode("Farmers sell boxes of vegetables to restaurants."))]);
  web.answers["GET /"] = sends(greenBoxes);
  const mine = await call(ada, "generate-overview", { projectId: ada.project_id });
  // one at a time is read of theirs, and while it is, another reader is free
  expect(told.length).toBeLessThan(3);
  const page = await call(ada, "analyze-website", { websiteUrl: web.url });
  expect([mine.status, page.status]).toEqual([200, 200]);
  // in one line for all, each of theirs would have been read or sent away before
  expect(told.length).toBeLessThan(drafts.length);
  for (const status of told) expect([200, 400, 429]).toContain(status);
  expectAlive();
});
