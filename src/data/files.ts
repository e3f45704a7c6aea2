import { Failure } from "#domain/failure.ts";
import {
  projectDocumentMaxBytes,
  projectDocumentMediaType,
  projectDocumentMediaTypes,
  projectDocumentPath,
  projectDocumentsBucket,
} from "#domain/project-documents.ts";
import type { ProjectDocument } from "#domain/questionnaires.ts";
import { pathInBucket, projectOfPath, type StoredFile } from "#domain/stored-files.ts";
import { type Db, unwrap } from "./db.ts";
import { storageFailure, storageStatus } from "./storage-failure.ts";
import type { OnProgress } from "./upload-file.ts";
import { uploadTimed } from "./upload-timed.ts";

/** Stores the file among the project's documents and hands back what a questionnaire remembers of it. */
export async function addProjectDocument(
  db: Db,
  { project_id, file, onProgress }: { project_id: string; file: File; onProgress?: OnProgress },
): Promise<ProjectDocument> {
  await ensureProjectDocuments(db);
  const type = projectDocumentMediaType(file.name) ?? file.type;
  const pathAt = (at: number) => projectDocumentPath({ project_id, name: file.name, at });
  const { path, url } = await uploadTimed(db, { bucket: projectDocumentsBucket, pathAt, file, type, onProgress });
  return { name: file.name.slice(-300), path, url, type, size: file.size };
}

/** What a questionnaire remembers, read with the caller's rights; `not_found` when it is gone. */
export async function readStoredDocument(db: Db, document: StoredFile): Promise<Blob> {
  const path = pathInBucket(projectDocumentsBucket, document);
  return path === null ? readFileAt(document) : readProjectDocument(db, { path });
}

/** A project's document with the caller's rights. */
export async function readProjectDocument(db: Db, { path }: { path: string }): Promise<Blob> {
  const { data, error } = await db.storage.from(projectDocumentsBucket).download(path);
  if (error) throw storageFailure(error);
  return data;
}

/** Takes a document of the project from the storage that no questionnaire names; one that is named goes with the save that lets go of it. */
export async function removeProjectDocument(db: Db, { project_id, path }: { project_id: string; path: string }) {
  if (projectOfPath(path) !== project_id) return;
  const named = db
    .from("questionnaires")
    .select("id")
    .eq("project_id", project_id)
    .contains("project_documents", JSON.stringify([{ path }]));
  if (unwrap(await named.limit(1)).length > 0) return;
  const { error } = await db.storage.from(projectDocumentsBucket).remove([path]);
  if (error) throw storageFailure(error);
}

/** The file behind an address; `not_found` when it is gone, `unavailable` when the transfer broke. */
async function readFileAt({ url }: { url: string }): Promise<Blob> {
  const broken = (cause: unknown) =>
    new Failure("unavailable", "The download broke off. Check your network and try again.", { cause });
  const answer = await fetch(url).catch((cause: unknown) => {
    throw broken(cause);
  });
  if (answer.status >= 500) throw broken(answer.status);
  if (!answer.ok) throw new Failure("not_found", "This file is gone from the storage.");
  return answer.blob().catch((cause: unknown) => {
    throw broken(cause);
  });
}

async function ensureProjectDocuments(db: Db) {
  const { error } = await db.storage.getBucket(projectDocumentsBucket);
  if (!error) return;
  if (storageStatus(error) !== 404) throw storageFailure(error);
  const made = await db.storage.createBucket(projectDocumentsBucket, {
    public: false,
    fileSizeLimit: projectDocumentMaxBytes,
    allowedMimeTypes: [...projectDocumentMediaTypes],
  });
  if (made.error && storageStatus(made.error) !== 409) throw storageFailure(made.error);
}
