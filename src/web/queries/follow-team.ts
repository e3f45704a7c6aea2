import { follow, isOwn, readAgain, readAllAgain, type Stale } from "./follow.ts";

const ofOrganization: Stale = {
  readWith: { organization_models: ["drafter"], organization_members: ["organizations"] },
  unnamed: ["organizations", "drafter"],
};

/** Members, invitations and projects of an organization are shown as they change. */
export function followOrganization(organization_id: string, user_id: string): () => void {
  return follow(`organization:${organization_id}`, {
    onChanges: (changes) => {
      const news = changes.filter((change) => !isOwn(change, user_id));
      if (news.length > 0) readAgain(organization_id, news, ofOrganization);
    },
    onReturn: () => readAllAgain(organization_id, ofOrganization.unnamed),
  });
}

const ofUser: Stale = {
  readWith: { organization_invitations: ["my_invitations"], organization_members: ["organizations"] },
  unnamed: ["my_invitations", "organizations"],
};

/** Invitations and memberships of one's own are shown as they come and go. */
export function followOwn(user_id: string): () => void {
  return follow(`user:${user_id}`, {
    onChanges: (changes) => readAgain(user_id, changes, ofUser),
    onReturn: () => readAllAgain(user_id, ofUser.unnamed),
  });
}
