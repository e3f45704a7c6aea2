import { useQuery } from "@tanstack/react-query";
import { versionsOf } from "#domain/versions.ts";
import type { Project } from "#web/queries/projects.ts";
import { versionsQuery } from "#web/queries/versions.ts";
import { Select } from "#web/ui/fields/select.tsx";

type PickerProps = { project: Project; version: string; against: string | null; onChange: (against: string | null) => void };

const nothing = "nothing";

/** Which other version the one that is read is compared with; not there while there is no other. */
export function ComparePicker({ project, version, against, onChange }: PickerProps) {
  const { data } = useQuery(versionsQuery(project.id));
  const known = versionsOf(project.version, data?.specifications ?? [], data?.snapshots ?? []).map((one) => one.version);
  const others = [...new Set([...known, ...(against ? [against] : [])])].filter((one) => one !== version);
  if (others.length === 0) return null;
  const choices = [
    { value: nothing, label: against === null ? "Compare with …" : "Do not compare" },
    ...others.map((value) => ({ value: `version ${value}`, label: `Compared with ${value}` })),
  ];
  return (
    <Select
      size="sm"
      aria-label="Compare with"
      className="w-auto max-w-52"
      value={against === null ? nothing : `version ${against}`}
      choices={choices}
      onValueChange={(value) => onChange(value === nothing ? null : value.slice("version ".length))}
    />
  );
}
