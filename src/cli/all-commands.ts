import type { Command } from "./command.ts";

type Listed = { says: string; load(): Promise<{ command: Command }> };

/** In the order people need them; each is read only when it is asked for. */
export const commands: Readonly<Record<string, Listed>> = {
  login: { says: "connect this repository to a project by its key", load: () => import("./commands/login.ts") },
  logout: { says: "forget the keys of an address", load: () => import("./commands/logout.ts") },
  pull: {
    says: "bring the specification, or a tree for an agent, into the repository",
    load: () => import("./commands/pull.ts"),
  },
  check: { says: "find citations such as US-14@3 that are stale or unknown", load: () => import("./commands/check.ts") },
  work: { says: "print what is needed to build a feature", load: () => import("./commands/work.ts") },
  report: { says: "say what was built, and by what it is shown", load: () => import("./commands/report.ts") },
  propose: { says: "propose a change of a requirement's words", load: () => import("./commands/propose.ts") },
  export: { says: "save the specification as a file of any format", load: () => import("./commands/export.ts") },
  import: { says: "propose what a file says differently", load: () => import("./commands/import.ts") },
};
