import { inetAddress, userAgent } from "#server/auth/request.ts";
import type { Identity } from "#server/http/identity.ts";
import type { Context, Target } from "./context.ts";

/** Keeps who sent an infected file where: in the log of the organization it was meant for, and in that of accounts for other files. */
export function noteInfected(
  { sql, log, request }: Context,
  { claims }: Identity,
  { bucket, name }: Target,
  virus: string,
): void {
  log.warn({ bucket, virus }, "an infected file was refused");
  const path = `${bucket}/${name}`;
  sql`select private.note_infected(${claims.sub ?? null}, ${path}, ${virus}, ${inetAddress(request)}, ${userAgent(request)})`.catch(
    (error: unknown) => log.error({ err: error }, "an infected file could not be written into the audit log"),
  );
}
