import { useMutation, useQuery } from "@tanstack/react-query";
import { BookOpen, Building2, CircleHelp, LogOut, Server, UserRound } from "lucide-react";
import { Link } from "react-router";
import { profileName } from "#domain/profiles.ts";
import { paths } from "#web/lib/paths.ts";
import { signOutMutation } from "#web/queries/credentials.ts";
import { isOperatorQuery } from "#web/queries/instance.ts";
import { profileQuery } from "#web/queries/profiles.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "#web/ui/actions/dropdown-menu.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { KeyCap } from "#web/ui/marks/key-cap.tsx";

export function AccountMenu({ onHelp }: { onHelp: () => void }) {
  const { id, email } = useSignedInUser();
  const { data: profile } = useQuery(profileQuery(id));
  const name = profileName(profile, email);
  const signOut = useMutation(signOutMutation);
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" className="ml-1 rounded-full">
          <Avatar name={name} />
          <span className="sr-only">Your account</span>
        </Button>
      }
    >
      <MenuLabel>
        {name === email ? null : <span className="block max-w-56 truncate text-ink">{name}</span>}
        <span className="block max-w-56 truncate">{email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={paths.profile()}>
          <UserRound aria-hidden />
          Profile
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.organizationSettings()}>
          <Building2 aria-hidden />
          Organization settings
        </Link>
      </MenuItem>
      <OperatorItem user_id={id} />
      <MenuItem asChild>
        <a href={paths.docs()} target="_blank" rel="noopener">
          <BookOpen aria-hidden />
          User guide
        </a>
      </MenuItem>
      <MenuItem onSelect={onHelp}>
        <CircleHelp aria-hidden />
        Help
        <span aria-hidden className="ml-auto">
          <KeyCap>?</KeyCap>
        </span>
      </MenuItem>
      <MenuItem disabled={signOut.isPending} onSelect={() => signOut.mutate()}>
        <LogOut aria-hidden />
        Log out
      </MenuItem>
    </DropdownMenu>
  );
}

/** Asked only once the menu is opened, which few do. */
function OperatorItem({ user_id }: { user_id: string }) {
  const { data: isOperator } = useQuery(isOperatorQuery(user_id));
  if (!isOperator) return null;
  return (
    <MenuItem asChild>
      <Link to={paths.operator()}>
        <Server aria-hidden />
        This instance
      </Link>
    </MenuItem>
  );
}
