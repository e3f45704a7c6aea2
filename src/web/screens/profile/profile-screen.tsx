import { useMutation, useQuery } from "@tanstack/react-query";
import { pageTitle } from "#web/lib/page-title.ts";
import { signOutMutation } from "#web/queries/credentials.ts";
import { profileQuery } from "#web/queries/profiles.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { AccountCard } from "./account-card.tsx";
import { EmailCard } from "./email-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { TwoFactorCard } from "./two-factor-card.tsx";

export function ProfileScreen() {
  const user = useSignedInUser();
  const profile = useQuery(profileQuery(user.id));
  const signOut = useMutation(signOutMutation);
  return (
    <Screen width="narrow">
      <title>{pageTitle("Profile")}</title>
      <PageHeader
        title="Profile"
        description="How you appear to your team, and how you sign in."
        actions={
          <Button loading={signOut.isPending} onClick={() => signOut.mutate()}>
            Sign Out
          </Button>
        }
      />
      <div className="grid gap-6">
        <Card>
          <CardHeader title="Your details" />
          {profile.isPending ? (
            <ProfileSkeleton />
          ) : profile.isError ? (
            <CardBody>
              <Banner title="Your profile could not be loaded" onRetry={() => profile.refetch()}>
                {profile.error.message}
              </Banner>
            </CardBody>
          ) : (
            <ProfileForm user={user} profile={profile.data} />
          )}
        </Card>
        <EmailCard />
        <PasswordCard />
        <TwoFactorCard />
        <SessionsCard />
        <AccountCard />
      </div>
    </Screen>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile" className="grid gap-4 px-5 py-4">
      <Skeleton className="h-15.5" />
      <Skeleton className="h-15.5" />
      <Skeleton className="h-15.5" />
      <Skeleton className="h-8 w-32 justify-self-end" />
    </SkeletonGroup>
  );
}
