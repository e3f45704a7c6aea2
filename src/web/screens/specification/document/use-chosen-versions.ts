import { useNavigate } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** Another version to read, or to compare with; the address keeps both. */
export function useChosenVersions({ version, against }: { version: string; against: string | null }) {
  const { project, place } = useWorkspace();
  const navigate = useNavigate();
  const go = (next: string, other: string | null) =>
    void navigate(paths.document(project.id, next === place.version ? undefined : next, other ?? undefined));
  return {
    read: (next: string) => go(next, next === against ? version : against),
    compare: (other: string | null) => go(version, other),
  };
}
