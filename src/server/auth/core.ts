import type { Mailer } from "#server/mail/mailer.ts";
import type { Sql } from "#server/postgres/sql.ts";
import type { Vault } from "#server/secrets/vault.ts";
import type { Keys } from "./keys.ts";
import type { KnownTokens } from "./known-tokens.ts";
import type { LimitGuard, Limits } from "./limits.ts";
import type { Log } from "./log.ts";
import type { OidcProvider, OidcProviders } from "./oidc.ts";
import type { PasswordHasher } from "./passwords.ts";
import type { Post } from "./post.ts";
import type { SignInRules } from "./rules.ts";

export type AuthOptions = {
  sql: Sql;
  mailer: Pick<Mailer, "send">;
  siteUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Seals signing keys and the secrets of authenticator apps. */
  vault: Vault;
  log?: Log | undefined;
  /** Raises or lowers single limits; the rest keep their defaults. */
  limits?: Partial<Limits> | undefined;
  /** OpenID Connect providers by name, for `authorize`, `sso` and the id_token grant. */
  providers?: Record<string, OidcProvider> | undefined;
  /** Where one-time codes for phones are posted as {phone, message}; without it phone sign-in is refused. */
  smsWebhook?: string | undefined;
  /** In characters; 6 unless told otherwise. */
  passwordMinLength?: number | undefined;
  /** In hours: after how long without use, and how long after signing in, a session is over. */
  sessions?: SessionLife | undefined;
  /** Those of the documented protocol unless told otherwise. */
  rules?: SignInRules | undefined;
};

export type SessionLife = { inactivityHours: number; maxHours: number };

/** What every handler works with. */
export type Core = {
  sql: Sql;
  post: Post;
  /** Without a trailing slash. */
  siteUrl: string;
  issuer: string;
  publishableKey: string;
  secretKey: string;
  vault: Vault;
  keys: Keys;
  limits: LimitGuard;
  known: KnownTokens;
  passwords: PasswordHasher;
  passwordMinLength: number;
  sessions: SessionLife;
  rules: SignInRules;
  oidc: OidcProviders;
  smsWebhook: string | undefined;
  log: Log;
};
