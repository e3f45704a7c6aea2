import * as z from "zod";
import { audit } from "#server/auth/audit.ts";
import { lacksSecondFactor, requireCaller, requireSecondFactor } from "#server/auth/caller.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError } from "#server/auth/errors.ts";
import { query } from "#server/auth/request.ts";
import { endSessions } from "#server/auth/sessions.ts";

const scopes = z.enum(["global", "local", "others"]).catch("global");

/** Whoever leaves a session that is over already, or an account that is deleted, has left. */
export async function logout(core: Core, request: Request): Promise<Response> {
  const caller = await requireCaller(core, request).catch(leftAlready);
  if (caller === undefined) return new Response(null, { status: 204 });
  const { user, sessionId } = caller;
  const scope = scopes.parse(query(request).get("scope") ?? "global");
  const ownOnly = scope === "local" || (scope === "global" && lacksSecondFactor(caller));
  if (scope === "others") requireSecondFactor(caller, 422);
  await core.sql.begin(async (tx) => {
    await endSessions(tx, {
      userId: user.id,
      only: ownOnly ? sessionId : undefined,
      except: scope === "others" ? sessionId : undefined,
    });
    await audit(tx, request, { action: "logout", actor: user });
  });
  // whoever showed no second factor has left, and hears that the other sessions go on
  if (scope === "global") requireSecondFactor(caller);
  return new Response(null, { status: 204 });
}

const over: readonly string[] = ["session_not_found", "user_not_found"];

function leftAlready(error: unknown): undefined {
  if (!(error instanceof AuthError) || !over.includes(error.code)) throw error;
}
