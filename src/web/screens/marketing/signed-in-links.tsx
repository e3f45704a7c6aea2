import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { signOutMutation } from "#web/queries/credentials.ts";
import { Button } from "#web/ui/actions/button.tsx";

/** Narrow screens have profile and sign-out in their menu. */
export function SignedInLinks() {
  const signOut = useMutation(signOutMutation);
  return (
    <>
      <Button variant="ghost" className="hidden md:inline-flex" asChild>
        <Link to={paths.profile()}>Profile</Link>
      </Button>
      <Button variant="ghost" className="hidden md:inline-flex" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign Out
      </Button>
      <Button variant="primary" asChild>
        <Link to={paths.dashboard()}>Dashboard</Link>
      </Button>
    </>
  );
}

export function SignOutEntry({ className }: { className: string }) {
  const signOut = useMutation(signOutMutation);
  return (
    <button type="button" className={className} disabled={signOut.isPending} onClick={() => signOut.mutate()}>
      Sign Out
    </button>
  );
}
