/** Said where the disk is full: nothing anybody typed is at fault. */
export const NO_ROOM = "There is no room left on the server's disk. Nothing was kept; try again later.";

/** The system's words for a full disk or quota, and PostgreSQL's. */
const CODES = new Set<unknown>(["ENOSPC", "EDQUOT", "53100"]);

export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && "code" in error && CODES.has(error.code);
}
