import type { WaitlistInput } from "#domain/waitlist.ts";
import { type Db, unwrap } from "./db.ts";

/** An address that waits already is a `conflict` with code 23505. */
export async function addWaitlistEntry(db: Db, { email }: WaitlistInput) {
  unwrap(await db.from("waitlist").insert({ email }));
}
