import { type Db, unwrap } from "./db.ts";

/** Where the caller is signed in, this session first, then the most recently seen. */
export async function listMySessions(db: Db) {
  return unwrap(await db.rpc("get_my_sessions"));
}
export type MySession = Awaited<ReturnType<typeof listMySessions>>[number];

/** Signs the caller out in one place. */
export async function removeMySession(db: Db, { id }: { id: string }) {
  unwrap(await db.rpc("end_my_session", { session_id: id }));
}

/** Everything that belongs to the account rather than to a team. */
export async function getMyData(db: Db) {
  return unwrap(await db.rpc("get_my_data"));
}

/** Deletes the caller's account for good; `email` is its address, typed once more. */
export async function removeMyAccount(db: Db, { email }: { email: string }) {
  unwrap(await db.rpc("delete_my_account", { email }));
}
