import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { countOpen } from "#domain/acceptance.ts";
import { paths } from "#web/lib/paths.ts";
import { acceptanceQuery, unacceptedRuleQuery } from "#web/queries/acceptance.ts";
import { projectQuery } from "#web/queries/projects.ts";

/** In milliseconds: what was read while the screen was on its way is not read again. */
const ON_THE_WAY = 5_000;

/** What a version would say that nobody accepted, and what the organization wants done about it. */
export function NotAcceptedYet({ project_id }: { project_id: string }) {
  const { data: project } = useQuery(projectQuery(project_id));
  const { data: acceptance } = useQuery({ ...acceptanceQuery(project_id), staleTime: ON_THE_WAY });
  return project && acceptance ? (
    <Told project_id={project_id} organization_id={project.organization_id} {...acceptance} />
  ) : null;
}

type ToldProps = { project_id: string; organization_id: string } & Parameters<typeof countOpen>[0];

function Told({ project_id, organization_id, open }: ToldProps) {
  const { data: rule } = useQuery(unacceptedRuleQuery(organization_id));
  const counts = countOpen({ open });
  if (counts.length === 0 || rule === undefined || rule === "nothing") return null;
  return (
    <div role="note" className="grid gap-1 rounded-lg bg-warning-soft px-3 py-2 text-sm">
      <p className="font-medium">
        {rule === "refuse" ? "Accept this before you create a version" : "This version would contain what nobody has accepted"}
      </p>
      <p className="text-muted">{counts.map(({ words }) => words).join(", ")}</p>
      <Link to={paths.specification(project_id)} className="justify-self-start underline underline-offset-4">
        Look at it
      </Link>
    </div>
  );
}
