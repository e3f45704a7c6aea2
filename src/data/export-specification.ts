import type * as z from "zod";
import { exportSpecification } from "#domain/export/export-specification.ts";
import { Failure } from "#domain/failure.ts";
import type { Db } from "./db.ts";
import { invoke, unsaid } from "./functions.ts";

/** A specification, or a part of it, as a file of one format. */
export async function readExport(db: Db, input: z.input<typeof exportSpecification.input>, signal?: AbortSignal): Promise<Blob> {
  const headers = { accept: "application/octet-stream" };
  const said = await invoke(db, exportSpecification.name, input, { signal, headers });
  if (!(said instanceof Blob)) throw new Failure("unavailable", unsaid);
  return said;
}
