import type { Change } from "#data/channels.ts";
import { allNouns, dependentsOf, isVersioned } from "#domain/nouns/all.ts";
import { profileName } from "#domain/profiles.ts";
import { reportRowChange } from "#web/editing/row-changes.ts";
import { isOwnWrite } from "#web/lib/own-writes.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { followAcceptance } from "./acceptance.ts";
import { follow, readAgain, readAllAgain, type Stale } from "./follow.ts";
import { holdPresent, nameOfPresent } from "./present-people.ts";
import { profileQuery } from "./profiles.ts";
import { readAlong } from "./rows.ts";

/** What changes of a project make stale. */
export const ofProject: Stale = {
  readWith: {
    projects: ["specifications", "version_content", ...allNouns.filter(isVersioned)],
    ...Object.fromEntries(
      allNouns.map((noun) => [
        noun,
        [
          ...(readAlong[noun] ?? []),
          "row_counts",
          "row_revisions",
          "activity",
          "open_points",
          "acceptance",
          "told_sources",
          "sources",
          "coverage",
        ],
      ]),
    ),
    unit_decisions: ["coverage", "open_points"],
    completeness_decisions: ["completeness", "open_points"],
    completeness_settings: ["completeness", "open_points"],
    source_texts: ["coverage", "open_points", "told_sources"],
    questionnaires: ["open_points"],
    imports: ["coverage", "told_sources"],
    proposals: ["work", "decided"],
    progress_reports: ["work"],
    drafting_parts: ["drafting_runs"],
    specifications: ["open_points", "text_revisions", "activity", "acceptance", "told_sources", "sources"],
    acceptances: ["acceptance"],
    quality_settings: ["quality", "open_points"],
    finding_suppressions: ["quality", "open_points"],
    fact_decisions: ["facts", "open_points"],
    settled_contradictions: ["facts", "open_points"],
    possible_findings: ["possible"],
    specification_snapshots: ["specifications", "version_content", "open_points"],
  },
  goesWith: Object.fromEntries(allNouns.map((noun) => [noun, dependentsOf(noun)])),
  unnamed: ["generations"],
};

type Person = { id: string; email: string };

/** While somebody has a project open, its changes by others are shown as they come, and the others are shown who has it open. */
export function followProject(project_id: string, user: Person): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  const stopAccepting = followAcceptance(project_id);

  void nameOf(user).then((name) => {
    if (stopped) return;
    stop = follow(`project:${project_id}`, {
      self: { user_id: user.id, name },
      onChanges: (changes) => {
        const foreign = changes.filter((change) => !isOwnWrite(change));
        for (const change of foreign) report(change);
        if (foreign.length > 0) readAgain(project_id, foreign, ofProject);
      },
      onReturn: () => readAllAgain(project_id, []),
      onPresent: (people) =>
        holdPresent(
          project_id,
          people.filter(({ user_id }) => user_id !== user.id),
        ),
    });
  });

  return () => {
    stopped = true;
    stop?.();
    stopAccepting();
    holdPresent(project_id, []);
  };

  function report({ id, op, by }: Change) {
    if (id) reportRowChange(id, { who: nameOfPresent(project_id, by), isGone: op === "delete" });
  }
}

async function nameOf({ id, email }: Person): Promise<string> {
  const profile = await queryClient.fetchQuery({ ...profileQuery(id), staleTime: 5 * 60_000 }).catch(() => null);
  return profileName(profile, email);
}
