import { statfs } from "node:fs/promises";
import { Gauge } from "prom-client";
import type { ServerContext } from "#server/http/app.ts";
import { VERSION } from "#server/version.ts";
import { ofInstance } from "./metrics.ts";

/** Summing up all files reads the whole table of them. */
const FRESH_MS = 60_000;
const registers = [ofInstance];

const free = new Gauge({
  name: "product_architect_disk_free_bytes",
  help: "Room left for this server on the disk of DATA_DIR.",
  registers,
});
const size = new Gauge({ name: "product_architect_disk_size_bytes", help: "Size of the disk of DATA_DIR.", registers });
const data = new Gauge({
  name: "product_architect_data_bytes",
  help: "What is kept: the database, and the files people brought.",
  labelNames: ["kind"],
  registers,
});
new Gauge({ name: "product_architect_build_info", help: "What runs.", labelNames: ["version", "node"], registers }).set(
  { version: VERSION, node: process.version },
  1,
);

export type Room = { disk: { free: number; size: number } | undefined; database: number | undefined; files: number | undefined };

/** How much room there is, and how much is used. What is not known is left out, of the figures too. */
export function createRoom({ env, backend }: Pick<ServerContext, "env" | "backend">): { measure(): Promise<Room> } {
  let kept: { at: number; used: ReturnType<typeof readUsed> } | undefined;

  return {
    async measure() {
      const disk = await readDisk();
      if (!kept || performance.now() - kept.at >= FRESH_MS) kept = { at: performance.now(), used: readUsed() };
      const used = await kept.used;
      if (disk) {
        free.set(disk.free);
        size.set(disk.size);
      }
      if (used.database !== undefined) data.set({ kind: "database" }, used.database);
      if (used.files !== undefined) data.set({ kind: "files" }, used.files);
      return { disk, ...used };
    },
  };

  async function readDisk() {
    const found = await statfs(env.DATA_DIR).catch(() => undefined);
    return found && { free: found.bavail * found.bsize, size: found.blocks * found.bsize };
  }

  async function readUsed(): Promise<Pick<Room, "database" | "files">> {
    const { sql } = backend;
    if (!sql) return { database: undefined, files: undefined };
    const [row] = await sql<{ database: string; files: string }[]>`
      select pg_database_size(current_database())::text as database,
        (select coalesce(sum((metadata->>'size')::bigint), 0)::text from storage.objects) as files`.catch(() => []);
    return { database: row && Number(row.database), files: row && Number(row.files) };
  }
}
