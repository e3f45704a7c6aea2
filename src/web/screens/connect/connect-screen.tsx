import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import type { DescribedConnection } from "#domain/connections.ts";
import { pageTitle, productName } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { describedConnectionQuery } from "#web/queries/connections.ts";
import { useAuth } from "#web/queries/session.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { Brand } from "#web/ui/marks/brand.tsx";
import { ConnectForm } from "./connect-form.tsx";
import { NotConnectable } from "./not-connectable.tsx";
import { SignInToConnect } from "./sign-in-to-connect.tsx";

/** Where an application that holds no key sends its person, to be let into one of their projects. */
export function ConnectScreen() {
  const { search } = useLocation();
  const { status, user, awaitsSecondStep } = useAuth();
  return (
    <main id="main" tabIndex={-1} className="blueprint grid min-h-dvh content-center justify-items-center gap-6 px-4 py-10">
      <title>{pageTitle("Connect an application")}</title>
      <Link to={paths.home()} className="rounded-md p-1">
        <Brand name={productName} />
      </Link>
      <Card className="grid w-full max-w-md gap-5 px-5 py-6 sm:px-7 sm:py-8">
        {status === "loading" ? <ConnectSkeleton /> : null}
        {status !== "loading" && (!user || awaitsSecondStep) ? <SignInToConnect search={search} /> : null}
        {user && !awaitsSecondStep ? <Asked search={search} email={user.email ?? ""} /> : null}
      </Card>
    </main>
  );
}

function Asked({ search, email }: { search: string; email: string }) {
  const asked = useQuery(describedConnectionQuery(search));
  return (
    <Loaded from={asked} failure="The application's request could not be loaded" skeleton={<ConnectSkeleton />}>
      {(described) => <Described described={described} search={search} email={email} />}
    </Loaded>
  );
}

function Described({ described, search, email }: { described: DescribedConnection; search: string; email: string }) {
  if (described.kind === "question") return <ConnectForm question={described} search={search} email={email} />;
  if (described.kind === "problem") return <NotConnectable sentence={described.sentence} />;
  const sentence = "The application asked for access that cannot be granted. Go back and start again there.";
  return <NotConnectable sentence={sentence} back={described.address} />;
}

function ConnectSkeleton() {
  return (
    <SkeletonGroup label="Loading what is asked" className="grid gap-5">
      <Skeleton className="h-12 w-12 rounded-xl" />
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-16" />
      <Skeleton className="h-10" />
      <Skeleton className="h-28" />
      <Skeleton className="h-10" />
    </SkeletonGroup>
  );
}
