import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { openInstance, signedIn } from "#scripts/instance.ts";
import { expectOpenedWellMade, expectWellMade, longest, signedInAddresses } from "./every-address.ts";
import { expect, type Newcomer, newcomer, test } from "./journey.ts";
import { enter } from "./writers.ts";

/** Fills the running instance as `npm run demo` does, and reads from what it prints how to sign in. */
async function fillDemo(origin: string): Promise<Record<string, Newcomer>> {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/demo.ts", origin]);
  const lines = [...stdout.matchAll(/^\s+(\S+@demo\.example)\s+(admin|member|viewer)\s+password (\S+)$/gm)];
  return Object.fromEntries(lines.map(([, email = "", role, password = ""]) => [role, { email, password }]));
}

let people: Record<string, Newcomer> = {};
test.beforeAll(async ({ baseURL }) => {
  people = await fillDemo(baseURL ?? "");
});

test("every address of a drafted project, and what opens over one, has nothing axe complains about [POLISH-40] [POLISH-70]", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(longest);
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
  await expectOpenedWellMade(page, project);
});

test("the demo's viewer reads three drafted projects", async ({ page }) => {
  await enter(page, people.viewer ?? newcomer());
  for (const name of ["Field to Fork", "ClinicDesk", "TrailLog"]) {
    await expect(page.getByRole("main").getByText(name, { exact: true }).first()).toBeVisible();
  }
});
