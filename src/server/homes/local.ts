import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createAuth } from "#server/auth/auth.ts";
import { levelTwoRules, usualRules } from "#server/auth/rules.ts";
import { backUpRegularly } from "#server/backup/regularly.ts";
import type { Env } from "#server/env.ts";
import { readBody } from "#server/http/body.ts";
import { bodyRoomOf } from "#server/http/body-room.ts";
import type { Ask, AskData } from "#server/http/data-door.ts";
import { createFailedKeyCalls } from "#server/http/failed-key-calls.ts";
import { countInDatabase, createFormLimits, roomInDatabase } from "#server/http/form-limits.ts";
import { identify, type Keys } from "#server/http/identify.ts";
import type { Identity } from "#server/http/identity.ts";
import { createRefusals } from "#server/http/note-refusal.ts";
import type { Log } from "#server/log.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { createOutbox } from "#server/mail/outbox.ts";
import { type OutboxDoor, openOutbox } from "#server/mail/outbox-door.ts";
import { oauthAddresses } from "#server/oauth/addresses.ts";
import { wordFor } from "#server/oauth/secrets.ts";
import { connect } from "#server/postgres/connect.ts";
import { newestMigration } from "#server/postgres/migrate.ts";
import { createPool } from "#server/postgres/pool.ts";
import type { Prepared } from "#server/postgres/prepare.ts";
import { secret } from "#server/postgres/secrets.ts";
import { sqlOf } from "#server/postgres/sql.ts";
import { takeTurns } from "#server/postgres/take-turns.ts";
import { createRealtime } from "#server/realtime/realtime.ts";
import { type Answer, restError } from "#server/rest/errors.ts";
import { createRest, responseOf } from "#server/rest/rest.ts";
import { serviceSecret } from "#server/secrets/service-secret.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import { vaultOf } from "#server/secrets/vault-of.ts";
import { openDrive } from "#server/storage/open-drive.ts";
import { createStorage } from "#server/storage/storage.ts";
import { sweepRegularly } from "#server/storage/sweep-regularly.ts";
import { clamav } from "#server/storage/virus-scanner.ts";
import type { Home } from "./home.ts";

const CONNECTIONS = 10;
/** Of people behind one address, each with some tabs that come back at the same time, all have room to wait. */
const TURNS = { atOnce: CONNECTIONS, perAccount: 3, waiting: 2_500, patienceMs: 10_000, burstMs: 2_000, perSecondMs: 250 };

type AuthLimits = Parameters<typeof createAuth>[0]["limits"];

/** The first and second home: the platform's three services in this process, on a PostgreSQL. */
export async function startLocalHome(
  options: Prepared & { env: Env; log: Log; where: string; limits?: AuthLimits },
): Promise<Home> {
  const { env, log } = options;
  const pool = createPool(options.ownerUrl, { max: CONNECTIONS, statementSeconds: 60, idleInTransactionSeconds: 60 });
  const sql = sqlOf(takeTurns(pool, TURNS));
  // where much is asked of the others, whoever looks whether we are ready would wait with everybody, and send nobody here any more
  const pulse = connect(options.ownerUrl, { max: 1, name: "product-architect-pulse", statementSeconds: 5 });
  const rest = await createRest(options);
  const newest = await newestMigration();
  const publishableKey = await secret(sql, "publishable_key", () => `sb_publishable_${randomBytes(24).toString("base64url")}`);
  const vault = await vaultOf(env);
  const secretKey = await serviceSecret(sql, vault, "secret_key", () => `sb_secret_${randomBytes(24).toString("base64url")}`);
  const storageSecret = await serviceSecret(sql, vault, "storage_secret", () => randomBytes(32).toString("base64url"));
  // what is set now holds, and whoever is not named any more is none
  await sql`delete from private.operators where email <> all(${env.OPERATORS})`;
  await sql`insert into private.operators (email) select unnest(${env.OPERATORS}::text[]) on conflict do nothing`;
  // links open for whoever seals with this secret; never none is named, which would be everybody
  await sql`insert into private.share_proofs (proof_hash) values (${vault.proof_hash}) on conflict do nothing`;
  await sql`delete from private.share_proofs where proof_hash <> ${vault.proof_hash}`;
  // what was let in before this secret goes on being let in
  const { resource } = oauthAddresses(env.SITE_URL);
  const audience_hash = sha256(wordFor(resource, vault));
  await sql`update public.project_api_keys set audience_hash = ${audience_hash}
    where audience = ${resource} and audience_hash is distinct from ${audience_hash} and not revoked`;
  if (env.ORGANIZATIONS_PER_ACCOUNT !== undefined) {
    await sql`update private.settings set value = ${env.ORGANIZATIONS_PER_ACCOUNT} where name = 'organizations_per_account'`;
  }
  if (env.FILES_PER_ORGANIZATION !== undefined) {
    const bytes = env.FILES_PER_ORGANIZATION * 1_048_576;
    await sql`update private.settings set value = ${bytes} where name = 'file_bytes_per_organization'`;
  }
  const isLevelTwo = env.ASVS_LEVEL === 2;
  await sql`update private.settings set value = ${isLevelTwo ? 1 : 0} where name = 'requires_second_factor'`;
  const { drive, where: files } = await openDrive(env, log);
  const outbox = createOutbox(join(env.DATA_DIR, "outbox"));
  const door = openOutbox(outbox, {
    siteUrl: env.SITE_URL,
    proxies: env.TRUST_PROXY,
    host: env.HOST,
    secret: secretKey,
  });
  const mailer = createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outbox });
  const auth = await createAuth({
    sql,
    vault,
    mailer,
    siteUrl: env.SITE_URL,
    publishableKey,
    secretKey,
    log,
    smsWebhook: env.SMS_WEBHOOK,
    providers: env.OIDC_PROVIDERS,
    limits: { mailToStrangers: { max: env.MAILS_TO_STRANGERS, seconds: 3600 }, ...options.limits },
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    rules: isLevelTwo ? levelTwoRules : usualRules,
    sessions: { inactivityHours: env.SESSION_INACTIVITY_HOURS, maxHours: env.SESSION_MAX_HOURS },
  });
  const storage = createStorage({ sql, drive, scanner: env.CLAMAV ? clamav(env.CLAMAV) : undefined, secret: storageSecret, log });
  const sweeping = sweepRegularly(storage.sweep, (error) => log.error({ err: error }, "old files could not be removed"));
  const backups = backUpRegularly(env, log);
  const forms = createFormLimits(countInDatabase(sql), undefined, roomInDatabase(sql));
  const keys = { publishableKey, secretKey, verify: auth.verify };
  const refusals = createRefusals({ sql, log });
  const failedKeyCalls = createFailedKeyCalls({ sql, log });
  const realtime = await createRealtime({ sql, ownerUrl: options.sessionUrl, keys, log, onRefused: refusals.noteChannel });

  // whether a session lives is asked where the data is
  const dataKeys = { ...keys, verify: auth.read };
  const bodies = bodyRoomOf(env);
  const data: AskData = async (ask, body) => {
    const identity = await admitted(ask, dataKeys);
    if (identity instanceof Response) return answerOf(identity);
    let sent: Uint8Array | undefined;
    let letGo: (() => void) | undefined;
    const reading: typeof body = async (limit) => {
      const coming = bodies.keep(ask, limit);
      letGo = coming.letGo;
      sent = await coming.whole(body(limit, coming));
      if (identity.role !== "service_role") await forms.take(ask, sent);
      return sent;
    };
    const answer = await rest.answer(ask, reading, identity).finally(() => letGo?.());
    await failedKeyCalls.count({ request: ask, answer, sent });
    refusals.note({ request: ask, identity, answer, sent });
    return answer;
  };

  return {
    publishableKey,
    sql,
    realtime,
    verify: auth.verify,
    mailer,
    ...(env.SMTP_URL ? {} : { outbox: door }),
    description: [`${options.where}, files in ${files}.`, mailLine(env, door)],
    data,
    async platform(request) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/auth/v1/")) return auth.fetch(request);
      if (pathname.startsWith("/realtime/v1/")) return restError(404, "PGRST000", "Realtime answers at /realtime/v1/websocket.");
      if (pathname.startsWith("/rest/v1/"))
        return responseOf(await data(request, (limit, coming) => readBody(request, limit, coming)));
      const identity = await admitted(request, keys);
      if (identity instanceof Response) return identity;
      const answer = await storage.fetch(request, identity);
      refusals.note({ request, identity, answer });
      return answer;
    },
    ready: async () => {
      // one that was put back from an older backup answers, but is not the one this code can work with
      const [row] = await pulse`
        select 1 as one from supabase_migrations.schema_migrations where version = ${newest}`.catch(() => []);
      return row?.one === 1;
    },
    close: async () => {
      await Promise.all([realtime.close(), auth.close(), mailer.close(), rest.close(), sweeping.stop(), backups.stop()]);
      await Promise.all([sql.end({ timeout: 5 }), pulse.end({ timeout: 5 })]);
    },
  };

  /** Who asks, unless that is nobody we know or a form was sent too often. */
  async function admitted(ask: Ask, known: Keys): Promise<Identity | Response> {
    const identity = await identify(ask, known);
    if (identity instanceof Response || identity.role === "service_role") return identity;
    return (await forms.refuse(ask)) ?? identity;
  }
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

function mailLine(env: Env, { address }: OutboxDoor) {
  return env.SMTP_URL ? `Mail goes to ${new URL(env.SMTP_URL).host}.` : `Mail goes to the outbox at ${address}.`;
}
