import { randomBytes } from "node:crypto";
import type { Db } from "#data/db.ts";
import { callDrafting, callFunction } from "#data/functions.ts";
import { acceptInvitation, addOrganizationInvitation } from "#data/organization-invitations.ts";
import { addOrganization } from "#data/organizations.ts";
import { changeProfile } from "#data/profiles.ts";
import { addProject } from "#data/projects.ts";
import { addQuestionnaire } from "#data/questionnaires.ts";
import { addRow } from "#data/rows.ts";
import { saveSpecification } from "#data/specifications.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import { generateOverview, generatePricing, generateScope } from "#domain/specifications.ts";
import { type DemoProject, demoProjects } from "./demo-projects.ts";
import { type Instance, newPerson, openInstance } from "./instance.ts";

const address = process.argv[2] ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const password = randomBytes(9).toString("base64url");
const team = randomBytes(2).toString("hex");

const people = [
  { first_name: "Ada", last_name: "Lindqvist", role: "admin" },
  { first_name: "Ben", last_name: "Okafor", role: "member" },
  { first_name: "Chiara", last_name: "Moretti", role: "viewer" },
] as const;
const addressOf = (person: { first_name: string }) => `${person.first_name.toLowerCase()}.${team}@demo.example`;

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

async function main() {
  const instance = await openInstance(address);
  const [admin, ...others] = people;
  const ada = await join(instance, admin);
  const organization = await addOrganization(ada.db, { name: `Demo Studio ${team}`, created_by: ada.id });
  for (const person of others) {
    const invitation = await addOrganizationInvitation(ada.db, {
      organization_id: organization.id,
      email: addressOf(person),
      role: person.role,
      invited_by: ada.id,
    });
    const { db } = await join(instance, person);
    await acceptInvitation(db, invitation);
  }
  for (const project of demoProjects) {
    await fill(ada.db, organization.id, project);
    console.log(`  ${project.name} is drafted.`);
  }
  console.log(`\nThe demo is in the organization "${organization.name}" at ${instance.origin}. Sign in as`);
  for (const person of people) console.log(`  ${addressOf(person).padEnd(30)} ${person.role.padEnd(7)} password ${password}`);
}

async function join(instance: Instance, person: (typeof people)[number]) {
  const { db, id } = await newPerson(instance, { email: addressOf(person), password });
  const { first_name, last_name } = person;
  await changeProfile(db, { id, first_name, last_name, company: "Demo Studio", updated_at: new Date().toISOString() });
  return { db, id };
}

async function fill(db: Db, organization_id: string, demo: DemoProject) {
  const project = await addProject(db, { organization_id, name: demo.name, type: demo.type, description: null });
  const projectId = project.id;
  await addQuestionnaire(db, { project_id: projectId, form: demo.questionnaire });
  const { overview } = await callFunction(db, generateOverview, { projectId });
  const { scope } = await callFunction(db, generateScope, { projectId });
  const { pricing } = await callFunction(db, generatePricing, { projectId });
  await addRow(db, "risks", { ...demo.risk, project_id: projectId });
  for (const noun of allNouns) {
    if (noun !== "sections") await callDrafting(db, nouns[noun].generate, { projectId });
  }
  await saveSpecification(db, {
    project_id: projectId,
    version: project.version,
    words: {
      project_overview: overview,
      project_scope: scope,
      pricing_details: pricing ?? null,
      references_list: demo.references_list,
      product_perspective: demo.product_perspective,
    },
  });
}
