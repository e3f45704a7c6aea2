import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "#data/database.types.ts";
import { getDraftingRun } from "#data/drafting-runs.ts";
import { readExport } from "#data/export-specification.ts";
import { addProjectDocument } from "#data/files.ts";
import { callFunction } from "#data/functions.ts";
import { addOrganization } from "#data/organizations.ts";
import { addProject, removeProject } from "#data/projects.ts";
import { addRow, changeRow, countRows, getRow, listRows, removeRows } from "#data/rows.ts";
import { signIn, signUp } from "#data/session.ts";
import { cloneSpecification } from "#data/specifications.ts";
import { draftEverything } from "#domain/drafting-runs.ts";
import { Failure } from "#domain/failure.ts";
import { linkIn } from "#server/auth/testing-mail.ts";
import { createEar } from "./storm-ear.ts";
import { compare, digest, isGone, newLedger } from "./storm-ledger.ts";
import { type Said, watchedFetch } from "./storm-said.ts";
import type { Servers } from "./storm-servers.ts";

export type Report = { done: Map<string, number>; refused: Map<string, number>; wrong: string[]; heard: number };
type Storm = { servers: Servers; key: string; said: Said; report: Report; until: number };

const GIVE_UP_MS = 180_000;
const PASSWORD = "A harbour in the storm 7";
/** How often whoever waits for a run looks at it. */
const FOLLOW_MS = 3_000;
const PAUSE_MS = { least: 1_500, most: 4_500 };

/** One person's whole stay: signs up, has everything drafted, works until the storm is over, and looks whether all is as acknowledged. */
export async function live(storm: Storm, at: number): Promise<void> {
  const { servers, key, said, report, until } = storm;
  const ledger = newLedger();
  const email = `storm-${at}-${randomUUID().slice(0, 8)}@example.com`;
  const ask = watchedFetch(said, at);
  const db = createClient<Database>(servers.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
    global: { fetch: ask },
  });
  await insist("sign up", () => signUp(db, { email, password: PASSWORD, return_to: `${servers.url}/auth` }));
  await insist("confirm", () => confirm());
  const { user } = await insist("sign in", () => signIn(db, { email, password: PASSWORD }));
  const organization = await insist("organization", () => addOrganization(db, { name: `Storm ${at}`, created_by: user.id }));
  const project = await insist("project", () =>
    addProject(db, {
      organization_id: organization.id,
      name: "A ferry for a small town",
      type: "Web application",
      description: "Passengers book a crossing.",
    }),
  );
  const project_id = project.id;
  const ear = createEar(db, project_id);
  await draft();

  const works = [add, add, edit, edit, edit, read, read, look, look, upload, remove, version];
  while (Date.now() < until) {
    await delay(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least));
    await works[Math.floor(Math.random() * works.length)]?.();
  }
  // what was under way when its process died may be kept a moment later
  await delay(3_000);
  report.heard += ear.close(report.wrong);
  report.wrong.push(...(await insist("compare", () => compare(db, project_id, ledger, true))));
  if (at % 2 === 0) await leave();

  async function confirm() {
    const letter = servers.mail.to(email).at(-1);
    if (!letter) {
      await signUp(db, { email, password: PASSWORD, return_to: `${servers.url}/auth` });
      throw new Failure("unavailable", "No mail has come yet.");
    }
    const { origin, pathname, searchParams } = new URL(linkIn(letter));
    const answer = await ask(origin + pathname, { method: "POST", body: searchParams, redirect: "manual" });
    // who pressed it before the server died is told that it is used up, and can sign in
    if (answer.status !== 303) throw new Failure("unavailable", `The link could not be opened: ${answer.status}.`);
  }

  async function draft() {
    let runId: string | undefined;
    for (const end = until + GIVE_UP_MS; Date.now() < end; ) {
      const begun = await insist("draft", () =>
        callFunction(db, draftEverything, { projectId: project_id, ...(runId ? { runId } : {}) }),
      );
      runId = begun.runId;
      while (Date.now() < end) {
        await delay(FOLLOW_MS);
        const run = await insist("follow", () => getDraftingRun(db, { project_id }));
        if (run?.status === "running") continue;
        if (run?.status === "ended" && run.parts.every(({ status }) => status === "done" || status === "kept")) return drafted();
        break;
      }
    }
    const run = await insist("follow", () => getDraftingRun(db, { project_id }));
    const parts = run?.parts.map((part) => `${part.function} ${part.status}`);
    report.wrong.push(`a run over everything did not end: ${run?.status}, ${parts?.join(", ")}`);
  }

  async function drafted() {
    const { pages: _, sections: __, ...others } = await insist("count", () => countRows(db, { project_id }));
    ledger.counts = others;
    for (const { id, page_id } of await insist("list", () => listRows(db, "sections", { project_id })))
      ledger.sections.set(id, page_id);
    for (const { id, name } of await insist("list", () => listRows(db, "pages", { project_id }))) ledger.pages.set(id, [name]);
  }

  async function add() {
    const name = `Page ${randomUUID()}`;
    const since = ear.now();
    const row = await once("add", () =>
      addRow(db, "pages", { project_id, name, description: "What the storm leaves standing." }),
    );
    if (!row) return;
    ledger.pages.set(row.id, [name]);
    ear.expect(row.id, since);
  }

  async function edit() {
    const [id, names] = anyPage();
    if (!id || !names) return;
    const row = await once("open", () => getRow(db, "pages", { id }));
    if (row === undefined) return;
    if (row === null || !names.includes(row.name))
      return void report.wrong.push(`the page ${id} reads "${row?.name}" instead of "${names}"`);
    const name = `Page ${randomUUID()}`;
    const { description, features, designs_link, revision } = row;
    names.push(name);
    const since = ear.now();
    const changed = await once("edit", () => changeRow(db, "pages", { id, revision, name, description, features, designs_link }));
    if (!changed) return;
    ledger.pages.set(id, [name]);
    ear.expect(id, since);
  }

  async function remove() {
    const [id, names] = anyPage();
    if (!id || !names || ledger.pages.size < 5) return;
    ledger.pages.delete(id);
    if (await once("delete", () => removeRows(db, "pages", { project_id, ids: [id] }))) ledger.removed.add(id);
  }

  async function look() {
    const wrong = await once("look", () => compare(db, project_id, ledger, false));
    report.wrong.push(...(wrong ?? []));
  }

  async function read() {
    const known = [...ledger.pages].flatMap(([, names]) => (names.length === 1 ? names : []));
    const file = await once("export", () => readExport(db, { projectId: project_id, format: "markdown" }));
    const text = await file?.text();
    const missing = text === undefined ? [] : known.filter((name) => name.startsWith("Page ") && !text.includes(name));
    if (missing.length > 0) report.wrong.push(`the document does not name ${missing.join(", ")}`);
  }

  async function upload() {
    const bytes = randomBytes(20_000).toString("base64");
    const file = new File([bytes], `${randomUUID()}.txt`, { type: "text/plain" });
    const kept = await once("upload", () => addProjectDocument(db, { project_id, file }));
    if (kept?.path) ledger.files.set(kept.path, digest(bytes));
  }

  async function version() {
    if (ledger.versions.size > 2) return;
    const new_version = `1.${ledger.versions.size}.${Math.floor(Math.random() * 1_000_000)}`;
    if (await once("version", () => cloneSpecification(db, { project_id, new_version }))) ledger.versions.add(new_version);
  }

  async function leave() {
    if (!(await once("leave", () => removeProject(db, { id: project_id }).then(() => true)))) return;
    if (!(await insist("look for it", () => isGone(db, organization.id, project_id))))
      report.wrong.push("a deleted project is back");
  }

  function anyPage(): [string, string[]] | [] {
    const pages = [...ledger.pages];
    return pages[Math.floor(Math.random() * pages.length)] ?? [];
  }

  /** What may be refused: then it is counted, and what it would have done may have happened or not. */
  async function once<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      const done = await work();
      count(report.done, what);
      return done;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      count(report.refused, `${what}: ${error.kind} ${error.message}`);
      if (!["unavailable", "too_many"].includes(error.kind))
        report.wrong.push(`${what} was refused: ${error.kind} ${error.message}`);
      await delay((error.retry_after ?? 1) * 1_000);
      return undefined;
    }
  }

  /** What somebody tries until it works. */
  async function insist<T>(what: string, work: () => Promise<T>): Promise<T> {
    for (const end = Date.now() + GIVE_UP_MS; Date.now() < end; ) {
      const done = await once(what, async () => ({ value: await work() }));
      if (done) return done.value;
    }
    throw new Error(`Person ${at} gave up: ${what}.`);
  }
}

function count(counts: Map<string, number>, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
