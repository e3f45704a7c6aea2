import { randomUUID } from "node:crypto";
import { addOrganization } from "#data/organizations.ts";
import { addProject } from "#data/projects.ts";
import { newPerson, openInstance } from "#scripts/instance.ts";
import { expectWellMade, longest, signedInAddresses, visitorAddresses } from "./every-address.ts";
import { met, newcomer, test } from "./journey.ts";
import { enter } from "./writers.ts";

const nothing = { project: randomUUID(), questionnaire: randomUUID(), page: randomUUID(), entry: randomUUID() };

test(
  "what visitors see has nothing axe complains about [POLISH-40]",
  met("404 GET /nowhere", "404 POST /functions/v1/read-shared"),
  async ({ page }) => {
    test.setTimeout(longest);
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
  for (const address of signedInAddresses(nothing).filter((path) => !path.includes(nothing.project)))
    await expectWellMade(page, address);
  const { id: organization_id } = await addOrganization(db, { name: "Empty", created_by: id });
  const project = await addProject(db, { organization_id, name: "Empty", type: null, description: null });
  for (const address of signedInAddresses({ ...nothing, project: project.id })) await expectWellMade(page, address);
});
