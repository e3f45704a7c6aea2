import { isOwnWrite } from "#web/lib/own-writes.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { follow, readAgain, readAllAgain, type Stale } from "./follow.ts";
import { projectQuery } from "./projects.ts";

const ofOrganization: Stale = {
  readWith: {
    organization_models: ["drafter"],
    organization_members: ["organizations"],
    organization_security: ["organizations"],
  },
  unnamed: ["organizations", "drafter"],
};

/** Members, invitations and projects of an organization are shown as they change. */
export function followOrganization(organization_id: string): () => void {
  return follow(`organization:${organization_id}`, {
    onChanges: (changes) => {
      const foreign = changes.filter((change) => !isOwnWrite(change));
      if (foreign.length > 0) readAgain(organization_id, foreign, ofOrganization);
    },
    onReturn: () => readAllAgain(organization_id, ofOrganization.unnamed),
  });
}

const ofUser: Stale = {
  readWith: { organization_invitations: ["my_invitations"], organization_members: ["organizations"] },
  unnamed: ["my_invitations", "organizations"],
};

/** Whether a project on the screen belongs to an organization that is another's business now. */
export function isOf(project_id: string, organization_id: string): boolean {
  return queryClient.getQueryData(projectQuery(project_id).queryKey)?.organization_id === organization_id;
}

/** Forgets what was read of a project. */
export function forgetProject(project_id: string) {
  queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(project_id) });
}

/** Invitations and memberships of one's own are shown as they come and go. */
export function followOwn(user_id: string, onRemoved: (organization_id: string) => void): () => void {
  return follow(`user:${user_id}`, {
    onChanges: (changes) => {
      const foreign = changes.filter((change) => !isOwnWrite(change));
      if (foreign.length > 0) readAgain(user_id, foreign, ofUser);
      for (const { table, op, id, by } of changes) {
        if (table === "organization_members" && op === "delete" && id && by !== user_id) onRemoved(id);
      }
    },
    onReturn: () => readAllAgain(user_id, ofUser.unnamed),
  });
}
