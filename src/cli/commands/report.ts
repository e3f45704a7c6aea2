import { defineCommand, exitCodes, json } from "#cli/command.ts";
import { Complaint } from "#cli/complaint.ts";
import { connection } from "#cli/connection/connection.ts";
import { readSpecification } from "#cli/connection/specification.ts";
import { sameForSame, withTools } from "#cli/connection/tools.ts";
import { headCommit } from "#cli/repository/git.ts";
import { printJson, tell } from "#cli/terminal/output.ts";
import type { ProgressState } from "#domain/progress.ts";

const states = { done: "done", "in-progress": "in_progress", blocked: "blocked" } as const;

export const command = defineCommand({
  usage: "<numbers> [options]",
  words: { least: 1, most: 100 },
  about: [
    "Reports how far requirements are built, at the revision you built from, with the evidence. People see it at once on the requirement and in the Build view. The key has to be one that may write.",
    "The same report made again changes nothing, so that a build may repeat it.",
  ],
  options: {
    done: { type: "boolean", says: "they are built (what is said where nothing else is)" },
    "in-progress": { type: "boolean", says: "they are being built" },
    blocked: { type: "boolean", says: "they cannot go on; say why with --note" },
    commit: { type: "string", value: "hash", says: "the commit that builds them; 'auto' is the one at hand" },
    test: { type: "string", value: "name", says: "the test that shows it" },
    note: { type: "string", value: "text", says: "what a person should know" },
    json,
  },
  examples: ["report US-14@3 --done --commit auto --test src/pay.test.ts", 'report US-14@3 --blocked --note "No sandbox yet"'],
  run: async ({ options, words }) => {
    const state = stateOf(options);
    const connected = await connection();
    const { commit: named, test, note } = options;
    const commit = named === "auto" ? await headCommit(connected.root) : named;
    const { reports } = await readSpecification(connected, { reports: true });
    const evidence = { ...(commit ? { commit } : {}), ...(test ? { test } : {}), ...(note ? { note } : {}) };
    await withTools(connected, async ({ call }) => {
      for (const cite of words) {
        const last = reports.find(({ reference }) => reference === cite.split("@")[0]);
        const isKnown =
          last && cite === `${last.reference}@${last.at_revision}` && saysTheSame(last, { state, commit, test, note });
        const report = { cite, state, ...evidence };
        // made of the report before it, too: what is said again after something else is news
        const idempotency_key = sameForSame("report", { ...report, after: last?.reported_at });
        if (!isKnown) await call("report", { ...report, idempotency_key });
        if (!options.json) tell(`${cite}: ${state.replace("_", " ")}${isKnown ? ", as was reported before" : ""}`);
      }
    });
    if (options.json) printJson(words.map((cite) => ({ cite, state })));
    return exitCodes.fine;
  },
});

type Said = {
  state: ProgressState;
  commit?: string | null | undefined;
  test?: string | null | undefined;
  note?: string | null | undefined;
};

function saysTheSame(one: Said, other: Said): boolean {
  return (["state", "commit", "test", "note"] as const).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

function stateOf(options: { [Name in keyof typeof states]?: boolean }): ProgressState {
  const said = Object.entries(states).flatMap(([option, state]) => (options[option as keyof typeof states] ? [state] : []));
  if (said.length > 1) throw new Complaint("Say one of --done, --in-progress and --blocked.");
  return said[0] ?? "done";
}
