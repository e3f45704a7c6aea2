import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { addOrganization } from "#data/organizations.ts";
import { addProject } from "#data/projects.ts";
import { newPerson, openInstance, signedIn } from "#scripts/instance.ts";
import { expectWellMade, signedInAddresses, visitorAddresses } from "./every-address.ts";
import { expect, met, type Newcomer, newcomer, test } from "./journey.ts";
import { signIn } from "./writers.ts";

/** Fills the running instance as `npm run demo` does, and reads from what it prints how to sign in. */
async function fillDemo(origin: string): Promise<Record<string, Newcomer>> {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/demo.ts", origin]);
  const lines = [...stdout.matchAll(/^\s+(\S+@demo\.example)\s+(admin|member|viewer)\s+password (\S+)$/gm)];
  return Object.fromEntries(lines.map(([, email = "", role, password = ""]) => [role, { email, password }]));
}

async function enter(page: Page, person: Newcomer) {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Accept" }).click();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/(dashboard|start)$/);
}

const nothing = { project: randomUUID(), questionnaire: randomUUID(), page: randomUUID(), entry: randomUUID() };
const sweep = { timeout: 240_000 };
let people: Record<string, Newcomer> = {};
test.beforeAll(async ({ baseURL }) => {
  people = await fillDemo(baseURL ?? "");
});

test(
  "what visitors see has nothing axe complains about [POLISH-40]",
  met("404 GET /nowhere", "404 POST /functions/v1/read-shared"),
  async ({ page }) => {
    test.setTimeout(sweep.timeout);
    for (const address of visitorAddresses) await expectWellMade(page, address);
  },
);

test("every address of a drafted project has nothing axe complains about [POLISH-40]", async ({ page, baseURL }) => {
  test.setTimeout(sweep.timeout);
  const ada = people.admin ?? newcomer();
  const { db } = await signedIn(await openInstance(baseURL ?? ""), ada);
  const one = async (table: "projects" | "questionnaires" | "pages", match: Record<string, string>) =>
    (await db.from(table).select("id").match(match).limit(1).single().throwOnError()).data.id;
  const project = await one("projects", { name: "Field to Fork" });
  const organization = await db.from("organizations").select("id").single().throwOnError();
  const analyzed = { organization_id: organization.data.id, website_url: "https://example.com", name: "Green boxes" };
  const entry = await db.from("web_to_prd").insert(analyzed).select("id").single().throwOnError();
  const of = { project_id: project };
  const ids = { project, questionnaire: await one("questionnaires", of), page: await one("pages", of), entry: entry.data.id };
  await enter(page, ada);
  for (const address of signedInAddresses(ids)) await expectWellMade(page, address);
});

test("every address of an empty project, and of what is not there, has nothing axe complains about [POLISH-40]", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(sweep.timeout);
  const bo = newcomer("bo");
  const { db, id } = await newPerson(await openInstance(baseURL ?? ""), bo);
  await enter(page, bo);
  for (const address of signedInAddresses(nothing).filter((path) => !path.includes(nothing.project)))
    await expectWellMade(page, address);
  const { id: organization_id } = await addOrganization(db, { name: "Empty", created_by: id });
  const project = await addProject(db, { organization_id, name: "Empty", type: null, description: null });
  for (const address of signedInAddresses({ ...nothing, project: project.id })) await expectWellMade(page, address);
});

test("the demo's viewer reads three drafted projects", async ({ page }) => {
  await enter(page, people.viewer ?? newcomer());
  for (const name of ["Field to Fork", "ClinicDesk", "TrailLog"]) {
    await expect(page.getByRole("main").getByText(name, { exact: true }).first()).toBeVisible();
  }
});
