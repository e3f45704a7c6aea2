import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useState } from "react";
import { queryClient } from "#web/lib/query-client.ts";
import { readStored, writeStored } from "#web/lib/storage.ts";
import { announce } from "#web/lib/toast-store.ts";
import { type Organization, organizationsQuery } from "./organizations.ts";
import { projectsQuery } from "./projects.ts";
import { useAuth } from "./session.ts";

const lastOrganizationKey = "pa:lastOrgId";

/** Makes an organization the current one the next time the shell opens. */
export function rememberOrganization(id: string) {
  writeStored(lastOrganizationKey, id);
}

type Organizations = {
  organizations: readonly Organization[];
  current: Organization | null;
  isLoading: boolean;
  error: Error | null;
  reload: () => void;
  /** Makes it current, remembers it, says so and reads its projects again. */
  choose: (organization: Organization) => Promise<void>;
  /** Makes a new one current without a word. */
  begin: (organization: Pick<Organization, "id">) => void;
};

const OrganizationContext = createContext<Organizations | null>(null);

export function OrganizationProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { data, isPending, error, refetch } = useQuery({ ...organizationsQuery, enabled: user !== null });
  const [chosenId, setChosenId] = useState(() => readStored(lastOrganizationKey));
  const organizations = user ? (data ?? []) : [];
  const current = organizations.find((organization) => organization.id === chosenId) ?? organizations[0] ?? null;

  function begin({ id }: Pick<Organization, "id">) {
    setChosenId(id);
    rememberOrganization(id);
  }

  async function choose(organization: Organization) {
    begin(organization);
    announce("organization.switched", { name: organization.name });
    await queryClient.invalidateQueries({ queryKey: projectsQuery(organization.id).queryKey, refetchType: "all" });
  }

  const value = {
    organizations,
    current,
    isLoading: user !== null && isPending,
    error: data ? null : error,
    reload: () => void refetch(),
    choose,
    begin,
  };
  return <OrganizationContext value={value}>{children}</OrganizationContext>;
}

export function useOrganizations() {
  const organizations = useContext(OrganizationContext);
  if (!organizations) throw new Error("useOrganizations must be used within an OrganizationProvider");
  return organizations;
}
