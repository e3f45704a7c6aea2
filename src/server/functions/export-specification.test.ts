import { expect, test } from "vitest";
import { listAuditEvents } from "#data/audit-events.ts";
import { readExport } from "#data/export-specification.ts";
import { cloneSpecification, saveSpecification } from "#data/specifications.ts";
import { exportSpecification } from "#domain/export/export-specification.ts";
import { describedFormats, exportFormats } from "#domain/export/formats.ts";
import { writtenFormats } from "#server/export/writers.ts";
import { author, join, type Person, person, stranger } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();

const ask = ({ token }: Pick<Person, "token">, body: object) =>
  fetch(`${server.url}/functions/v1/${exportSpecification.name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("a viewer takes a project along in every format that is offered, a stranger gets nothing, and the audit log says who did [EXPORT-1]", async () => {
  const ada = await author(server);
  const { db, project_id, organization_id } = ada;
  await db.from("projects").update({ name: 'Hafen "Süd"\r\n' }).eq("id", project_id).throwOnError();
  await saveSpecification(db, { project_id, version: "0.1", words: { project_overview: "Boats in Süd." } });
  const bo = await person(server);
  await join(server, { organization_id, user_id: bo.id, role: "viewer" });
  for (const format of exportFormats) {
    const { extension, media_type } = describedFormats[format];
    const answer = await ask(bo, { projectId: project_id, format });
    expect(answer.status, format).toBe(200);
    expect(answer.headers.get("content-type")?.split(";")[0]).toBe(media_type);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-disposition")).toMatch(
      new RegExp(
        `^attachment; filename="hafen-sud-srs-v0\\.1[a-z-]*\\.${extension}"; filename\\*=UTF-8''hafen-sud-srs-v0\\.1[a-z-]*\\.${extension}$`,
      ),
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length, format).toBeGreaterThan(20);
    if (format === "markdown") expect(new TextDecoder().decode(bytes)).toContain("Boats in Süd.");
  }
  expect((await readExport(bo.db, { projectId: project_id, format: "xlsx" })).size).toBeGreaterThan(1000);
  const { events } = await listAuditEvents(db, { organization_id, filter: { area: "export" }, after: null });
  expect(new Set(events.map(({ actor_label }) => actor_label))).toEqual(new Set([bo.email]));
  expect(events).toHaveLength(exportFormats.length + 1);
  expect(events.at(-1)?.details).toMatchObject({ what: "specification", format: exportFormats[0] });
  const refused = await ask(await stranger(server), { projectId: project_id, format: "markdown" });
  expect(refused.status).toBe(404);
  expect(await refused.text()).not.toContain("Süd");
  expect(new Set(writtenFormats)).toEqual(new Set(exportFormats));
});

test("a version is exported as it was left, and what is not there is refused by its name [EXPORT-2] [EXPORT-4]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  await db.from("user_classes").insert({ project_id, name: "Skipper" }).throwOnError();
  await saveSpecification(db, { project_id, version: "0.1", words: { project_overview: "As it was." } });
  await cloneSpecification(db, { project_id, new_version: "0.2" });
  await saveSpecification(db, { project_id, version: "0.2", words: { project_overview: "As it is." } });
  await db.from("user_classes").update({ name: "Captain" }).eq("project_id", project_id).throwOnError();
  const asked = { projectId: project_id, format: "markdown" as const };
  const left = await (await readExport(db, { ...asked, version: "0.1" })).text();
  expect(left).toContain("As it was.");
  expect(left).toContain("Skipper");
  expect(left).toContain("Version: 0.1");
  const now = await (await readExport(db, asked)).text();
  expect(now).toContain("As it is.");
  expect(now).not.toContain("Skipper");

  const said = async (more: object) => {
    const answer = await ask(ada, { ...asked, ...more });
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };
  expect(await said({ version: "9" })).toEqual([404, "This project has no version of that name. Choose another one."]);
  expect(await said({ part: { chapters: ["3.77"] } })).toEqual([400, "This document has no chapter 3.77. Choose another one."]);
  expect(await said({ part: { rows: ["UC-1", "US-99"] } })).toEqual([
    400,
    "US-99 is not in this version. Leave it out and try again.",
  ]);
  expect((await said({ format: "papyrus" }))[1]).toMatch(/at "format": choose one of .*markdown, html, json/);
  expect((await said({ part: { rows: ["../etc"] } }))[0]).toBe(400);
});

test("a project's key exports that project, and no other [EXPORT-11]", async () => {
  const ada = await author(server);
  const { project_id } = ada;
  await saveSpecification(ada.db, { project_id, version: "0.1", words: { project_overview: "Boats." } });
  const made = await addKey(ada, project_id);
  const file = await ask({ token: made.token }, { projectId: project_id, format: "markdown", part: { chapters: ["1.1"] } });
  expect(file.status).toBe(200);
  expect(await file.text()).toContain("Boats.");
  const other = await author(server);
  const refused = await ask({ token: made.token }, { projectId: other.project_id, format: "markdown" });
  expect([refused.status, await refused.json()]).toMatchObject([404, { message: "This key opens another project." }]);
});
