import { mutationOptions, queryOptions, useQuery } from "@tanstack/react-query";
import type { SignInWays } from "#data/sign-in-ways.ts";
import { passwordLength } from "#domain/credentials.ts";
import { paths } from "#web/lib/paths.ts";
import { publishableKey } from "#web/lib/publishable-key.ts";

const usual: SignInWays = { providers: [], byCompany: false, passwordLeast: passwordLength.least, linkMinutes: 60 };

const signInWaysQuery = queryOptions({
  queryKey: ["sign_in_ways"],
  queryFn: async () => {
    const { getSignInWays } = await import("#data/sign-in-ways.ts");
    return getSignInWays({ origin: location.origin, key: publishableKey() });
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** How one may sign in here; until it is known, and where it cannot be read, with a password of the usual length. */
export function useSignInWays(): SignInWays {
  return useQuery(signInWaysQuery).data ?? usual;
}

const known: Record<string, string> = {
  google: "Google",
  github: "GitHub",
  gitlab: "GitLab",
  azure: "Microsoft",
  linkedin_oidc: "LinkedIn",
};

/** A provider's name as people read it: my-company is "My Company". */
export function providerLabel(name: string): string {
  if (Object.hasOwn(known, name)) return known[name] ?? name;
  return name.replaceAll(/(^|[-_:])([a-z])/g, (_, gap: string, letter: string) => (gap ? " " : "") + letter.toUpperCase());
}

const returnTo = (provider: string) => `${location.origin}${paths.auth()}?${new URLSearchParams({ with: provider })}`;

/** Leaves for the provider; what is wrong is said in place. */
export const signInWithMutation = mutationOptions({
  mutationFn: async ({ provider }: { provider: string }) => {
    const { addressOfProvider } = await import("#data/sign-in-ways.ts");
    const { db } = await import("#web/lib/supabase.ts");
    location.assign(await addressOfProvider(db, { provider, return_to: returnTo(provider) }));
  },
  meta: { failure: null },
});

export const signInByCompanyMutation = mutationOptions({
  mutationFn: async ({ email }: { email: string }) => {
    const domain = email.slice(email.lastIndexOf("@") + 1);
    const { addressOfCompany } = await import("#data/sign-in-ways.ts");
    const { db } = await import("#web/lib/supabase.ts");
    location.assign(await addressOfCompany(db, { domain, return_to: returnTo(domain) }));
  },
  meta: { failure: null },
});
