import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { closedOrganizationsQuery } from "#web/queries/organization-security.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";

/** Organizations whose rules for signing in this session does not meet: what is missing, and where to get it. */
export function ClosedOrganizations() {
  const { data: closed = [] } = useQuery(closedOrganizationsQuery);
  if (closed.length === 0) return null;
  return (
    <div className="grid gap-2 px-4 pt-4 sm:px-6">
      {closed.map(({ organization_id, name, reason, email_domains }) => (
        <Banner
          key={organization_id}
          tone="warning"
          title={
            reason === "second_factor"
              ? `${name} asks for a second factor`
              : `${name} only accepts addresses at ${list(email_domains)}`
          }
          action={
            <Button size="sm" asChild>
              <Link to={paths.profile()}>{reason === "second_factor" ? "Set up a second factor" : "Change my address"}</Link>
            </Button>
          }
        >
          {reason === "second_factor"
            ? "You cannot open its projects until you sign in with one. Turn on two-factor sign-in in your profile."
            : "You cannot open its projects with your address. Change the address in your profile, or ask an admin."}
        </Banner>
      ))}
    </div>
  );
}

function list(domains: readonly string[] | null) {
  return (domains ?? []).join(", ");
}
