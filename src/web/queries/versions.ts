import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { listRows } from "#data/rows.ts";
import { cloneSpecification, getSpecification, getVersionContent, listVersions, switchVersion } from "#data/specifications.ts";
import type { ComparedPart } from "#domain/compare/compare.ts";
import { readVersion } from "#domain/compare/version.ts";
import { Failure } from "#domain/failure.ts";
import { allNouns, isVersioned } from "#domain/nouns/all.ts";
import { newVersionInput } from "#domain/versions.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { db } from "#web/lib/supabase.ts";
import { readProjectPart } from "./project-parts.ts";

/** What is stored of the project's versions: their specifications, and how they stood when they were left. */
export const versionsQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["specifications", project_id, { listed: true }],
    queryFn: async () => (await readProjectPart("versions", project_id)) ?? listVersions(db, { project_id }),
    meta: { failure: "versions.load_failed" },
  });

type VersionAsked = { project_id: string; version: string; snapshot_id?: string };

/** A version's content as it stands or in one of the states it was left in. */
export const storedVersionQuery = (asked: VersionAsked) =>
  queryOptions({
    queryKey: ["version_content", asked.project_id, asked.version, { snapshot_id: asked.snapshot_id }],
    queryFn: () => getVersionContent(db, asked),
    staleTime: 0,
    meta: { failure: "version.load_failed" },
  });

/** The same part by part. */
export const versionContentQuery = (asked: VersionAsked) => ({ ...storedVersionQuery(asked), select: readVersion });

/** What a version has for itself and would bring along if it was the current one, whatever it is read as. */
export const ownPartsQuery = ({ project_id, version }: { project_id: string; version: string }) =>
  queryOptions({
    queryKey: ["version_content", project_id, version, { own: true }],
    queryFn: async () => {
      const nouns = allNouns.filter(isVersioned);
      const [specification, ...lists] = await Promise.all([
        getSpecification(db, { project_id, version }),
        ...nouns.map((noun) => listRows(db, noun, { project_id, version, keyed: true })),
      ]);
      return readVersion({ specification, ...Object.fromEntries(nouns.map((noun, at) => [noun, lists[at]])) });
    },
    staleTime: 0,
    meta: { failure: "version.load_failed" },
  });

/** Running one of these keeps the others waiting. */
export const versionChange = (project_id: string) => ["version_change", project_id];

const refreshes = (project_id: string) =>
  ["projects", "specifications", "version_content", ...allNouns.filter(isVersioned)].map((table) =>
    table === "projects" ? [table] : [table, project_id],
  );
const versionMissing = "version_missing";

export const createVersionMutation = (project_id: string) =>
  mutationOptions({
    mutationKey: versionChange(project_id),
    mutationFn: async ({ version }: { version: string }) => {
      const { data, error } = newVersionInput.safeParse({ version });
      if (data) return cloneSpecification(db, { project_id, new_version: data.version });
      const missing = version.trim() === "";
      throw new Failure("invalid", error.issues[0]?.message ?? "Check the version", missing ? { code: versionMissing } : {});
    },
    meta: {
      toast: "version.created",
      failure: (error) =>
        error instanceof Failure && error.code === versionMissing ? "version.missing" : "version.create_failed",
      refreshes: refreshes(project_id),
    },
  });

export const switchVersionMutation = (project_id: string) =>
  mutationOptions({
    mutationKey: versionChange(project_id),
    mutationFn: ({ version }: { version: string }) => switchVersion(db, { project_id, version }),
    meta: { toast: "version.switched", failure: "version.switch_failed", refreshes: refreshes(project_id) },
  });

type ChangeLog = { project: string; from: string; to: string; parts: readonly ComparedPart[] };

export const copyChangeLogMutation = mutationOptions({
  mutationFn: async (log: ChangeLog) => {
    const { toChangeLog } = await import("#domain/compare/change-log.ts");
    await copyText(toChangeLog(log));
  },
  meta: { toast: "change_log.copied", failure: "clipboard.failed" },
});
