import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { citationsIn } from "#domain/citations-in.ts";
import { currentVersion } from "#domain/projects.ts";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { textsOf } from "#web/lib/citation-index.ts";
import { useCitationIndex } from "#web/queries/citations.ts";
import { projectBesideQuery } from "#web/queries/projects.ts";
import { CitationsContext } from "#web/ui/text/citations.ts";

type Asked = { project_id: string; form: QuestionnaireInput; children: ReactNode };

/** Numbers of the project in its answers are links; few answers cite, and only they wait for its rows. */
export function ProjectNumbers({ project_id, form, children }: Asked) {
  const texts = [form, ...Object.values(form).flat()].flatMap((part) => (part instanceof Object ? textsOf(part) : []));
  if (!texts.some((text) => citationsIn(text).length > 0)) return children;
  return <Numbers project_id={project_id}>{children}</Numbers>;
}

function Numbers({ project_id, children }: Omit<Asked, "form">) {
  const { data: project } = useQuery(projectBesideQuery(project_id));
  return project ? (
    <NumbersOf project_id={project_id} version={currentVersion(project)}>
      {children}
    </NumbersOf>
  ) : (
    children
  );
}

function NumbersOf({ project_id, version, children }: { project_id: string; version: string; children: ReactNode }) {
  return <CitationsContext value={useCitationIndex({ project_id, version })}>{children}</CitationsContext>;
}
