import { mutationOptions, queryOptions, skipToken } from "@tanstack/react-query";
import {
  addProject,
  changeProject,
  getProject,
  getProjectAndRole,
  listProjects,
  type Project,
  removeProjectAndSpecifications,
  specificationsKept,
} from "#data/projects.ts";
import { Failure } from "#domain/failure.ts";
import type { NewProjectInput, ProjectInput } from "#domain/projects.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { answered, type ListedRow, showAnswer } from "#web/lib/refresh.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { knowOwnRole } from "./own-role.ts";
import { readAuth } from "./session.ts";

export type { Project } from "#data/projects.ts";

const projectsKey = ["projects"] as const;
const listed = [...projectsKey, "of"] as const;

const nobody = "nobody_signed_in";
const isNobody = (error: unknown) => error instanceof Failure && error.code === nobody;

function requireSomebody() {
  if (!readAuth().user) throw new Failure("signed_out", "Sign in first.", { code: nobody });
}

export const projectsQuery = (organization_id: string | undefined) =>
  queryOptions({
    queryKey: [...listed, organization_id],
    queryFn: organization_id ? async () => (readAuth().user ? listProjects(db, { organization_id }) : []) : skipToken,
    meta: {
      failure: "projects.load_failed",
      newestFirst: {
        by: "updated_at",
        holds: (row: ListedRow & Partial<Project>) => row.organization_id === organization_id,
      },
    },
  });

export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectsKey, "one", id],
    queryFn: () => readProjectAndRole(id),
    meta: { failure: "project.load_failed" },
  });

/** What comes along with something else is not asked for by itself. */
export const projectWith = (id: string, read: Promise<{ project: Project } | null>) => ({
  ...projectQuery(id),
  queryFn: async () => (await read.catch(() => null))?.project ?? readProjectAndRole(id),
});

/** What may be done with a project is known as soon as the project is. */
async function readProjectAndRole(id: string) {
  const { user } = readAuth();
  if (!user) return getProject(db, { id });
  const { project, role } = await getProjectAndRole(db, { id, user_id: user.id });
  if (role) knowOwnRole({ organization_id: project.organization_id, user_id: user.id, role });
  return project;
}

/** The project that something else on the screen belongs to. */
export const projectBesideQuery = (id: string) =>
  queryOptions({ ...projectQuery(id), meta: { failure: "project.fetch_failed" } });

export const addProjectMutation = mutationOptions({
  mutationFn: async (input: NewProjectInput) => {
    requireSomebody();
    return addProject(db, input);
  },
  meta: {
    toast: "project.created",
    failure: (error) => (isNobody(error) ? null : "project.create_failed"),
    row: listed,
    known: answered,
  },
});

/** The project as it is stored now, null where it is gone; for whoever was overtaken while editing. */
export async function readProject(id: string) {
  return getProject(db, { id }).catch((error: unknown) => {
    if (error instanceof Failure && error.kind === "not_found") return null;
    throw error;
  });
}

export const changeProjectMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: ProjectInput & { revision: number }) => changeProject(db, { id, ...input }),
    onSuccess: (project) => showAnswer(queryClient, projectQuery(id).queryKey, project),
    meta: {
      toast: "project.changed",
      failure: unlessOvertaken("project.change_failed"),
      // another version than before leaves the earlier one behind as it stood
      refreshes: [
        ["specifications", id],
        ["version_content", id],
      ],
      row: listed,
      known: answered,
    },
  });

const removeProjectMutation = (id: string) =>
  mutationOptions({
    mutationKey: projectRemoval(id),
    mutationFn: async () => {
      requireSomebody();
      return removeProjectAndSpecifications(db, { id });
    },
    meta: {
      toast: "project.removed",
      failure: (error) => {
        if (isNobody(error)) return null;
        const kept = error instanceof Failure && error.code === specificationsKept;
        return kept ? "project.remove_specifications_failed" : "project.remove_failed";
      },
      row: listed,
      known: () => [],
    },
  });

export const projectRemoval = (id: string) => [...projectsKey, "remove", id];

/** Whether the project is gone now; a toast says why not. */
export function deleteProject(id: string): Promise<boolean> {
  const removal = queryClient.getMutationCache().build(queryClient, removeProjectMutation(id));
  return removal.execute(undefined).then(
    () => true,
    () => false,
  );
}
