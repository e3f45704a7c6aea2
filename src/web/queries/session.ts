import { createContext, useContext, useSyncExternalStore } from "react";
import type { OfferedSession, Session } from "#data/session.ts";
import { Failure } from "#domain/failure.ts";
import { queryClient } from "#web/lib/query-client.ts";

type SignedIn = {
  status: "signed_in" | "password_recovery" | "mfa_verified";
  session: Session;
  user: Session["user"];
  /** The account has a second factor, and this session has yet to show it. */
  awaitsSecondStep: boolean;
};
type NotSignedIn = { status: "loading" | "signed_out"; session: null; user: null; awaitsSecondStep?: false; byChoice?: boolean };
export type AuthState = SignedIn | NotSignedIn;

let state: AuthState = { status: "loading", session: null, user: null };
const listeners = new Set<() => void>();

export function holdAuth(next: AuthState) {
  if (state.user && next.user?.id !== state.user.id) queryClient.clear();
  state = next;
  for (const listener of listeners) listener();
}

export function readAuth() {
  return state;
}

export function useAuth(): AuthState {
  return useSyncExternalStore(listen, readAuth, readAuth);
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** In milliseconds between the two, which are of one request where somebody comes for the first time. */
const oneMoment = 2_000;

/** Who came by a provider and had no account before. */
export function hasJustArrived({ app_metadata, created_at, last_sign_in_at }: Session["user"]): boolean {
  if (app_metadata.provider === undefined || app_metadata.provider === "email" || !last_sign_in_at) return false;
  return Date.parse(last_sign_in_at) - Date.parse(created_at) < oneMoment;
}

let offer: OfferedSession | null = null;

/** Keeps a session that the address brought along until the person says whether it is theirs. */
export function holdOffer(next: OfferedSession | null) {
  offer = next;
  for (const listener of listeners) listener();
}

const readOffer = () => offer;

export function useOffer(): OfferedSession | null {
  return useSyncExternalStore(listen, readOffer, readOffer);
}

let newCodes: readonly string[] | null = null;

/** Keeps the sign-in screen until the recovery codes of a factor that was set up there were seen; none of them yet while it is. */
export function holdNewCodes(next: readonly string[] | null) {
  newCodes = next;
  for (const listener of listeners) listener();
}

const readNewCodes = () => newCodes;

export function useNewCodes(): readonly string[] | null {
  return useSyncExternalStore(listen, readNewCodes, readNewCodes);
}

/** Whom the guard let in: a sign-out in the middle of a render reaches the guard first, never a screen behind it. */
export const LetIn = createContext<Session["user"] | null>(null);

/** The user, on screens that only signed-in people reach. */
export function useSignedInUser() {
  const user = useContext(LetIn);
  if (!user) throw new Failure("signed_out", "Sign in to see this.");
  return { id: user.id, email: user.email ?? "" };
}

/** The user a mutation acts for; a `Failure` with `message` when nobody is signed in. */
export function requireUser(message: string) {
  if (!state.user) throw new Failure("signed_out", message);
  return { id: state.user.id, email: state.user.email ?? "" };
}
