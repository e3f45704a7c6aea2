import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import type { BodyRoom } from "#server/http/body-room.ts";
import { failureResponse } from "#server/http/failure-response.ts";
import { anonymous, type Identity, service } from "#server/http/identity.ts";
import { createLog } from "#server/log.ts";
import { connect } from "#server/postgres/connect.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import type { Drive } from "./drive.ts";
import { fileDrive } from "./file-drive.ts";
import { createStorage } from "./storage.ts";
import { sweepFiles } from "./sweep.ts";
import type { VirusScanner } from "./virus-scanner.ts";

export type StorageWorld = Awaited<ReturnType<typeof storageWorld>>;

/** The storage service over HTTP on a database of its own, with two buckets where everybody owns the folder named after them. */
export async function storageWorld(
  driveAt: (directory: string) => Drive = fileDrive,
  { scanner, room }: { scanner?: VirusScanner; room?: BodyRoom } = {},
) {
  const database = await createDatabase();
  const directory = await mkdtemp(join(tmpdir(), "storage-"));
  const { ownerUrl } = await prepareDatabase({ adminUrl: database.url });
  const sql = connect(ownerUrl, { max: 6 });
  await sql.unsafe(OWN_FOLDERS);
  const drive = driveAt(directory);
  const log = createLog("silent");
  const storage = createStorage({ sql, drive, scanner, secret: "a secret of the tests", log, ...(room ? { room } : {}) });
  const people = new Map<string, Identity>([
    ["anon", anonymous],
    ["service", service],
  ]);
  const accounts: Promise<unknown>[] = [];
  const listener = getRequestListener(async (request) => {
    await Promise.all(accounts);
    const name = request.headers.get("authorization")?.replace("Bearer ", "") ?? "anon";
    return storage.fetch(request, people.get(name) ?? anonymous).catch((error: unknown) => failureResponse(error, log));
  });
  const server = createServer(listener);
  const url = `http://127.0.0.1:${await listening(server)}`;

  function client(name: string) {
    return createClient(url, "anon", {
      global: { headers: { Authorization: `Bearer ${name}` } },
      auth: { persistSession: false },
    }).storage;
  }

  return {
    sql,
    ownerUrl,
    directory,
    storage,
    sweep: (age: number) => sweepFiles(sql, drive, age),
    url,
    client,
    person: () => {
      const id = randomUUID();
      accounts.push(sql`insert into auth.users (id) values (${id})`);
      people.set(id, { role: "authenticated", claims: { role: "authenticated", sub: id } });
      return { id, storage: client(id) };
    },
    files: async () => (await readdir(directory, { recursive: true })).filter((name) => /[0-9a-f-]{36}$/.test(name)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sql.end({ timeout: 1 });
      await database.drop();
      await rm(directory, { recursive: true });
    },
  };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

export const PNG = Uint8Array.from(
  Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64"),
);
export const PDF = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

const OWN = "(storage.foldername(name))[1] = current_setting('request.jwt.claims', true)::json ->> 'sub'";
const OWN_FOLDERS = `
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('shown', 'shown', true, 200000, null),
    ('hidden', 'hidden', false, 200000, array['image/*', 'application/pdf', 'text/plain']),
    ('letterbox', 'letterbox', false, 1000, array['application/pdf']);
  create policy own_select on storage.objects for select to authenticated using (bucket_id in ('shown', 'hidden') and ${OWN});
  create policy own_insert on storage.objects for insert to authenticated with check (bucket_id in ('shown', 'hidden') and ${OWN});
  create policy own_update on storage.objects for update to authenticated using (bucket_id in ('shown', 'hidden') and ${OWN});
  create policy own_delete on storage.objects for delete to authenticated using (bucket_id in ('shown', 'hidden') and ${OWN});
  create policy letters_insert on storage.objects for insert to anon with check (bucket_id = 'letterbox');
  create policy seen on storage.buckets for select to authenticated using (id in ('shown', 'hidden'));
`;
