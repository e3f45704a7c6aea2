import { useQuery } from "@tanstack/react-query";
import { FolderX } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import { type Project, projectQuery } from "#web/queries/projects.ts";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { PartsSkeleton } from "./parts-skeleton.tsx";

const uuid = z.uuid();

export function ProjectOfAddress({ children }: { children: (project: Project) => ReactNode }) {
  const id = uuid.safeParse(useParams().projectId).data;
  return id ? <Found id={id}>{children}</Found> : <Missing />;
}

function Found({ id, children }: { id: string; children: (project: Project) => ReactNode }) {
  const project = useQuery(projectQuery(id));
  if (project.error instanceof Failure && project.error.kind === "not_found") return <Missing />;
  return (
    <Loaded from={project} failure="The project could not be loaded" skeleton={<PartsSkeleton />}>
      {children}
    </Loaded>
  );
}

function Missing() {
  return (
    <>
      <h1 className="sr-only">Project Not Found</h1>
      <EmptyState icon={<FolderX />} title="Project Not Found" text="It may have been deleted, or you may not see it." />
    </>
  );
}
