import { createHash } from "node:crypto";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** An OpenID Connect provider on loopback that signs in whoever `profile` describes. */
export async function startProvider(clientId: string, clientSecret: string, at = 0) {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "provider-key", alg: "RS256", use: "sig" };
  const codes = new Map<string, { nonce: string; challenge: string; redirectUri: string }>();
  const state = {
    issuer: "",
    profile: { sub: "1", email: "somebody@example.com", email_verified: true } as Record<string, unknown>,
  };

  const idToken = (claims: Record<string, unknown> = {}, audience = clientId) =>
    new SignJWT({ ...state.profile, ...claims })
      .setProtectedHeader({ alg: "RS256", kid: "provider-key" })
      .setIssuer(state.issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime("5 minutes")
      .sign(privateKey);

  const app = new Hono();
  app.get("/.well-known/openid-configuration", (c) =>
    c.json({
      issuer: state.issuer,
      authorization_endpoint: `${state.issuer}/authorize`,
      token_endpoint: `${state.issuer}/token`,
      jwks_uri: `${state.issuer}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    }),
  );
  app.get("/jwks", (c) => c.json({ keys: [jwk] }));
  app.get("/authorize", (c) => {
    const {
      state: sealed = "",
      nonce = "",
      code_challenge: challenge = "",
      redirect_uri: redirectUri = "",
      client_id,
    } = c.req.query();
    if (client_id !== clientId) return c.text("unknown client", 400);
    const code = crypto.randomUUID();
    codes.set(code, { nonce, challenge, redirectUri });
    return c.redirect(`${redirectUri}?${new URLSearchParams({ code, state: sealed })}`);
  });
  app.post("/token", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const known = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const right =
      form.get("client_secret") === clientSecret &&
      known?.challenge === challenge &&
      known.redirectUri === form.get("redirect_uri");
    if (!known || !right) return c.json({ error: "invalid_grant" }, 400);
    return c.json({ access_token: "at", token_type: "bearer", expires_in: 300, id_token: await idToken({ nonce: known.nonce }) });
  });

  return new Promise<{
    issuer: string;
    idToken: typeof idToken;
    be(profile: Record<string, unknown>): void;
    stop(): Promise<void>;
  }>((resolve) => {
    const server = serve({ fetch: app.fetch, port: at, hostname: "127.0.0.1" }, ({ port }) => {
      state.issuer = `http://127.0.0.1:${port}`;
      resolve({
        issuer: state.issuer,
        idToken,
        be: (profile) => {
          state.profile = profile;
        },
        stop: () => new Promise<void>((done) => server.close(() => done())),
      });
    });
  });
}
