import { strToU8, zipSync } from "fflate";
import type { Exported } from "#domain/export/exported.ts";
import { reqifFile } from "#domain/export/reqif/reqif.ts";

/** The `.reqifz` archive: equal projects give equal bytes but for the time. */
export function writeReqif(exported: Exported): Uint8Array {
  return zipSync({ "specification.reqif": strToU8(reqifFile(exported)) }, { level: 6, mtime: exported.generated_at });
}
