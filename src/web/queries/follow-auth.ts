import { awaitsSecondStep } from "#data/second-step.ts";
import { claimsOf, exchangeCode, getSession, renewSession, type Session } from "#data/session.ts";
import { Failure } from "#domain/failure.ts";
import { whenUnsavedIsKnown } from "#web/editing/unsaved.ts";
import { askWhenRefused } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { announce } from "#web/lib/toast-store.ts";
import { type AuthState, holdAuth, readAuth } from "./session.ts";

let following: Promise<void> | undefined;
/** The session that was left by choice, in this window or another: a message is there in time, what is stored may come later. */
let left: string | null = null;
const leaving = new BroadcastChannel("pa:left");
leaving.onmessage = ({ data }) => {
  left = data;
};

/** Reads the stored session once, then follows what happens to it. */
export function followAuth(): Promise<void> {
  following ??= follow();
  return following;
}

/** Ends a sign-in that came back with a code, then follows as always; a code without this browser's verifier changes nothing. */
export async function arrive(code: string) {
  await exchangeCode(db, { code }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    announce("session.arrival_failed", {}, error);
  });
  await followAuth();
}

/** Runs a sign-out, so that the guards of every window tell it from a session that ended by itself. */
export async function leaveBy(signOut: () => Promise<void>) {
  const { session } = readAuth();
  if (session) tellLeft(claimsOf(session).session_id);
  await signOut().catch((error: unknown) => {
    tellLeft(null);
    throw error;
  });
}

function tellLeft(session_id: string | null) {
  left = session_id;
  leaving.postMessage(session_id);
}

/** Asked after a refusal: a session that can be renewed goes on, one that was ended elsewhere is over here, too. */
async function isSessionOver(): Promise<boolean> {
  if (!readAuth().user) return false;
  renewing ??= renewSession(db).finally(() => {
    renewing = undefined;
  });
  await renewing;
  return readAuth().user === null;
}

let renewing: Promise<void> | undefined;

async function follow() {
  askWhenRefused(isSessionOver);
  db.auth.onAuthStateChange((event, session) => {
    if (event === "INITIAL_SESSION") return;
    // the client itself would listen with the session of before the second step, which hears nothing
    if (event === "MFA_CHALLENGE_VERIFIED" && session) void db.realtime.setAuth(session.access_token);
    holdAuth(stateAfter(event, session));
    if (event === "SIGNED_IN" || event === "MFA_CHALLENGE_VERIFIED") void whenUnsavedIsKnown();
  });
  const session = await getSession(db).catch((error: unknown) => {
    if (error instanceof Failure) return null;
    throw error;
  });
  if (readAuth().user === null) holdAuth(stateOf(session));
}

function stateAfter(event: string, session: Session | null): AuthState {
  if (event === "SIGNED_OUT") {
    const held = readAuth();
    if (held.status === "signed_out") return held;
    return { ...signedOut, byChoice: held.session !== null && left === claimsOf(held.session).session_id };
  }
  if (event === "PASSWORD_RECOVERY") return stateOf(session, "password_recovery");
  if (event === "MFA_CHALLENGE_VERIFIED") return stateOf(session, "mfa_verified");
  const staysInRecovery = readAuth().status === "password_recovery" && event !== "USER_UPDATED";
  return stateOf(session, staysInRecovery ? "password_recovery" : "signed_in");
}

const signedOut = { status: "signed_out", session: null, user: null } as const;

function stateOf(session: Session | null, status: "signed_in" | "password_recovery" | "mfa_verified" = "signed_in"): AuthState {
  return session ? { status, session, user: session.user, awaitsSecondStep: awaitsSecondStep(session) } : signedOut;
}
