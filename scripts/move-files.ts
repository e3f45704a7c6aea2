import { join } from "node:path";
import { namesOf, told } from "#server/backup/told.ts";
import { lockData } from "#server/data-lock.ts";
import { readEnv } from "#server/env.ts";
import { Halt, lastWords } from "#server/halt.ts";
import { DATABASE } from "#server/homes/embedded.ts";
import { connect } from "#server/postgres/connect.ts";
import { startPostgres } from "#server/postgres/embedded.ts";
import { fileDrive } from "#server/storage/file-drive.ts";
import { moveFiles } from "#server/storage/move-files.ts";
import { checkedDrive } from "#server/storage/open-drive.ts";

/** Copies the files of DATA_DIR into the bucket, or with `--back` those of the bucket to DATA_DIR; nothing is removed. */
await main().catch((error: unknown) => {
  console.error(lastWords(told(error, "move the files")));
  process.exitCode = 1;
});

async function main() {
  const env = readEnv();
  if (env.SUPABASE_URL) throw new Halt("The files lie in Supabase's storage: there is nothing to move.");
  if (!env.S3_BUCKET) throw new Halt("Set S3_BUCKET and the other S3_* variables to where the files shall lie.");
  const bucket = await checkedDrive(env);
  const disk = fileDrive(join(env.DATA_DIR, "files"));
  const database = await openDatabase(env);
  const sql = connect(database.url, { max: 2 });
  try {
    const [from, to] = process.argv.includes("--back") ? [bucket.drive, disk] : [disk, bucket.drive];
    const { moved, there, missing } = await moveFiles({ sql, from, to });
    console.log(`${moved} files copied, ${there} were there already.`);
    if (missing.length === 0) return;
    console.error(`${missing.length} files are in neither place: ${namesOf(missing)}`);
    process.exitCode = 1;
  } finally {
    await sql.end();
    await database.close();
  }
}

/** In home 1 nobody else may use the data meanwhile: the server is stopped first. */
async function openDatabase(env: ReturnType<typeof readEnv>) {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, close: async () => {} };
  const lock = await lockData(env.DATA_DIR);
  const server = await startPostgres({ directory: env.DATA_DIR });
  return {
    url: server.url(DATABASE),
    close: async () => {
      await server.stop();
      await lock.release();
    },
  };
}
