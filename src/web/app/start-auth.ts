import { paths } from "#web/lib/paths.ts";
import { sessionKey } from "#web/lib/session-key.ts";
import { readStored } from "#web/lib/storage.ts";
import { announce } from "#web/lib/toast-store.ts";
import { holdAuth, holdOffer } from "#web/queries/session.ts";
import { takeArrival } from "./arrival.ts";

/** Whoever has no session in storage and none on the way is signed out; for the rest the auth client is loaded. */
export async function startAuth() {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === sessionKey && newValue) void followStoredSession();
  });
  const { code, offered } = takeArrival();
  const isSignedOut = readStored(sessionKey) === null;
  if (offered && isSignedOut) {
    holdOffer(offered);
    history.replaceState(history.state, "", paths.auth());
  } else if (offered) announce("session.link_refused");
  if (code !== undefined) await arriveWith(code);
  else if (isSignedOut) holdAuth({ status: "signed_out", session: null, user: null });
  else await followStoredSession();
}

async function arriveWith(code: string) {
  const { arrive } = await import("#web/queries/follow-auth.ts");
  await arrive(code);
}

async function followStoredSession() {
  const { followAuth } = await import("#web/queries/follow-auth.ts");
  await followAuth();
}
