import { Hono } from "hono";
import type { Claims, Identity } from "#server/http/identity.ts";
import { isNoRoom, NO_ROOM } from "#server/no-room.ts";
import { DatabaseAway } from "#server/postgres/database-away.ts";
import { AWAY, sqlState } from "#server/postgres/failures.ts";
import type { AuthOptions, Core } from "./core.ts";
import { AuthError, errorResponse } from "./errors.ts";
import { sealFactorsAgain } from "./factor-secrets.ts";
import { health, jwks, settings } from "./handlers/about.ts";
import { adminRoutes } from "./handlers/admin-routes.ts";
import { factorRoutes } from "./handlers/factor-routes.ts";
import { logout } from "./handlers/logout.ts";
import { otp, recover, resend } from "./handlers/mail-requests.ts";
import { callback } from "./handlers/sign-in-callback.ts";
import { authorize, sso } from "./handlers/sign-in-elsewhere.ts";
import { signup } from "./handlers/signup.ts";
import { token } from "./handlers/token.ts";
import { unlinkIdentity } from "./handlers/unlink-identity.ts";
import { getUser, reauthenticate, updateUser } from "./handlers/user.ts";
import { showLink, verify } from "./handlers/verify.ts";
import { createKeys } from "./keys.ts";
import { createKnownTokens } from "./known-tokens.ts";
import { createLimits } from "./limits.ts";
import type { Log } from "./log.ts";
import { startMaintenance } from "./maintenance.ts";
import { createOidcProviders } from "./oidc.ts";
import { createPasswordHasher } from "./passwords.ts";
import { createPost } from "./post.ts";
import { recordRefusal } from "./refusals.ts";
import { usualRules } from "./rules.ts";
import { limitLives } from "./session-life.ts";
import { checkAccessToken, readAccessToken } from "./tokens.ts";

export type Auth = {
  /** Everything below /auth/v1. It reads the bearer token itself, so that a refused one gets the answer the client knows. */
  fetch(request: Request, identity?: Identity): Promise<Response>;
  /** Asks the database each time whether the session lives. */
  verify(token: string): Promise<Claims | undefined>;
  /** The same, except that whether the session lives is left to the database to ask. */
  read(token: string): Promise<Claims | undefined>;
  rotateKeys(): Promise<void>;
  close(): Promise<void>;
};

const silent: Log = { info: () => undefined, error: () => undefined };

export async function createAuth(options: AuthOptions): Promise<Auth> {
  const { sql, log = silent } = options;
  const { vault } = options;
  const siteUrl = options.siteUrl.replace(/\/+$/, "");
  const core: Core = {
    sql,
    siteUrl,
    issuer: `${siteUrl}/auth/v1`,
    publishableKey: options.publishableKey,
    secretKey: options.secretKey,
    vault,
    post: createPost(options.mailer, log),
    keys: await createKeys(sql, vault),
    limits: createLimits(sql, options.limits),
    known: createKnownTokens(),
    passwords: await createPasswordHasher(),
    passwordMinLength: options.passwordMinLength ?? 6,
    sessions: options.sessions ?? { inactivityHours: 168, maxHours: 720 },
    rules: options.rules ?? usualRules,
    oidc: createOidcProviders(options.providers ?? {}),
    smsWebhook: options.smsWebhook,
    log,
  };
  await sealFactorsAgain(sql, vault);
  await limitLives(sql, core.sessions);
  const maintenance = startMaintenance(core);
  const app = routes(core);
  return {
    fetch: async (request) => app.fetch(request),
    verify: (accessToken) => unlessRefused(checkAccessToken(core, accessToken)),
    read: (accessToken) => unlessRefused(readAccessToken(core, accessToken)),
    rotateKeys: () => core.keys.rotate(),
    close: async () => maintenance.stop(),
  };
}

export function routes(core: Core) {
  const app = new Hono().basePath("/auth/v1");
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
  });
  app.post("/signup", (c) => signup(core, c.req.raw));
  app.post("/token", (c) => token(core, c.req.raw));
  app.get("/verify", (c) => showLink(core, c.req.raw));
  app.post("/verify", (c) => verify(core, c.req.raw));
  app.post("/otp", (c) => otp(core, c.req.raw));
  app.post("/magiclink", (c) => otp(core, c.req.raw));
  app.post("/recover", (c) => recover(core, c.req.raw));
  app.post("/resend", (c) => resend(core, c.req.raw));
  app.post("/logout", (c) => logout(core, c.req.raw));
  app.get("/user", (c) => getUser(core, c.req.raw));
  app.put("/user", (c) => updateUser(core, c.req.raw));
  app.delete("/user/identities/:id", (c) => unlinkIdentity(core, c.req.raw, c.req.param("id")));
  app.get("/reauthenticate", (c) => reauthenticate(core, c.req.raw));
  app.get("/settings", () => settings(core));
  app.get("/health", () => health(core));
  app.get("/.well-known/jwks.json", () => jwks(core));
  app.get("/user/identities/authorize", (c) => authorize(core, c.req.raw));
  app.get("/authorize", (c) => authorize(core, c.req.raw));
  app.get("/callback", (c) => callback(core, c.req.raw));
  app.post("/sso", (c) => sso(core, c.req.raw));
  factorRoutes(app, core);
  adminRoutes(app, core);
  app.notFound((c) =>
    errorResponse(c.req.raw, new AuthError(404, "not_found", "There is nothing at this address of the sign-in service")),
  );
  app.onError(async (error, c) => {
    const refusal = refusalOf(core, error);
    await recordRefusal(core, c.req.raw, refusal);
    return errorResponse(c.req.raw, refusal);
  });
  return app;
}

function refusalOf(core: Core, error: Error): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof DatabaseAway) {
    return new AuthError(503, "database_unavailable", AWAY, { retryAfter: 1 });
  }
  if (sqlState(error) === "23505") {
    return new AuthError(409, "conflict", "Somebody changed this at the same moment: try again");
  }
  if (sqlState(error) === "23503") {
    return new AuthError(409, "conflict", "Something still belongs to this account: hand it over or delete it first");
  }
  core.log.error({ err: error }, "a sign-in request failed");
  if (isNoRoom(error)) return new AuthError(503, "unexpected_failure", NO_ROOM);
  return new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs for more information");
}

async function unlessRefused(reading: Promise<Claims>): Promise<Claims | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AuthError) return undefined;
    throw error;
  }
}
