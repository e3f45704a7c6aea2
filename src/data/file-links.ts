import { fileLinkSeconds, pathInBucket, type StoredFile } from "#domain/stored-files.ts";
import type { Db } from "./db.ts";
import { storageFailure, storageStatus } from "./storage-failure.ts";

/** An address that opens the file for five minutes, for whoever may read it now; where it never was one of ours, its own. */
export async function linkToFile(db: Db, { bucket, file }: { bucket: string; file: StoredFile }): Promise<string> {
  const path = pathInBucket(bucket, file);
  if (path === null) return file.url;
  const { data, error } = await db.storage.from(bucket).createSignedUrl(path, fileLinkSeconds);
  if (!error) return data.signedUrl;
  if (file.path === "" && storageStatus(error) === 404) return file.url;
  throw storageFailure(error);
}
