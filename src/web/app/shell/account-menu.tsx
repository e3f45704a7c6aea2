import { useMutation } from "@tanstack/react-query";
import { LogOut, UserRound } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { signOutMutation } from "#web/queries/credentials.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "#web/ui/actions/dropdown-menu.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";

export function AccountMenu() {
  const { email } = useSignedInUser();
  const signOut = useMutation(signOutMutation);
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" className="ml-1 rounded-full">
          <Avatar name={email} />
          <span className="sr-only">Your account</span>
        </Button>
      }
    >
      <MenuLabel>
        <span className="block max-w-56 truncate">{email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={paths.profile()}>
          <UserRound aria-hidden />
          Profile
        </Link>
      </MenuItem>
      <MenuItem disabled={signOut.isPending} onSelect={() => signOut.mutate()}>
        <LogOut aria-hidden />
        Log out
      </MenuItem>
    </DropdownMenu>
  );
}
