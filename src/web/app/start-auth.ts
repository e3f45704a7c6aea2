import { sessionKey } from "#web/lib/session-key.ts";
import { readStored } from "#web/lib/storage.ts";
import { announce } from "#web/lib/toast-store.ts";
import { holdAuth, readAuth } from "#web/queries/session.ts";

/** Whoever has no session in storage and none in the address is signed out; for the rest the auth client is loaded. */
export async function startAuth() {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === sessionKey && newValue) void followStoredSession();
  });
  const arrival = new URLSearchParams(location.hash.slice(1));
  // by the second of the two links, the auth client takes both from the address
  const hasChangedAddress = arrival.get("type") === "email_change" && arrival.has("access_token");
  const arrivesByLink = /[#&?](access_token|code|error)=/.test(location.hash + location.search);
  if (readStored(sessionKey) === null && !arrivesByLink) holdAuth({ status: "signed_out", session: null, user: null });
  else await followStoredSession();
  const email = hasChangedAddress ? readAuth().user?.email : undefined;
  if (email) announce("account.email_changed", { email });
}

async function followStoredSession() {
  const { followAuth } = await import("#web/queries/follow-auth.ts");
  await followAuth();
}
