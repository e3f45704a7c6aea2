import { useIsFetching, useQuery } from "@tanstack/react-query";
import { paths } from "#web/lib/paths.ts";
import { projectQuery } from "#web/queries/projects.ts";
import { workQuery } from "#web/queries/work.ts";
import { inFigures } from "#web/ui/text/counted.ts";
import { SidebarLink } from "./sidebar-link.tsx";

/** Says how many wait to be decided. */
export function ProposalsLink({ project_id }: { project_id: string }) {
  // while a screen reads the project itself, more of it is asked for in a moment, together with this
  const isFetching = useIsFetching({ queryKey: projectQuery(project_id).queryKey, exact: true }) > 0;
  const { data: count = 0 } = useQuery({
    ...workQuery(project_id),
    enabled: !isFetching,
    select: ({ proposals }) => proposals.length,
  });
  return (
    <SidebarLink to={paths.proposals(project_id)}>
      Proposals
      {count > 0 ? <span className="ms-2 text-2xs text-accent-ink tabular-nums">{inFigures(count)}</span> : null}
    </SidebarLink>
  );
}
