import { StorageApiError } from "@supabase/supabase-js";
import { Halt } from "#server/halt.ts";
import { isNoRoom } from "#server/no-room.ts";
import { driverFailure, sqlState } from "#server/postgres/failures.ts";
import { FilesAway } from "#server/storage/drive.ts";

/** A backup whose content is not what it says. */
export class Unfit extends Error {
  override name = "Unfit";
}

/** What ended a restore once its rows were kept. */
export class Unfinished extends Error {
  override name = "Unfinished";

  constructor(cause: unknown) {
    const why = plain(cause instanceof FilesAway ? cause.cause : cause);
    super(`The rows are restored, but what comes after them ended (${why}); mend that and restore again with --replace.`, {
      cause,
    });
    this.stack = `${this.message}\n${cause instanceof Error ? cause.stack : ""}`;
  }
}

type Work = "back up" | "restore" | "move the files";

/** Of work an operator began, what ended it as one sentence that says what to do, or as it is where only we can mend it. */
export function told(error: unknown, work: Work): unknown {
  const sentence = sentenceOf(error, work);
  return sentence === undefined ? error : new Halt(sentence, { cause: error });
}

function sentenceOf(error: unknown, work: Work): string | undefined {
  if (error instanceof Halt || !(error instanceof Error)) return undefined;
  if (error instanceof Unfinished) return told(error.cause, work) instanceof Halt ? error.message : undefined;
  if (isNoRoom(error)) return `There is no room left on a disk; make some and ${work} again.`;
  if (error instanceof FilesAway) {
    return `The files cannot be reached (${plain(error.cause)}); correct S3_… or wait until their store answers, and ${work} again.`;
  }
  if (error instanceof StorageApiError) return `The Supabase's storage said no (${plain(error)}); mend that and ${work} again.`;
  if (error instanceof Unfit)
    return `This backup cannot be restored (${plain(error)}) and nothing of it was kept; use another one.`;
  const state = sqlState(error);
  if (state === "42501")
    return `The database does not let us (${plain(error)}); sign in as the owner of its tables and ${work} again.`;
  if (state === "53200")
    return `The database has no memory for it (${plain(error)}); give it more and ${work} again${work === "restore" ? ", or use another backup" : ""}.`;
  if (isAway(error) || /^(2[58]|40|5[3578])/.test(state ?? "")) {
    return `The database did not go on (${plain(error)}); see that it answers and ${work} again.`;
  }
  return undefined;
}

/** Of the driver's errors without a state, those of the connection. */
function isAway(error: Error) {
  const state = sqlState(error);
  if (state !== undefined) return driverFailure(error) !== error;
  const code = "code" in error ? String(error.code) : "";
  return error.name === "DatabaseAway" || /^Connection terminated/.test(error.message) || /^E(CONN|PIPE|TIMEDOUT)/.test(code);
}

/** What others wrote, in signs that a terminal does not obey. */
export function plain(said: unknown): string {
  const words = said instanceof Error ? said.message || said.name : String(said);
  return words.slice(0, 200).replace(/[^\x20-\x7e]+/g, "?");
}

/** Files that rows name, which others may have written. */
export function namesOf(versions: string[]): string {
  return versions.map((version) => version.slice(0, 40).replace(/[^\w./-]/g, "?")).join(", ");
}
