import { globSync, readFileSync } from "node:fs";

/** The home under test: see docs/platform.md. */
export type TestedHome = 1 | 2 | 3;

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an augmentation must repeat the kind of what it augments
  export interface ProvidedContext {
    home: TestedHome;
  }
}

export function homeOf(project: string): TestedHome {
  return project === "home-2" ? 2 : project === "home-3" ? 3 : 1;
}

/** Whoever starts the real process starts a home of its own, whichever project asks. */
const STARTS_ITS_OWN = /\/(real-process|real-server)\.ts"/;

/** Left out although they start a server, with the reason. */
// what a model's provider answers reaches the functions the same way, whoever keeps the rows
const OF_ANY_HOME = ["src/server/functions/faults.test.ts"];
const NOT_IN: Record<2 | 3, string[]> = {
  // they start their homes themselves
  2: [...OF_ANY_HOME, "src/tests/homes.test.ts", "src/tests/kill.test.ts"],
  // the same; and without SMTP_URL a Supabase home sends no mail and has no outbox to read it in
  3: [
    ...OF_ANY_HOME,
    "src/tests/homes.test.ts",
    "src/tests/kill.test.ts",
    "src/server/functions/send-invitation-email.test.ts",
    "src/server/mail/outbox-door.test.ts",
    "src/tests/invitations.test.ts",
  ],
};

/** Test files over the whole server, which must hold whoever answers the platform's paths. */
export function filesOfHome(home: 2 | 3): string[] {
  return globSync("src/{data,server,tests}/**/*.test.ts").filter((file) => {
    const text = readFileSync(file, "utf8");
    return !NOT_IN[home].includes(file) && !STARTS_ITS_OWN.test(text) && /\/(server|team|people)\.ts"/.test(text);
  });
}
