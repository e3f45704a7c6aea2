import { useMutation } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Failure } from "#domain/failure.ts";
import { providerLabel, signInByCompanyMutation, signInWithMutation, useSignInWays } from "#web/queries/sign-in-ways.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";

/** The providers this server knows, and single sign-on by the domain of the address; nothing where there are none. */
export function OtherWays({ withEmail }: { withEmail: (begin: (email: string) => void) => void }) {
  const [search] = useSearchParams();
  const { providers, byCompany } = useSignInWays();
  const signIn = useMutation(signInWithMutation);
  const bySso = useMutation(signInByCompanyMutation);
  const provider = search.get("with");
  const refused = search.get("error_description");
  const failure = signIn.error ?? bySso.error;
  const isBusy = signIn.isPending || bySso.isPending;
  if (providers.length === 0 && !byCompany && !provider) return null;
  return (
    <div className="mt-5 grid gap-3">
      {failure ? (
        <Banner
          title={isUnknownCompany(failure) ? "There is no company sign-in for this address. Use your password." : failure.message}
        />
      ) : provider && refused ? (
        <Banner title={`Signing in with ${providerLabel(provider)} did not work`}>{refused}</Banner>
      ) : null}
      {providers.length > 0 || byCompany ? (
        <p className="flex items-center gap-3 text-xs text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          or
        </p>
      ) : null}
      {providers.map((name) => (
        <Button
          key={name}
          size="lg"
          disabled={isBusy}
          loading={signIn.isPending && signIn.variables.provider === name}
          onClick={() => signIn.mutate({ provider: name })}
        >
          Continue with {providerLabel(name)}
        </Button>
      ))}
      {byCompany ? (
        <Button
          variant="link"
          disabled={isBusy}
          loading={bySso.isPending}
          onClick={() => withEmail((email) => bySso.mutate({ email }))}
        >
          Sign in with your company
        </Button>
      ) : null}
    </div>
  );
}

function isUnknownCompany(error: Error) {
  return error instanceof Failure && error.code === "sso_provider_not_found";
}
