import { parseArgs } from "node:util";
import { addProjectDocument } from "#data/files.ts";
import { addOrganization } from "#data/organizations.ts";
import { keeper } from "#tests/backup/keeper.ts";
import { demoProjects } from "./demo-projects.ts";
import { fillDemo } from "./fill-demo.ts";
import { newPerson, openInstance } from "./instance.ts";

/** Fills a fresh instance with what a release's backup holds: a person, an organization, a drafted project and a document. */
const address = parseArgs({ allowPositionals: true }).positionals[0] ?? "http://127.0.0.1:3000";
const { db, id } = await newPerson(await openInstance(address), keeper);
const { id: organization_id } = await addOrganization(db, { name: "Released", created_by: id });
const [demo] = demoProjects;
if (!demo) throw new Error("There is no demo project.");
const project_id = await fillDemo(db, organization_id, demo);
await addProjectDocument(db, {
  project_id,
  file: new File(["Boxes are ordered until Wednesday noon."], "notes.txt", { type: "text/plain" }),
});
console.log("Filled. Now: npm run backup -- src/tests/backup/releases/VERSION.zip");
