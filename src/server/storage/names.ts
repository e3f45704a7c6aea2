import { failures } from "./failure.ts";

const ASCII_OUTSIDE = /[^\w/!\-.*'() &$@=;:+,?\u0080-\u{10ffff}]/u;
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/u;
const ROUTE_WORDS = ["public", "authenticated", "info", "sign", "upload", "list", "list-v2", "move", "copy"];

/** An object's path within its bucket, safe to keep, to show and to put in an address; files on disk never bear it. */
export function checkObjectName(name: string): string {
  const fine =
    name !== "" &&
    Buffer.byteLength(name) <= 1024 &&
    !ASCII_OUTSIDE.test(name) &&
    !INVISIBLE.test(name) &&
    name.split("/").every((part) => part.trim() !== "" && part !== "." && part !== "..");
  if (!fine) throw failures.invalidName();
  return name;
}

export function checkBucketName(name: string): string {
  if (!/^[A-Za-z0-9][\w.-]{0,62}$/.test(name) || name.includes("..") || ROUTE_WORDS.includes(name))
    throw failures.invalidBucketName();
  return name;
}

/** A part of an address as its text; what cannot be decoded names nothing. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw failures.invalidName();
  }
}
