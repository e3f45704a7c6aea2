import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import * as z from "zod";
import { aiProviders } from "#domain/organization-models.ts";
import { LEVEL_TWO_PASSWORD, refuseContradictions } from "./env-contradictions.ts";
import { withFiles } from "./env-files.ts";
import { oidcProviders } from "./env-providers.ts";
import { Halt } from "./halt.ts";

const text = z.string().trim().min(1);
const address = (protocol: RegExp, name: string) => z.url({ protocol, error: `must be an address such as ${name}` });

const UNITS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

const hours = (otherwise: number) =>
  z.coerce
    .number({ error: "must be a number of hours" })
    .int("must be a whole number of hours")
    .min(1, "must be a number of hours from 1")
    .max(87_600, "must be a number of hours up to 87600")
    .default(otherwise);

const shape = z.object({
  PORT: z.coerce
    .number({ error: "must be a port number" })
    .int()
    .min(0)
    .max(65_535, "must be a port from 0 to 65535")
    .default(3000),
  HOST: text.default("127.0.0.1"),
  WORKERS: z
    .union([z.literal("auto").transform(() => availableParallelism()), z.coerce.number().int().min(1).max(256)], {
      error: "must be auto or a number of processes up to 256",
    })
    .default(1),
  TLS_CERT: text.optional(),
  TLS_KEY: text.optional(),
  DATA_DIR: text.default("./.data"),
  DATABASE_URL: address(/^postgres(ql)?$/, "postgres://user:password@host:5432/database").optional(),
  DATABASE_POOLER_URL: address(/^postgres(ql)?$/, "postgres://pooler:6432/database").optional(),
  S3_BUCKET: text.optional(),
  S3_PREFIX: text.optional(),
  S3_ENDPOINT: address(/^https?$/, "https://s3.example.com").optional(),
  S3_REGION: text.default("us-east-1"),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PATH_STYLE: z
    .enum(["0", "1"], { error: "must be 1 or 0" })
    .transform((written) => written === "1")
    .optional(),
  CLAMAV: z
    .string()
    .trim()
    .regex(/^(\/.+|(\[[\da-f:]+\]|[\w.-]+):\d{1,5})$/i, "must be an address such as clamav:3310 or /var/run/clamav/clamd.ctl")
    .optional(),
  SUPABASE_URL: address(/^https?$/, "https://your-project.supabase.co").optional(),
  SUPABASE_PUBLISHABLE_KEY: text.optional(),
  SUPABASE_ANON_KEY: text.optional(),
  SUPABASE_SECRET_KEY: text.optional(),
  SUPABASE_DB_URL: address(
    /^postgres(ql)?$/,
    "postgres://postgres:password@db.your-project.supabase.co:5432/postgres",
  ).optional(),
  BACKUP_DIR: text.optional(),
  BACKUP_EVERY: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,3}[mhd]$/, "must be a time such as 24h, 30m or 7d")
    .transform((written) => Number.parseInt(written, 10) * (UNITS[written.slice(-1)] ?? 0))
    .optional(),
  BACKUP_KEEP: z.coerce
    .number({ error: "must be a number of backups" })
    .int("must be a whole number of backups")
    .min(1, "must be a number of backups from 1")
    .max(10_000, "must be a number of backups up to 10000")
    .default(7),
  SITE_URL: address(/^https?$/, "https://specs.example.com").optional(),
  TRUST_PROXY: z.coerce
    .number({ error: "must be a number of proxies" })
    .int("must be a whole number of proxies")
    .min(0, "must be a number of proxies from 0")
    .max(9, "must be a number of proxies up to 9")
    .default(0),
  OIDC_PROVIDERS: oidcProviders.optional(),
  SMTP_URL: address(/^smtps?$/, "smtps://user:password@mail.example.com:465").optional(),
  MAIL_FROM: text.default("Product Architect <no-reply@localhost>"),
  MAILS_TO_STRANGERS: z.coerce
    .number({ error: "must be a number of mails" })
    .int("must be a whole number of mails")
    .min(1, "must be a number of mails from 1")
    .max(1_000_000, "must be a number of mails up to 1000000")
    .default(1_000),
  SMS_WEBHOOK: address(/^https?$/, "https://sms.example.com/send").optional(),
  AI_PROVIDER: z.enum(aiProviders, { error: `must be one of ${aiProviders.join(", ")}` }).optional(),
  AI_MODEL: text.optional(),
  AI_API_KEY: text.optional(),
  AI_BASE_URL: address(/^https?$/, "http://127.0.0.1:11434/v1").optional(),
  AI_LOG: z
    .enum(["0", "1"], { error: "must be 1 or 0" })
    .default("0")
    .transform((written) => written === "1"),
  AI_DAILY_LIMIT: z.coerce
    .number({ error: "must be a number of drafts" })
    .int("must be a whole number of drafts")
    .min(0, "must be a number of drafts from 0")
    .optional(),
  ORGANIZATIONS_PER_ACCOUNT: z.coerce
    .number({ error: "must be a number of organizations" })
    .int("must be a whole number of organizations")
    .min(1, "must be a number of organizations from 1")
    .max(1_000_000, "must be a number of organizations up to 1000000")
    .optional(),
  FILES_PER_ORGANIZATION: z.coerce
    .number({ error: "must be a number of megabytes" })
    .int("must be a whole number of megabytes")
    .min(1, "must be a number of megabytes from 1")
    .max(1_000_000_000, "must be a number of megabytes up to 1000000000")
    .optional(),
  AI_TIMEOUT: z.coerce
    .number({ error: "must be a number of seconds" })
    .positive("must be a number of seconds above 0")
    .max(540, "must be a number of seconds up to 540")
    .default(180),
  PERPLEXITY_API_KEY: text.optional(),
  PERPLEXITY_MODEL: text.default("sonar"),
  PERPLEXITY_BASE_URL: address(/^https?$/, "https://api.perplexity.ai").default("https://api.perplexity.ai"),
  FIRECRAWL_API_KEY: text.optional(),
  FIRECRAWL_BASE_URL: address(/^https?$/, "https://firecrawl.example.com").optional(),
  WEB_INSIDE: z
    .enum(["0", "1"], { error: "must be 1 or 0" })
    .default("0")
    .transform((written) => written === "1"),
  WEB_RENDER: z.enum(["auto", "off"], { error: "must be auto or off" }).default("auto"),
  CHROMIUM_PATH: text.optional(),
  AI_INSIDE: z
    .enum(["0", "1"], { error: "must be 1 or 0" })
    .default("0")
    .transform((written) => written === "1"),
  SECRETS_KEY: text.min(16, "must have at least 16 characters").optional(),
  SECRETS_KEY_PREVIOUS: text.min(16, "must have at least 16 characters").optional(),
  PASSWORD_MIN_LENGTH: z.coerce
    .number({ error: "must be a number of characters" })
    .int("must be a whole number of characters")
    .min(6, "must be a number of characters from 6")
    .max(64, "must be a number of characters up to 64")
    .default(6),
  ASVS_LEVEL: z
    .enum(["2"], { error: "must be 2, or not set" })
    .transform(() => 2 as const)
    .optional(),
  SESSION_INACTIVITY_HOURS: hours(168),
  SESSION_MAX_HOURS: hours(720),
  OPERATORS: z
    .string()
    .transform((written) => written.split(",").map((mail) => mail.trim().toLowerCase()))
    .pipe(z.array(z.email("must be e-mail addresses with commas between them")))
    .default([]),
  METRICS_TOKEN: text.min(16, "must have at least 16 characters").optional(),
  LOG_SYSLOG: address(/^(tls|tcp)$/, "tls://logs.example.com:6514").optional(),
  LOG_SYSLOG_CA: text.optional(),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "silent"], { error: "must be trace, debug, info, warn, error or silent" })
    .default("warn"),
});

/** Every setting there is. */
export const settingNames: readonly string[] = Object.keys(shape.shape);

export type Variables = z.output<typeof shape>;
export type Env = Variables & { SITE_URL: string; BACKUP_DIR: string };

/** The only reader of the environment. An empty variable counts as one that is not set. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const set = Object.fromEntries(Object.entries(withFiles(variables)).filter(([, value]) => value?.trim()));
  const read = shape.safeParse(set);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Halt(`${issue?.path.join(".")} ${issue?.message ?? "is not valid"}; correct it and start again.`);
  }
  const env = read.data;
  refuseContradictions(env, new Set(Object.keys(set)));
  const local = env.HOST === "0.0.0.0" || env.HOST === "::" || env.HOST === "127.0.0.1" ? "localhost" : env.HOST;
  return {
    ...env,
    PASSWORD_MIN_LENGTH: env.ASVS_LEVEL === 2 ? Math.max(env.PASSWORD_MIN_LENGTH, LEVEL_TWO_PASSWORD) : env.PASSWORD_MIN_LENGTH,
    DATA_DIR: resolve(env.DATA_DIR),
    BACKUP_DIR: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, "backups")),
    SITE_URL: (env.SITE_URL ?? `${env.TLS_CERT ? "https" : "http"}://${local}:${env.PORT}`).replace(/\/+$/, ""),
  };
}
