import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "#server/postgres/connect.ts";
import { startPostgres } from "#server/postgres/embedded.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { databaseTypes } from "./database-types.ts";

const FILE = "src/data/database.types.ts";

const directory = await mkdtemp(join(tmpdir(), "database-types-"));
const server = await startPostgres({ directory, flags: ["-c", "fsync=off"] });
try {
  await prepareDatabase({ adminUrl: server.url("postgres"), owner: "postgres" });
  const sql = connect(server.url("postgres"), { max: 1 });
  const written = await databaseTypes(sql);
  await sql.end();
  if (!process.argv.includes("--check")) await writeFile(FILE, written);
  else if ((await readFile(FILE, "utf8")) !== written) {
    console.error(`${FILE} is not what the migrations make; run \`npm run db:types\`.`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
