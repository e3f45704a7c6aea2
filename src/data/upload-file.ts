import { StorageApiError } from "@supabase/supabase-js";
import { Failure } from "#domain/failure.ts";
import type { Db } from "./db.ts";
import { storageFailure } from "./storage-failure.ts";

/** How much of a file has gone out, from 0 to 1. */
export type OnProgress = (sent: number) => void;

export type Upload = {
  bucket: string;
  path: string;
  file: File;
  /** What it is stored as, where the browser knows no better. */
  type: string;
  onProgress?: OnProgress | undefined;
};

/** Stores a file at a new path as the caller, never over another; asks for leave first, then sends the bytes. */
export async function uploadFile(db: Db, { bucket, path, file, type, onProgress }: Upload) {
  const files = db.storage.from(bucket);
  const { data: leave, error } = await files.createSignedUploadUrl(path);
  if (error) throw storageFailure(error);
  const form = new FormData();
  form.append("cacheControl", "3600");
  form.append("", file.slice(0, file.size, type), file.name);
  const { status, body } = await put(leave.signedUrl, form, onProgress);
  if (status < 200 || status > 299) throw storageFailure(refusalOf(status, body));
  return { path: leave.path, url: files.getPublicUrl(leave.path).data.publicUrl };
}

type Answer = { status: number; body: string };
const headers = { "x-upsert": "false" };

/** Only this kind of request tells how far it is; a server has none and nobody to tell. */
async function put(url: string, form: FormData, onProgress: OnProgress = () => {}): Promise<Answer> {
  if (typeof XMLHttpRequest === "undefined") {
    const answer = await fetch(url, { method: "PUT", headers, body: form }).catch((cause: unknown) => {
      throw brokenOff(cause);
    });
    return { status: answer.status, body: await answer.text() };
  }
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    for (const failed of ["error", "abort", "timeout"]) request.addEventListener(failed, () => reject(brokenOff(failed)));
    request.send(form);
  });
}

function brokenOff(cause: unknown) {
  return new Failure("unavailable", "The connection failed. Check your network and try again.", { cause });
}

function refusalOf(status: number, body: string) {
  const { message, statusCode } = fieldsOf(body);
  return new StorageApiError(message ?? "", status, statusCode || String(status));
}

function fieldsOf(body: string): { message?: string; statusCode?: string } {
  try {
    const answer: unknown = JSON.parse(body);
    const field = (name: string) => {
      const value: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
      return typeof value === "string" ? value : "";
    };
    return { message: field("message"), statusCode: field("statusCode") };
  } catch {
    return {};
  }
}
