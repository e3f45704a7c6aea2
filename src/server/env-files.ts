import { readFileSync } from "node:fs";
import { Halt, unreadable } from "./halt.ts";

/** Settings that let somebody in somewhere: what hands secrets over, such as Docker, Kubernetes or a vault's agent, does so in files. */
export const SECRET_SETTINGS = [
  "DATABASE_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "SUPABASE_PUBLISHABLE_KEY",
  "SUPABASE_ANON_KEY",
  "SUPABASE_SECRET_KEY",
  "SUPABASE_DB_URL",
  "OIDC_PROVIDERS",
  "SMTP_URL",
  "SMS_WEBHOOK",
  "AI_API_KEY",
  "PERPLEXITY_API_KEY",
  "FIRECRAWL_API_KEY",
  "SECRETS_KEY",
  "SECRETS_KEY_PREVIOUS",
  "METRICS_TOKEN",
] as const;

type Variables = Record<string, string | undefined>;

/** The variables, with the words of the file in place of each `NAME_FILE` that names one. */
export function withFiles(variables: Variables): Variables {
  const read = SECRET_SETTINGS.flatMap((name) => {
    const path = variables[`${name}_FILE`]?.trim();
    if (!path) return [];
    if (variables[name]?.trim()) throw new Halt(`Set ${name} or ${name}_FILE, not both.`);
    return [[name, wordsOf(`${name}_FILE`, path)]];
  });
  return { ...variables, ...Object.fromEntries(read) };
}

function wordsOf(name: string, path: string): string {
  const words = readOrHalt(name, path).trim();
  if (words === "") throw new Halt(`${name} names ${path}, which is empty; put the secret there and start again.`);
  return words;
}

function readOrHalt(name: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw unreadable(name, path, error);
  }
}
