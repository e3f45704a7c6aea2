/** The home under test: see docs/develop/platform.md. */
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

/**
 * The tests that run in a home besides the first: one set for each thing a home does differently. What a function, a verb or a policy
 * does with rows is the same in all three and is shown in the first; see docs/develop/platform.md.
 */
const FILES: Record<2 | 3, string[]> = {
  2: [
    // a login that is no superuser owns the tables and hands out the roles: every policy, and every function of the database
    "src/data/!(session).test.ts",
    "src/tests/policies/{amounts,audit-log,buckets,channels,closed-organizations,columns,function-callers,functions,helpers,oracles,organization-security,protect,rows,tables}.test.ts",
    "src/tests/{file-quota,files,finished-generations,former-members,invitations,isolation,own-account,roles}.test.ts",
    "src/server/functions/{generations,organization-models,send-invitation-email,shares}.test.ts",
    // its services keep their tables in schemas of their own
    "src/server/{auth/door,http/form-limits,realtime/changes,realtime/protocol,rest/hostile,rest/rest}.test.ts",
    // who takes a backup in is no superuser
    "src/tests/backup/drill.test.ts",
    "src/tests/support/people.test.ts",
  ],
  3: [
    // the platform's paths are passed through, each service's by one file over the whole of it
    "src/server/{auth/door,http/app,http/form-limits,http/guard-answer,realtime/protocol,rest/hostile,rest/rest}.test.ts",
    "src/data/{design-files,public-forms}.test.ts",
    "src/tests/{files,former-members,own-account}.test.ts",
    // functions are ours, over another's rows, files and sessions
    "src/server/functions/{documents,generations,organization-models,shares,streaming}.test.ts",
    "src/server/{mcp/door,oauth/oauth}.test.ts",
    "src/tests/{isolation,roles}.test.ts",
    // and whoever may not reach a row, a column, a bucket or a function by itself does not reach it through what is passed on
    "src/tests/policies/{buckets,columns,function-callers,functions,helpers,oracles,rows,tables}.test.ts",
    "src/tests/support/people.test.ts",
  ],
};

export const filesOfHome = (home: 2 | 3): string[] => FILES[home];
