import { type DesignFile, designFilePath, designFilesBucket } from "#domain/design-connections.ts";
import { projectOfPath } from "#domain/stored-files.ts";
import type { Db } from "./db.ts";
import { unwrap } from "./db.ts";
import { storageFailure } from "./storage-failure.ts";
import type { OnProgress } from "./upload-file.ts";
import { uploadTimed } from "./upload-timed.ts";

/** Stores an image among the project's designs and hands back what the specification remembers of it. */
export async function addDesignFile(
  db: Db,
  { project_id, file, onProgress }: { project_id: string; file: File; onProgress?: OnProgress },
): Promise<DesignFile> {
  const { name, type, size } = file;
  const pathAt = (at: number) => designFilePath({ project_id, name, type, at });
  const { path, url } = await uploadTimed(db, { bucket: designFilesBucket, pathAt, file, type, onProgress });
  return { name: name.slice(-300), path, url, type: type.slice(0, 200), size };
}

/** Takes an image of the project from the storage; what a row names beside those stays. */
export async function removeDesignFile(db: Db, { project_id, path }: { project_id: string; path: string }) {
  if (projectOfPath(path) !== project_id) return;
  const { error } = await db.storage.from(designFilesBucket).remove([path]);
  if (error) throw storageFailure(error);
}

/** Every version's design connections, as they are stored; versions share the images they were copied with. */
export async function listDesignConnections(db: Db, { project_id }: { project_id: string }) {
  return unwrap(await db.from("specifications").select("version, design_connections").eq("project_id", project_id));
}
