import { beforeAll, expect, test } from "vitest";
import { insertRow } from "#tests/support/insert-row.ts";
import { type Author, author, join, type Person, person, startProject, stranger } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { readDocumentBeginning } from "./document-beginning.ts";
import { getProject } from "./projects.ts";
import { listQuestionnaires } from "./questionnaires.ts";
import { countRows } from "./rows.ts";
import { getSpecification, listVersions, saveSpecification } from "./specifications.ts";

let server: TestServer;
let ada: Author;
let viewer: Person;
let outsider: Author;
beforeAll(async () => {
  server = await startServer();
  [ada, outsider, viewer] = await Promise.all([author(server), stranger(server), person(server)]);
  await join(server, { organization_id: ada.organization_id, user_id: viewer.id, role: "viewer" });
});

test("what a document begins with is one answer, as each part is read by itself, and nothing for whoever may not see it [SPEED-20]", async () => {
  const { sql } = server.database;
  const project_id = await startProject(ada, ada.organization_id);
  const quay = await insertRow(sql, "pages", { project_id, name: "Quay" }, ["id"]);
  await insertRow(sql, "pages", { project_id, name: "Empty" }, ["id"]);
  const board = await insertRow(sql, "sections", { page_id: quay?.id, name: "Board", order_index: 0 }, ["id"]);
  const [page_id, section_id] = [quay?.id, board?.id];
  const rows = Array.from({ length: 60 }, (_, at) => ({ project_id, name: `Berth ${at + 1}`, page_id, section_id }));
  await ada.db.from("features").insert(rows).throwOnError();
  await ada.db.from("questionnaires").insert({ project_id, project_description: "Boats find a berth." }).throwOnError();
  const project = await getProject(ada.db, { id: project_id });
  const place = { project_id, version: project.version ?? "1" };
  await saveSpecification(ada.db, { ...place, words: { project_overview: "Berths are kept." } });

  const read = await readDocumentBeginning(ada.db, { project_id });
  expect(read).toMatchObject({
    project: await getProject(ada.db, { id: project_id }),
    role: "admin",
    specification: await getSpecification(ada.db, place),
    versions: await listVersions(ada.db, { project_id }),
    counts: await countRows(ada.db, { project_id }),
    pages: [{ id: page_id, name: "Quay", sections: [{ id: section_id, name: "Board" }] }],
  });
  expect(read?.questionnaires).toMatchObject(await listQuestionnaires(ada.db, { project_id }));
  expect(read?.features.map(({ name }) => name)).toEqual(rows.slice(0, 48).map(({ name }) => name));
  expect(read?.features[0]).toMatchObject({ number: 1, page_id, section_id });
  expect((await readDocumentBeginning(viewer.db, { project_id }))?.role).toBe("viewer");
  expect(await readDocumentBeginning(outsider.db, { project_id })).toBeNull();
});
