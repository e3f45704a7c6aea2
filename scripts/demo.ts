import { randomBytes } from "node:crypto";
import { acceptInvitation, addOrganizationInvitation } from "#data/organization-invitations.ts";
import { addOrganization } from "#data/organizations.ts";
import { changeProfile } from "#data/profiles.ts";
import { demoProjects } from "./demo-projects.ts";
import { fillDemo } from "./fill-demo.ts";
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
  const instance = await openInstance(address, process.argv[3]);
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
    await fillDemo(ada.db, organization.id, project);
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
