import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "#data/database.types.ts";
import { getDraftingRun } from "#data/drafting-runs.ts";
import { callFunction } from "#data/functions.ts";
import { addOrganization } from "#data/organizations.ts";
import { addProject, removeProject } from "#data/projects.ts";
import { countRows, listRows } from "#data/rows.ts";
import { signIn, signUp } from "#data/session.ts";
import { draftEverything } from "#domain/drafting-runs.ts";
import { Failure, failureKindOf } from "#domain/failure.ts";
import { linkIn } from "#server/auth/testing-mail.ts";
import { createEar } from "./storm-ear.ts";
import { compare, isGone, newLedger } from "./storm-ledger.ts";
import { count, createTries, type Report } from "./storm-report.ts";
import { REFUSALS, type Said, watchedFetch } from "./storm-said.ts";
import type { Servers } from "./storm-servers.ts";
import { worksTogether } from "./storm-together.ts";
import { type Stay, worksWithin } from "./storm-works.ts";

/** `present` is who has signed in and may be invited; `until` is not known before all are. */
export type Storm = { servers: Servers; key: string; said: Said; report: Report; until: number; present: Stay[] };

const GIVE_UP_MS = 180_000;
/** What a mail's link answers: it leads back into the app. */
const OPENED = 303;
const PASSWORD = "A harbour in the storm 7";
/** How often whoever waits for a run looks at it. */
const FOLLOW_MS = 3_000;
const PAUSE_MS = { least: 1_500, most: 4_500 };

/**
 * One person's whole stay: signs up, tells when they have `arrived`, has everything drafted, works until the storm is over, and looks
 * whether all is as acknowledged.
 */
export async function live(storm: Storm, at: number, arrived: () => void): Promise<void> {
  const { servers, key, said, report, present } = storm;
  const ledger = newLedger();
  const email = `storm-${at}-${randomUUID().slice(0, 8)}@example.com`;
  const ask = watchedFetch(said, at);
  const [db, visitor] = [client(), client()];
  const tries = createTries(report, at);
  const { once, insist } = tries;
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
  const place = { user_id: user.id, organization_id: organization.id, project_id: project.id };
  const { project_id } = place;
  const ear = createEar(db, project_id);
  const stay: Stay = { ...place, db, visitor, email, ledger, ear, report, tries };
  present.push(stay);
  arrived();
  await draft();

  const works = [...worksWithin(stay), ...worksTogether(stay, present)];
  while (Date.now() < storm.until) {
    await delay(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least));
    await works[Math.floor(Math.random() * works.length)]?.();
  }
  // what was under way when its process died may be kept a moment later
  await delay(3_000);
  report.heard += ear.close(report.wrong);
  report.wrong.push(...(await insist("compare", () => compare(db, place, ledger, true))));
  if (at % 2 === 0) await leave();

  function client() {
    return createClient<Database>(servers.url, key, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
      global: { fetch: ask },
    });
  }

  async function confirm() {
    const letter = servers.mail.to(email).at(-1);
    if (!letter) {
      await signUp(db, { email, password: PASSWORD, return_to: `${servers.url}/auth` });
      throw new Failure("unavailable", "No mail has come yet.");
    }
    const { origin, pathname, searchParams } = new URL(linkIn(letter));
    const answer = await ask(origin + pathname, { method: "POST", body: searchParams, redirect: "manual" }).catch((cause) => {
      throw new Failure("unavailable", "The link's answer broke off.", { cause });
    });
    // who pressed it before the server died is told that it is used up, and can sign in
    if (answer.status === OPENED) return;
    const kind = REFUSALS.includes(answer.status) ? failureKindOf(answer.status) : "invalid";
    const retry_after = Number(answer.headers.get("retry-after")) || undefined;
    throw new Failure(kind, `The link could not be opened: ${answer.status}.`, { retry_after });
  }

  async function draft() {
    let runId: string | undefined;
    const isTime = () => Date.now() < storm.until + GIVE_UP_MS;
    while (isTime()) {
      const begun = await insist("draft", () =>
        callFunction(db, draftEverything, { projectId: project_id, ...(runId ? { runId } : {}) }),
      );
      runId = begun.runId;
      while (isTime()) {
        await delay(FOLLOW_MS);
        const run = await insist("follow", () => getDraftingRun(db, { project_id }));
        if (run?.status === "running") continue;
        const missing = run?.parts.filter(({ status }) => status !== "done" && status !== "kept") ?? [];
        // those that still waited when a run broke off did not fail
        for (const { function: name, status, error } of missing) {
          if (status !== "waiting") count(report.failedParts, `${name}: ${error ?? status}`);
        }
        if (run?.status === "ended" && missing.length === 0) return drafted();
        break;
      }
    }
    const run = await insist("follow", () => getDraftingRun(db, { project_id }));
    report.wrong.push(`a run over everything did not end: ${run?.status ?? "there is none"}`);
  }

  async function drafted() {
    const { pages: _, sections: __, ...others } = await insist("count", () => countRows(db, { project_id }));
    ledger.counts = others;
    for (const { id, page_id } of await insist("list", () => listRows(db, "sections", { project_id })))
      ledger.sections.set(id, page_id);
    for (const { id, name } of await insist("list", () => listRows(db, "pages", { project_id }))) ledger.pages.set(id, [name]);
  }

  async function leave() {
    if (!(await once("leave", () => removeProject(db, { id: project_id }).then(() => true)))) return;
    if (!(await insist("look for it", () => isGone(db, organization.id, project_id))))
      report.wrong.push("a deleted project is back");
  }
}
