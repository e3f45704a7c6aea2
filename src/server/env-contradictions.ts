import type { Variables } from "./env.ts";
import { Halt } from "./halt.ts";
import { isForOneMachine } from "./http/loopback.ts";

/** In characters; ASVS 5.0, V6.2.1. */
export const LEVEL_TWO_PASSWORD = 8;

/** Ends the start where what is `set` does not go together. */
export function refuseContradictions(env: Variables, set: ReadonlySet<string>): void {
  if (env.DATABASE_URL && env.SUPABASE_URL) throw new Halt("Set DATABASE_URL or SUPABASE_URL, not both.");
  if (env.SUPABASE_URL && !env.SUPABASE_PUBLISHABLE_KEY && !env.SUPABASE_ANON_KEY) {
    throw new Halt("SUPABASE_URL needs SUPABASE_PUBLISHABLE_KEY (or SUPABASE_ANON_KEY) beside it.");
  }
  if (env.DATABASE_POOLER_URL && !env.DATABASE_URL) {
    throw new Halt(
      "DATABASE_POOLER_URL needs DATABASE_URL beside it, past the pooler: migrations and what is listened to go there.",
    );
  }
  if (env.WORKERS > 1 && !env.DATABASE_URL && !env.SUPABASE_URL) {
    throw new Halt("WORKERS needs DATABASE_URL: the built-in PostgreSQL belongs to one process.");
  }
  if ((env.TLS_CERT === undefined) !== (env.TLS_KEY === undefined)) throw new Halt("Set TLS_CERT and TLS_KEY, both or neither.");
  if (env.TLS_CERT && env.SITE_URL?.startsWith("http:")) {
    throw new Halt("Where TLS_CERT is set the server speaks TLS alone: begin SITE_URL with https.");
  }
  if (!env.S3_BUCKET && env.S3_ENDPOINT) throw new Halt("S3_ENDPOINT needs S3_BUCKET beside it, the name of a private bucket.");
  if ((env.S3_ACCESS_KEY_ID === undefined) !== (env.S3_SECRET_ACCESS_KEY === undefined)) {
    throw new Halt("Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, both or neither.");
  }
  if (env.BACKUP_EVERY && env.SUPABASE_URL) {
    throw new Halt(
      "BACKUP_EVERY is for a database of ours or yours; Supabase makes backups by itself, and 'npm run backup' makes others.",
    );
  }
  if (env.CLAMAV && env.SUPABASE_URL) {
    throw new Halt(
      "CLAMAV is for a database of ours or yours: files can be sent to a Supabase past this server, which could not check them.",
    );
  }
  if (env.AI_PROVIDER && !env.AI_MODEL) throw new Halt("AI_PROVIDER needs AI_MODEL beside it, the name of a model.");
  if (env.AI_PROVIDER === "openai-compatible" && !env.AI_BASE_URL) {
    throw new Halt("AI_PROVIDER=openai-compatible needs AI_BASE_URL beside it, the address of the model's server.");
  }
  if (env.ASVS_LEVEL === 2) refuseBelowLevelTwo(env, set);
}

function refuseBelowLevelTwo(env: Variables, set: ReadonlySet<string>): void {
  if (env.SUPABASE_URL) {
    throw new Halt("ASVS_LEVEL is for a database of ours or yours; at a Supabase its own settings say how people sign in.");
  }
  if (set.has("PASSWORD_MIN_LENGTH") && env.PASSWORD_MIN_LENGTH < LEVEL_TWO_PASSWORD) {
    throw new Halt(`ASVS_LEVEL=2 needs a PASSWORD_MIN_LENGTH of ${LEVEL_TWO_PASSWORD} or more, or none.`);
  }
  if (env.SITE_URL?.startsWith("http:") && !isForOneMachine({ siteUrl: env.SITE_URL, proxies: 0 })) {
    throw new Halt("ASVS_LEVEL=2 needs a SITE_URL that begins with https.");
  }
  if (env.LOG_SYSLOG?.startsWith("tcp:") && !isForOneMachine({ siteUrl: `http://${new URL(env.LOG_SYSLOG).host}`, proxies: 0 })) {
    throw new Halt("ASVS_LEVEL=2 sends the log encrypted: begin LOG_SYSLOG with tls.");
  }
  if (!isForOneMachine({ siteUrl: `http://${env.HOST}`, proxies: 0 }) && !env.TLS_CERT && env.TRUST_PROXY === 0) {
    throw new Halt(
      "ASVS_LEVEL=2 speaks TLS to other machines: set TLS_CERT and TLS_KEY, or TRUST_PROXY where a proxy with TLS stands in front.",
    );
  }
}
