import { Building2, ChevronsUpDown, Plus, Settings2 } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { DropdownMenu, MenuCheckItem, MenuItem, MenuLabel, MenuSeparator } from "#web/ui/actions/dropdown-menu.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";

export function OrganizationSwitcher({ onCreate }: { onCreate: () => void }) {
  const { organizations, current, isLoading, choose } = useOrganizations();
  if (isLoading) {
    return (
      <div role="status" aria-label="Loading organizations" data-testid="organizations-placeholder">
        <Skeleton className="h-8 w-44" />
      </div>
    );
  }
  if (organizations.length === 0) {
    return (
      <Button onClick={onCreate}>
        <Building2 aria-hidden />
        Create Organization
      </Button>
    );
  }
  return (
    <DropdownMenu
      className="w-64"
      trigger={
        <Button className="max-w-56 min-w-36 justify-between">
          <Building2 aria-hidden className="text-faint" />
          <span className="grow truncate text-left">
            <span className="sr-only">Organization: </span>
            {current?.name}
          </span>
          <ChevronsUpDown aria-hidden className="text-faint" />
        </Button>
      }
    >
      <MenuLabel>Your Organizations</MenuLabel>
      {organizations.map((organization) => (
        <MenuCheckItem key={organization.id} checked={organization.id === current?.id} onSelect={() => choose(organization)}>
          {organization.name}
        </MenuCheckItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={onCreate}>
        <Plus aria-hidden />
        Create Organization
      </MenuItem>
      {current ? (
        <MenuItem asChild>
          <Link to={paths.organizationSettings()}>
            <Settings2 aria-hidden />
            Manage Organization
          </Link>
        </MenuItem>
      ) : null}
    </DropdownMenu>
  );
}
