import { service } from "#server/http/identity.ts";
import { createLog } from "#server/log.ts";
import { connect } from "#server/postgres/connect.ts";
import { fileDrive } from "./file-drive.ts";
import { createStorage } from "./storage.ts";

/** A process that uploads until it is killed, and says which uploads were acknowledged. */
const [url = "", directory = "", run = ""] = process.argv.slice(2);
const storage = createStorage({
  sql: connect(url, { max: 4 }),
  drive: fileDrive(directory),
  secret: "crash",
  log: createLog("silent"),
});

async function write(lane: number) {
  for (let count = 0; ; count++) {
    const replaced = count % 3 === 0;
    const name = replaced ? `crash/${lane}-again` : `crash/${run}-${lane}-${count}`;
    const body = `${run} ${lane} ${count} `.repeat(2000);
    const headers = { "Content-Type": "text/plain", "x-upsert": String(replaced) };
    const response = await storage.fetch(
      new Request(`http://localhost/storage/v1/object/hidden/${name}`, { method: "POST", headers, body }),
      service,
    );
    if (response.status !== 200) throw new Error(await response.text());
    process.stdout.write(`${name}\n`);
  }
}

await Promise.all([1, 2, 3].map(write));
