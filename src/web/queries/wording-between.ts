import { queryOptions, useQuery } from "@tanstack/react-query";
import { contentLists } from "#domain/content-lists.ts";
import { readVersionContent } from "#domain/document/version-content.ts";
import { currentVersion } from "#domain/projects.ts";
import { statesOf } from "#domain/versions.ts";
import { makeLinter } from "./linter.ts";
import type { Project } from "./projects.ts";
import { type Quality, qualityQuery } from "./quality.ts";
import type { LeftVersion, WordingBetween } from "./quality-told.ts";
import { storedVersionQuery, versionsQuery } from "./versions.ts";

type Read = { stored: unknown; left_at: string | undefined };
type Given = { quality: Quality; before: Read; after: Read };

const betweenQuery = (key: readonly (string | number)[], given: Given | undefined) =>
  queryOptions({
    queryKey: ["wording_between", ...key],
    enabled: given !== undefined,
    queryFn: async (): Promise<WordingBetween | null> => {
      if (!given) return null;
      const { quality, before, after } = given;
      const linter = makeLinter(() => undefined);
      const versions = { before: versionIn(before), after: versionIn(after) };
      return linter.between({ chosen: quality.settings, kept: quality.kept, ...versions }).finally(linter.stop);
    },
    gcTime: 0,
    meta: { failure: null },
  });

/** What got better in the wording from one version to another, looked for beside the page in what the screen has read. */
export function useWordingBetween(project: Project, { from, to }: { from: string; to: string }) {
  const project_id = project.id;
  const before = useQuery(storedVersionQuery({ project_id, version: from }));
  const after = useQuery(storedVersionQuery({ project_id, version: to }));
  const quality = useQuery(qualityQuery(project_id));
  const versions = useQuery(versionsQuery(project_id));
  const leftAt = (version: string) =>
    version === currentVersion(project) ? undefined : statesOf(version, versions.data?.snapshots ?? [])[0]?.created_at;
  const isRead = before.isSuccess && after.isSuccess && quality.data && versions.data;
  const given = isRead
    ? {
        quality: quality.data,
        before: { stored: before.data, left_at: leftAt(from) },
        after: { stored: after.data, left_at: leftAt(to) },
      }
    : undefined;
  const read = [before.dataUpdatedAt, after.dataUpdatedAt, quality.dataUpdatedAt];
  return useQuery(betweenQuery([project_id, from, to, ...read], given));
}

/** Names and answers are not looked at. */
const shared = { project: { name: "" }, questionnaire: null };

function versionIn({ stored, left_at }: Read): LeftVersion {
  return { lists: contentLists(readVersionContent(stored, shared)), left_at };
}
