import type { Env } from "./env.ts";

/** What ASVS asks for at level 2 beyond what the switch itself does, where it is not set; a sentence each, for the log. */
export function levelTwoGaps(env: Env): string[] {
  if (env.ASVS_LEVEL !== 2) return [];
  const gaps = {
    "CLAMAV is not set, so nobody looks for viruses in files (V5.4.3).": !env.CLAMAV,
    "SECRETS_KEY is not set, so the key lies in DATA_DIR and not in a key vault (V13.3.1).": !env.SECRETS_KEY,
    "LOG_SYSLOG is not set, so another system has the log only where you ship what stands on stderr (V16.4.3).": !env.LOG_SYSLOG,
  };
  return Object.entries(gaps).flatMap(([sentence, isMissing]) => (isMissing ? [`ASVS_LEVEL=2: ${sentence}`] : []));
}
