import { type DesignFile, designFilePath, designFilesBucket } from "#domain/design-connections.ts";
import type { Db } from "./db.ts";
import { unwrap } from "./db.ts";
import { storageFailure } from "./files.ts";

/** Stores an image among the project's designs and hands back what the specification remembers of it. */
export async function addDesignFile(db: Db, { project_id, file }: { project_id: string; file: File }): Promise<DesignFile> {
  const path = designFilePath({ project_id, name: file.name, type: file.type, at: Date.now() });
  const { data, error } = await db.storage.from(designFilesBucket).upload(path, file, { contentType: file.type });
  if (error) throw storageFailure(error);
  const url = designFileUrl(db, data);
  return { name: file.name.slice(-300), path: data.path, url, type: file.type.slice(0, 200), size: file.size };
}

/** The address everybody can read a design file at. */
export function designFileUrl(db: Db, { path }: { path: string }): string {
  return db.storage.from(designFilesBucket).getPublicUrl(path).data.publicUrl;
}

export async function removeDesignFile(db: Db, { path }: { path: string }) {
  const { error } = await db.storage.from(designFilesBucket).remove([path]);
  if (error) throw storageFailure(error);
}

/** Every version's design connections, as they are stored; versions share the images they were copied with. */
export async function listDesignConnections(db: Db, { project_id }: { project_id: string }) {
  return unwrap(await db.from("specifications").select("version, design_connections").eq("project_id", project_id));
}
