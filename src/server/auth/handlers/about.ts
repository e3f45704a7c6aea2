import type { Core } from "#server/auth/core.ts";

export async function settings(core: Core): Promise<Response> {
  const external = Object.fromEntries(core.oidc.names().map((name) => [name, true]));
  return Response.json({
    external: { anonymous_users: false, email: true, phone: core.smsWebhook !== undefined, ...external },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: core.smsWebhook === undefined ? "" : "webhook",
    password_min_length: core.passwordMinLength,
    mailer_otp_exp: core.rules.linkMinutes * 60,
    mfa_enabled: true,
    mfa_required: core.rules.needsSecondFactor,
    saml_enabled: false,
    sso_enabled: core.oidc.hasDomains,
    passkeys_enabled: false,
  });
}

export async function health(core: Core): Promise<Response> {
  await core.sql`select 1`;
  return Response.json({ name: "GoTrue", version: "product-architect", description: "The sign-in service of Product Architect" });
}

export async function jwks(core: Core): Promise<Response> {
  return Response.json(core.keys.jwks(), { headers: { "cache-control": "public, max-age=600" } });
}
