import { beforeAll, expect, test } from "vitest";
import { type Author, author, stranger, visitor } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { addDesignFile, listDesignConnections, removeDesignFile } from "./design-files.ts";
import { linkToFile } from "./file-links.ts";
import { saveSpecification } from "./specifications.ts";

let server: TestServer;
let writer: Author;
let outsider: Author;

beforeAll(async () => {
  server = await startServer();
  [writer, outsider] = await Promise.all([author(server), stranger(server)]);
});

const svg = () => new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "Logo.SVG", { type: "image/svg+xml" });
const folderOf = (person: Author, project_id: string) =>
  person.db.storage.from("design-files").list(`design-connections/${project_id}`);

test("a design image lies under its project and the time, is read by its team and removed by its path", async () => {
  const { db, project_id } = writer;
  const before = Date.now();
  const file = await addDesignFile(db, { project_id, file: svg() });
  expect(file).toMatchObject({ name: "Logo.SVG", type: "image/svg+xml", size: 41, url: expect.stringContaining(file.path) });
  const [, at] = new RegExp(`^design-connections/${project_id}/(\\d+)\\.svg$`).exec(file.path) ?? [];
  expect(Number(at)).toBeGreaterThanOrEqual(before);
  const link = await linkToFile(db, { bucket: "design-files", file });
  expect((await fetch(link)).status).toBe(200);
  for (const { db: other } of [visitor(server), outsider]) {
    await expect(linkToFile(other, { bucket: "design-files", file })).rejects.toMatchObject({ kind: "not_found" });
  }
  await removeDesignFile(db, { project_id, path: file.path });
  expect((await folderOf(writer, project_id)).data).toEqual([]);
});

test("outsiders neither add nor remove a project's design images", async () => {
  const { db, project_id } = writer;
  await expect(addDesignFile(outsider.db, { project_id, file: svg() })).rejects.toMatchObject({ kind: "forbidden" });
  const file = await addDesignFile(db, { project_id, file: svg() });
  await removeDesignFile(outsider.db, { project_id, path: file.path }).catch(() => {});
  expect((await folderOf(writer, project_id)).data).toHaveLength(1);
});

test("a file that is no image the bucket takes is refused in the server's words", async () => {
  const file = new File(["BM"], "old.bmp", { type: "image/bmp" });
  await expect(addDesignFile(writer.db, { project_id: writer.project_id, file })).rejects.toMatchObject({
    message: expect.stringContaining("image/bmp"),
  });
});

test("every version's design connections are listed to its members alone", async () => {
  const { db, project_id } = writer;
  const design_connections = { figma_links: ["a"], inspiration_links: [], design_files: [] };
  await saveSpecification(db, { project_id, version: "0.1", words: { design_connections } });
  await saveSpecification(db, { project_id, version: "0.2", words: { design_connections: null } });
  const listed = await listDesignConnections(db, { project_id });
  expect(listed.toSorted((a, b) => a.version.localeCompare(b.version))).toEqual([
    { version: "0.1", design_connections },
    { version: "0.2", design_connections: null },
  ]);
  expect(await listDesignConnections(outsider.db, { project_id })).toEqual([]);
});
