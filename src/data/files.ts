import { StorageApiError } from "@supabase/supabase-js";
import { Failure, failureKindOf } from "#domain/failure.ts";
import {
  projectDocumentMaxBytes,
  projectDocumentMediaType,
  projectDocumentPath,
  projectDocumentsBucket,
} from "#domain/project-documents.ts";
import type { ProjectDocument } from "#domain/questionnaires.ts";
import type { Db } from "./db.ts";

/** Stores the file among the project's documents and hands back what a questionnaire remembers of it. */
export async function addProjectDocument(
  db: Db,
  { project_id, file }: { project_id: string; file: File },
): Promise<ProjectDocument> {
  await ensureProjectDocuments(db);
  const bucket = db.storage.from(projectDocumentsBucket);
  const type = projectDocumentMediaType(file.name) ?? file.type;
  const { data, error } = await bucket.upload(projectDocumentPath({ project_id, name: file.name, at: Date.now() }), file, {
    cacheControl: "3600",
    upsert: false,
    contentType: type,
  });
  if (error) throw storageFailure(error);
  const { publicUrl } = bucket.getPublicUrl(data.path).data;
  return { name: file.name.slice(-300), path: data.path, url: publicUrl, type, size: file.size };
}

export async function removeProjectDocument(db: Db, { path }: { path: string }) {
  const { error } = await db.storage.from(projectDocumentsBucket).remove([path]);
  if (error) throw storageFailure(error);
}

/** The file behind an address; `not_found` when it is gone, `unavailable` when the transfer broke. */
export async function readFileAt({ url }: { url: string }): Promise<Blob> {
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
  if (statusOf(error) !== 404) throw storageFailure(error);
  const made = await db.storage.createBucket(projectDocumentsBucket, { public: true, fileSizeLimit: projectDocumentMaxBytes });
  if (made.error && statusOf(made.error) !== 409) throw storageFailure(made.error);
}

/** The service's own status; on the wire it may come as a plain 400. */
function statusOf(error: Error) {
  return error instanceof StorageApiError ? Number(error.statusCode) || error.status : 0;
}

export function storageFailure(error: Error): Failure {
  const status = statusOf(error);
  if (status === 0) {
    return new Failure("unavailable", "The connection failed. Check your network and try again.", { cause: error });
  }
  return new Failure(failureKindOf(status), error.message, { cause: error });
}
