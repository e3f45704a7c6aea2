import { sessionKey } from "#web/lib/session-key.ts";
import { readStored } from "#web/lib/storage.ts";
import { holdAuth } from "#web/queries/session.ts";

/** Whoever has no session in storage and none in the address is signed out; for the rest the auth client is loaded. */
export async function startAuth() {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === sessionKey && newValue) void followStoredSession();
  });
  const arrivesByLink = /[#&?](access_token|code|error)=/.test(location.hash + location.search);
  if (readStored(sessionKey) === null && !arrivesByLink) holdAuth({ status: "signed_out", session: null, user: null });
  else await followStoredSession();
}

async function followStoredSession() {
  const { followAuth } = await import("#web/queries/follow-auth.ts");
  await followAuth();
}
