import * as z from "zod";
import type { ToldAcceptance } from "#domain/acceptance.ts";
import type { Beside, BesideKind } from "#domain/export/exported.ts";
import { readLogo } from "#domain/logo.ts";
import type { ProgressReport } from "#domain/progress.ts";
import { sourceKinds } from "#domain/sources.ts";
import { storedCompleteness } from "./completeness.ts";
import { type Db, unwrap } from "./db.ts";
import { storedQuality } from "./quality.ts";

const stored = z.object({
  logo: z.string().nullable(),
  changes: z.record(z.string(), z.string()).nullable(),
  reports: z.array(z.custom<ProgressReport>()).nullable(),
  acceptance: z.custom<ToldAcceptance>().nullable(),
  completeness: storedCompleteness.nullable(),
  quality: storedQuality.nullable(),
  origins: z.record(z.string(), z.object({ accepted: z.boolean(), sources: z.array(z.enum(sourceKinds)) })).nullable(),
});

/** What a file says beside the words of a version, as far as it is wanted. */
export async function readBesideOf(
  db: Db,
  { wanted, ...place }: { project_id: string; version: string; wanted: readonly BesideKind[] },
): Promise<Beside> {
  if (wanted.length === 0) return {};
  return besideOf(unwrap(await db.rpc("read_beside", { ...place, wanted: [...wanted] }, { get: true })));
}

/** The same as the database answers it. */
export function besideOf(answered: unknown): Beside {
  const { logo, changes, reports, acceptance, completeness, quality, origins } = stored.parse(answered);
  return {
    logo: readLogo(logo),
    ...(changes ? { changes: new Map(Object.entries(changes)) } : {}),
    ...(reports ? { reports } : {}),
    ...(acceptance ? { acceptance } : {}),
    ...(completeness ? { completeness } : {}),
    ...(quality ? { quality } : {}),
    ...(origins ? { origins: new Map(Object.entries(origins)) } : {}),
  };
}
