import { useQuery } from "@tanstack/react-query";
import { memberLabel } from "#domain/organization-members.ts";
import { usePresentPeople } from "./present-people.ts";
import { profileQuery } from "./profiles.ts";
import { useSignedInUser } from "./session.ts";

/** How people of a project are called: oneself and whoever has it open by name, the others as members. */
export function usePersonNames(project_id: string): (user_id: string) => string {
  const self = useSignedInUser();
  const { data: profile } = useQuery(profileQuery(self.id));
  const present = usePresentPeople(project_id);
  const own = [profile?.first_name, profile?.last_name].filter(Boolean).join(" ").trim();
  return (user_id) => {
    if (user_id === self.id && own) return own;
    return present.find((person) => person.user_id === user_id)?.name ?? memberLabel({ user_id }, self);
  };
}
