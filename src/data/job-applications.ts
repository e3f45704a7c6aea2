import { cvBucket, cvMediaType, cvPath, type JobApplicationInput } from "#domain/job-applications.ts";
import { type Db, unwrap } from "./db.ts";
import { storageFailure } from "./storage-failure.ts";

type NewJobApplication = JobApplicationInput & { position: string; cv: File };

/** Stores the CV, and only then the application that names it. */
export async function addJobApplication(db: Db, { name, email, telephone, position, cv }: NewJobApplication) {
  const path = cvPath({ name: cv.name, at: Date.now(), random: random() });
  const type = cvMediaType(cv.name) ?? cv.type;
  const { data, error } = await db.storage.from(cvBucket).upload(path, cv, { contentType: type });
  if (error) throw storageFailure(error);
  const files = { cv_file_path: data.path, cv_file_name: cv.name.slice(-255) };
  unwrap(await db.from("job_applications").insert({ name, email, telephone, position, ...files }));
}

function random() {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
