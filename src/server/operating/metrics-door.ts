import type { BackupState } from "#domain/instance.ts";
import { sameText } from "#server/auth/tokens.ts";
import { stateOf } from "#server/backup/last-backup.ts";
import type { ServerContext } from "#server/http/app.ts";
import { bearerOf } from "#server/http/identify.ts";
import { isForOneMachine, isFromHere } from "#server/http/loopback.ts";
import { figuresOfWorkers } from "./figures-of-workers.ts";
import { backedUp, backupFailed, ofInstance } from "./metrics.ts";
import { createRoom } from "./room.ts";

/**
 * The figures of the instance and its processes, in Prometheus's text. With a token set, whoever shows it may read them; without one, this machine,
 * under the rule that guards the outbox. Answers nothing to whom nothing is to be seen.
 */
export function createMetricsDoor(
  context: Pick<ServerContext, "env" | "backend">,
): (request: Request, peer: string | undefined) => Promise<Response | undefined> {
  const { METRICS_TOKEN: token, SITE_URL: siteUrl, TRUST_PROXY: proxies, HOST: host } = context.env;
  const room = createRoom(context);
  return async (request, peer) => {
    if (token !== undefined) {
      if (!sameText(bearerOf(request.headers.get("authorization")) ?? "", token)) return refused();
    } else if (!isForOneMachine({ siteUrl, proxies, host }) || !isFromHere(request, peer)) return undefined;
    await room.measure();
    const { succeeded_at, failed_at } = await stateOf(context.env, await readBackup(context));
    backedUp.set(secondsOf(succeeded_at));
    backupFailed.set(secondsOf(failed_at));
    const told = await Promise.all([ofInstance.metrics(), figuresOfWorkers()]);
    return new Response(told.join(""), { headers: { "content-type": ofInstance.contentType } });
  };
}

const secondsOf = (at: string | null) => (at === null ? 0 : Date.parse(at) / 1000);

/** Nothing where the database is away or not ours. */
async function readBackup({ backend: { sql } }: Pick<ServerContext, "backend">): Promise<BackupState | undefined> {
  if (!sql) return undefined;
  const rows = await sql<BackupState[]>`
    select to_json(succeeded_at) #>> '{}' as succeeded_at, to_json(failed_at) #>> '{}' as failed_at, reason
    from private.backups`.catch(() => []);
  return rows[0];
}

function refused(): Response {
  const headers = { "www-authenticate": 'Bearer realm="metrics"' };
  return Response.json({ message: "Show the token that METRICS_TOKEN holds." }, { status: 401, headers });
}
