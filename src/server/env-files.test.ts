import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEnv, settingNames } from "./env.ts";
import { SECRET_SETTINGS } from "./env-files.ts";

const directory = mkdtempSync(join(tmpdir(), "env-files-"));
afterAll(() => rmSync(directory, { recursive: true }));

function file(words: string) {
  const path = join(directory, crypto.randomUUID());
  writeFileSync(path, words);
  return path;
}

const postgres = "postgres://user:password@db.example.com:5432/specs";
const written: Record<(typeof SECRET_SETTINGS)[number], string> = {
  DATABASE_URL: postgres,
  S3_ACCESS_KEY_ID: "AKIA",
  S3_SECRET_ACCESS_KEY: "s3 secret",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_ANON_KEY: "anon",
  SUPABASE_SECRET_KEY: "sb_secret_x",
  SUPABASE_DB_URL: postgres,
  OIDC_PROVIDERS: '{"acme":{"issuer":"https://id.example.com","clientId":"specs"}}',
  SMTP_URL: "smtps://user:password@mail.example.com:465",
  SMS_WEBHOOK: "https://sms.example.com/send",
  AI_API_KEY: "sk-1",
  PERPLEXITY_API_KEY: "pplx-1",
  FIRECRAWL_API_KEY: "fc-1",
  SECRETS_KEY: "a secret of sixteen characters or more",
  SECRETS_KEY_PREVIOUS: "another of sixteen characters or more",
  METRICS_TOKEN: "a token for the figures",
};
/** What these need beside them. */
const beside: Record<string, Record<string, string>> = {
  S3_ACCESS_KEY_ID: { S3_SECRET_ACCESS_KEY: "x" },
  S3_SECRET_ACCESS_KEY: { S3_ACCESS_KEY_ID: "x" },
};

test("every secret setting is read from the file that NAME_FILE names, as if it were written there itself [ASVS-07]", () => {
  for (const [name, words] of Object.entries(written)) {
    const told = readEnv({ ...beside[name], [name]: words });
    expect(readEnv({ ...beside[name], [`${name}_FILE`]: file(`${words}\n`) }), name).toEqual(told);
  }
  // none is forgotten when a setting is added; TLS_KEY names a file by itself
  const letIn = settingNames.filter(
    (name) =>
      name !== "TLS_KEY" &&
      /(KEY|KEY_ID|SECRET|TOKEN|PASSWORD|PREVIOUS|PROVIDERS|WEBHOOK)$|^(DATABASE|SMTP|SUPABASE_DB)_URL$/.test(name),
  );
  expect(letIn.toSorted()).toEqual([...SECRET_SETTINGS].toSorted());
});

test("a file that is missing, empty or doubled by the setting itself is one sentence, without a word of the secret [ASVS-07]", () => {
  const missing = join(directory, "missing");
  const refusal = (variables: Record<string, string>) => {
    try {
      readEnv(variables);
    } catch (error) {
      return error instanceof Error ? error.message : "";
    }
    return "";
  };
  expect(refusal({ SECRETS_KEY_FILE: missing })).toBe(
    `SECRETS_KEY_FILE names ${missing}, which cannot be read (ENOENT); correct the path or its permissions.`,
  );
  expect(refusal({ SECRETS_KEY_FILE: file(" \n") })).toMatch(/^SECRETS_KEY_FILE names .* which is empty;/);
  expect(refusal({ SECRETS_KEY_FILE: file("x".repeat(20)), SECRETS_KEY: "y".repeat(20) })).toBe(
    "Set SECRETS_KEY or SECRETS_KEY_FILE, not both.",
  );
  const wrong = refusal({ METRICS_TOKEN_FILE: file("hush") });
  expect(wrong).toBe("METRICS_TOKEN must have at least 16 characters; correct it and start again.");
});
