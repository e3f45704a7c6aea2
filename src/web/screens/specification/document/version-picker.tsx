import { useQuery } from "@tanstack/react-query";
import { currentVersion } from "#domain/projects.ts";
import { versionsOf } from "#domain/versions.ts";
import type { Project } from "#web/queries/projects.ts";
import { versionsQuery } from "#web/queries/versions.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { useIsWide } from "#web/ui/layout/use-is-wide.ts";

type PickerProps = { project: Project; version: string; onChange: (version: string) => void };

/** Which version is read. */
export function VersionPicker({ project, version, onChange }: PickerProps) {
  const { data } = useQuery(versionsQuery(project.id));
  const known = versionsOf(project.version, data?.specifications ?? [], data?.snapshots ?? []).map((one) => one.version);
  const isWide = useIsWide();
  const current = currentVersion(project);
  const choices = [...new Set([...known, version])].map((value) => ({
    value,
    label: isWide ? `Version ${value}${value === current ? " (current)" : ""}` : value,
    ...(isWide || value !== current ? {} : { description: "Current" }),
  }));
  return (
    <Select
      size="sm"
      aria-label="Version"
      className="w-auto max-w-52 shrink-0 max-sm:max-w-28"
      value={version}
      choices={choices}
      onValueChange={onChange}
    />
  );
}
