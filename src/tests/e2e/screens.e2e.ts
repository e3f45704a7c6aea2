import { randomUUID } from "node:crypto";
import { addOrganization } from "#data/organizations.ts";
import { addProject } from "#data/projects.ts";
import { addRow } from "#data/rows.ts";
import { newPerson, openInstance } from "#scripts/instance.ts";
import { expectWellMade, longest, signedInAddresses, visitorAddresses } from "./every-address.ts";
import { expect, met, newcomer, test, wake } from "./journey.ts";
import { enter } from "./writers.ts";

const nothing = { project: randomUUID(), questionnaire: randomUUID(), page: randomUUID(), entry: randomUUID() };
const ofNoProject = signedInAddresses(nothing).filter((path) => !path.includes(nothing.project));

test(
  "what visitors see has nothing axe complains about [POLISH-40]",
  met("404 POST /functions/v1/read-shared"),
  async ({ page }) => {
    test.setTimeout(longest);
    await page.goto("/");
    await wake(page);
    for (const address of visitorAddresses) await expectWellMade(page, address);
  },
);

test("every address of an empty project, and of what is not there, has nothing axe complains about [POLISH-40]", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(longest);
  const bo = newcomer("bo");
  const { db, id } = await newPerson(await openInstance(baseURL ?? ""), bo);
  await enter(page, bo);
  for (const address of ofNoProject) await expectWellMade(page, address);
  const { id: organization_id } = await addOrganization(db, { name: "Empty", created_by: id });
  const project = await addProject(db, { organization_id, name: "Empty", type: null, description: null });
  await page.reload();
  for (const address of signedInAddresses({ ...nothing, project: project.id })) await expectWellMade(page, address);
});

test("an organization without a project, a search and a filtered list without a hit have nothing axe complains about [POLISH-74]", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(longest);
  const bo = newcomer("bo");
  const { db, id } = await newPerson(await openInstance(baseURL ?? ""), bo);
  const { id: organization_id } = await addOrganization(db, { name: "Acme", created_by: id });
  await enter(page, bo);
  for (const address of ofNoProject) await expectWellMade(page, address);
  const { id: project_id } = await addProject(db, { organization_id, name: "Harbour", type: null, description: null });
  await addRow(db, "features", { project_id, name: "Moor", description: "Moors a boat." });
  const quay = await addRow(db, "pages", { project_id, name: "Quay" });
  const at = `/dashboard/project/${project_id}`;
  await page.reload();
  for (const [address, said] of [
    [`${at}/search?q=zanzibar`, "Nothing found for “zanzibar”"],
    [`${at}/specification?section=features&q=zanzibar`, "No features match"],
    [`${at}/specification?section=features&page=${quay.id}`, "No features match"],
    ["/docs/search?q=zanzibar", "No page says “zanzibar”"],
  ] as const) {
    await expectWellMade(page, address);
    await expect(page.getByText(said, { exact: false }).first(), address).toBeVisible();
  }
});
