import * as z from "zod";
import type { Query } from "#server/postgres/sql.ts";
import { audit } from "./audit.ts";
import { AuthError } from "./errors.ts";
import { addIdentity, addUser } from "./new-user.ts";
import type { OidcProvider } from "./oidc.ts";
import { beginWith, confirmEmail } from "./sign-ups.ts";
import { findUser, refuseBanned, type User } from "./users.ts";

export const profileShape = z.object({
  sub: z.string().min(1).max(255),
  iss: z.string(),
  email: z.string().trim().toLowerCase().pipe(z.email()).optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  name: z.string().max(500).optional().catch(undefined),
  picture: z.string().max(2000).optional().catch(undefined),
});
export type Profile = z.output<typeof profileShape>;

type Arrival = {
  provider: string;
  profile: Profile;
  linkTo?: string | undefined;
  /** Whose word the provider's is. */
  vouching: Pick<OidcProvider, "domains" | "vouchesForAll"> | undefined;
  /** Came by the domain of the address: the provider need not say that it confirmed it. */
  byDomain?: boolean | undefined;
};

/** The account of somebody another service vouches for: the known one, the one with the same proven address, or a new one. */
export async function accountOf(tx: Query, request: Request, arrival: Arrival): Promise<User> {
  const { provider, profile, linkTo } = arrival;
  const known = await findUser(tx, { provider, provider_id: profile.sub });
  if (linkTo !== undefined) return link(tx, arrival, known, linkTo);
  if (known !== undefined) {
    refuseBanned(known);
    await tx`
      update auth.identities set identity_data = identity_data || ${identityData(arrival)}, last_sign_in_at = now(), updated_at = now()
      where provider = ${provider} and provider_id = ${profile.sub}`;
    return known;
  }
  const email = profile.email;
  if (email === undefined || !isProven(arrival, email)) {
    throw new AuthError(
      403,
      "provider_email_needs_verification",
      `Your address is not confirmed with ${provider}: confirm it there, then sign in again`,
    );
  }
  if (!isWithin(arrival, email)) {
    const domains = arrival.vouching?.domains?.join(", ");
    throw new AuthError(
      403,
      "email_address_not_authorized",
      `${provider} signs in people whose address is at ${domains}: sign in another way`,
    );
  }
  const sameAddress = await findUser(tx, { email });
  if (sameAddress === undefined) return create(tx, request, arrival, email);
  refuseBanned(sameAddress);
  if (sameAddress.email_confirmed_at === null) {
    // Whoever signed up with this address never proved it, so nothing they brought is the account's.
    await beginWith(tx, sameAddress.id, undefined);
    await confirmEmail(tx, sameAddress.id);
  }
  await attach(tx, arrival, sameAddress);
  return sameAddress;
}

async function create(tx: Query, request: Request, arrival: Arrival, email: string): Promise<User> {
  const id = crypto.randomUUID();
  const userData = identityData(arrival);
  const added = await addUser(tx, {
    id,
    email,
    provider: arrival.provider,
    providerId: arrival.profile.sub,
    userData,
    confirmed: true,
  });
  const user = added ? await findUser(tx, { id }) : undefined;
  if (user === undefined) throw new AuthError(409, "conflict", "Somebody is signing up with this address right now: try again");
  await audit(tx, request, { action: "user_signedup", actor: user });
  return user;
}

async function link(tx: Query, arrival: Arrival, known: User | undefined, linkTo: string): Promise<User> {
  if (known !== undefined) {
    const whose = known.id === linkTo ? "to this user" : "to another user";
    throw new AuthError(422, "identity_already_exists", `Identity is already linked ${whose}`);
  }
  const user = await findUser(tx, { id: linkTo });
  if (user === undefined) throw new AuthError(403, "user_not_found", "The account to link to is gone");
  await attach(tx, arrival, user);
  return user;
}

async function attach(tx: Query, arrival: Arrival, user: User): Promise<void> {
  await addIdentity(tx, user.id, { provider: arrival.provider, providerId: arrival.profile.sub, data: identityData(arrival) });
  const providers = [...new Set([...user.identities.map((identity) => identity.provider), arrival.provider])];
  const appData = { ...user.raw_app_meta_data, providers };
  await tx`update auth.users set raw_app_meta_data = ${appData}, updated_at = now() where id = ${user.id}`;
}

function isProven({ profile, vouching, byDomain = false }: Arrival, email: string): boolean {
  return profile.email_verified || (byDomain && isAt(vouching?.domains, email));
}

/** A provider that is named for some domains speaks for their people alone: whoever runs it could say anybody's address. */
function isWithin({ vouching }: Arrival, email: string): boolean {
  return vouching?.vouchesForAll === true || !vouching?.domains?.length || isAt(vouching.domains, email);
}

function isAt(domains: readonly string[] = [], email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return domains.some((own) => own.toLowerCase() === domain);
}

function identityData(arrival: Arrival): Record<string, unknown> {
  const { iss, sub, email, name, picture } = arrival.profile;
  return {
    iss,
    sub,
    provider_id: sub,
    ...(email === undefined ? {} : { email, email_verified: isProven(arrival, email) && isWithin(arrival, email) }),
    ...(name === undefined ? {} : { name, full_name: name }),
    ...(picture === undefined ? {} : { picture, avatar_url: picture }),
  };
}
