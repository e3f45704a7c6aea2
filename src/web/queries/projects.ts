import { mutationOptions, queryOptions, skipToken } from "@tanstack/react-query";
import { addProject, changeProject, getProject, listProjects, removeProject } from "#data/projects.ts";
import { removeSpecifications } from "#data/specifications.ts";
import { Failure } from "#domain/failure.ts";
import type { NewProjectInput, ProjectInput } from "#domain/projects.ts";
import { db } from "#web/lib/supabase.ts";

export type { Project } from "#data/projects.ts";

const projectsKey = ["projects"] as const;

export const projectsQuery = (organization_id: string | undefined) =>
  queryOptions({
    queryKey: [...projectsKey, "of", organization_id],
    queryFn: organization_id ? () => listProjects(db, { organization_id }) : skipToken,
    meta: { failure: "projects.load_failed" },
  });

export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectsKey, "one", id],
    queryFn: () => getProject(db, { id }),
    meta: { failure: "project.load_failed" },
  });

export const addProjectMutation = mutationOptions({
  mutationFn: (input: NewProjectInput) => addProject(db, input),
  meta: { toast: "project.created", failure: "project.create_failed", refreshes: [projectsKey] },
});

export const changeProjectMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: ProjectInput) => changeProject(db, { id, ...input }),
    meta: { toast: "project.changed", failure: "project.change_failed", refreshes: [projectsKey] },
  });

const specificationsKept = "specifications_kept";

/** Removes the specifications first; where that fails the project stays. */
export const removeProjectMutation = (id: string) =>
  mutationOptions({
    mutationFn: async () => {
      await removeSpecifications(db, { project_id: id }).catch((cause: unknown) => {
        throw new Failure("unavailable", "Failed to delete project specifications", { code: specificationsKept, cause });
      });
      return removeProject(db, { id });
    },
    meta: {
      toast: "project.removed",
      failure: (error) =>
        error instanceof Failure && error.code === specificationsKept
          ? "project.remove_specifications_failed"
          : "project.remove_failed",
      refreshes: [[...projectsKey, "of"]],
    },
  });
