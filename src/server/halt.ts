import { DatabaseAway } from "./postgres/database-away.ts";

/** A start that cannot go on, said to the person in one sentence; `main.ts` prints it and exits with 1. */
export class Halt extends Error {
  override name = "Halt";
}

/** Of work that makes a database ready. */
export function haltIfAway(error: unknown): never {
  if (!(error instanceof DatabaseAway)) throw error;
  throw new Halt("The database went away while it was made ready; start again once it answers.", { cause: error });
}

/** Of a file that the setting `name` names. */
export function unreadable(name: string, path: string, error: unknown): Halt {
  const code = error instanceof Error && "code" in error ? ` (${error.code})` : "";
  return new Halt(`${name} names ${path}, which cannot be read${code}; correct the path or its permissions.`);
}

const ABOUT_FILES: Record<string, string> = {
  EACCES: "correct its permissions or set DATA_DIR",
  EPERM: "correct its permissions or set DATA_DIR",
  EROFS: "mount it writable or set DATA_DIR",
  ENOSPC: "make room on the disk or set DATA_DIR",
  EEXIST: "remove what is there or name another place",
  ENOTDIR: "name another place",
  EISDIR: "name another place",
  ELOOP: "name another place",
  ENAMETOOLONG: "name another place",
};

/** What ended a start, for the terminal: a sentence where a person can mend it, the whole error where only we can. */
export function lastWords(error: unknown): string {
  if (error instanceof Halt) return error.message;
  if (!(error instanceof Error)) return String(error);
  const advice = "code" in error ? ABOUT_FILES[String(error.code)] : undefined;
  if (advice === undefined || !("path" in error)) return error.stack ?? error.message;
  return unusable(error.path, "code" in error ? error.code : "", advice);
}

/** A path may hold signs that a terminal obeys. */
export function unusable(path: unknown, code: unknown, advice: string): string {
  return `${String(path).replace(/\p{C}+/gu, "?")} cannot be used (${code}); ${advice}.`;
}

/** An error's kind and the lines of code it came through: its words may be what somebody typed. */
export function whereabouts(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^ {4}at /.test(line));
  return { type: error.name, at: frames.map((line) => line.trim().slice(3)) };
}
