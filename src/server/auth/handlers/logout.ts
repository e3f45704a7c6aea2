import { z } from "zod";
import { audit } from "#server/auth/audit.ts";
import { requireCaller } from "#server/auth/caller.ts";
import type { Core } from "#server/auth/core.ts";
import { query } from "#server/auth/request.ts";
import { endSessions } from "#server/auth/sessions.ts";

const scopes = z.enum(["global", "local", "others"]).catch("global");

export async function logout(core: Core, request: Request): Promise<Response> {
  const { user, sessionId } = await requireCaller(core, request);
  const scope = scopes.parse(query(request).get("scope") ?? "global");
  await core.sql.begin(async (tx) => {
    await endSessions(core, tx, {
      userId: user.id,
      only: scope === "local" ? sessionId : undefined,
      except: scope === "others" ? sessionId : undefined,
    });
    await audit(tx, request, { action: "logout", actor: user });
  });
  return new Response(null, { status: 204 });
}
