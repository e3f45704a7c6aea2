import { useQuery, useQueryClient } from "@tanstack/react-query";
import { paths } from "#web/lib/paths.ts";
import { projectQuery } from "#web/queries/projects.ts";
import { workQuery } from "#web/queries/work.ts";
import { inFigures } from "#web/ui/text/counted.ts";
import { SidebarLink } from "./sidebar-link.tsx";

/** Says how many wait to be decided. */
export function ProposalsLink({ project_id }: { project_id: string }) {
  // while a screen reads the project itself, more of it is asked for in a moment, together with this
  const read = projectQuery(project_id);
  // what its failure is called is the screen's to say
  const meta = useQueryClient().getQueryCache().find({ queryKey: read.queryKey })?.meta ?? read.meta;
  const { isFetching } = useQuery({ ...read, ...(meta && { meta }), enabled: false });
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
