import { createClient, type Session } from "@supabase/supabase-js";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { person } from "#tests/support/people.ts";
import { cleanup } from "#tests/support/render.ts";
import { db, openAs } from "#tests/support/screen.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { readAuth } from "./session.ts";

const server = inject("server");
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", location.pathname);
});

/** Another copy of the module, as a page just loaded has it. */
async function freshFollowAuth(): Promise<() => Promise<void>> {
  const copy = `/src/web/queries/follow-auth.ts?fresh=${crypto.randomUUID()}`;
  const { followAuth } = await import(/* @vite-ignore */ copy);
  return followAuth;
}

type Announced = Parameters<Parameters<typeof db.auth.onAuthStateChange>[0]>;

/** What the auth client tells everybody who listens to it. */
async function announced(work: () => Promise<unknown>): Promise<Announced[]> {
  const events: Announced[] = [];
  const { data } = db.auth.onAuthStateChange((...event) => void events.push(event));
  await work();
  data.subscription.unsubscribe();
  return events.filter(([event]) => event !== "INITIAL_SESSION");
}

describe("the auth state", () => {
  test("comes from the stored session, read once, and afterwards from events alone [SESSION-01, SESSION-02]", async () => {
    const ada = await person(server);
    await openAs(ada, "/profile");
    // every request and every channel of the screen asks for the session too: it has had its say
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    cleanup();
    await vi.waitFor(() => expect(db.getChannels()).toEqual([]));
    const reading = vi.spyOn(db.auth, "getSession");
    const followAuth = await freshFollowAuth();
    await Promise.all([followAuth(), followAuth()]);
    await followAuth();
    expect(reading).toHaveBeenCalledTimes(1);
    expect(readAuth()).toMatchObject({ status: "signed_in", user: { id: ada.id }, session: { user: { email: ada.email } } });
    const kept = localStorage.getItem("pa:session") ?? "";
    localStorage.removeItem("pa:session");
    expect(readAuth().user?.id).toBe(ada.id);
    localStorage.setItem("pa:session", kept);
  });

  test("takes over what signing in, a refresh and a change of the user bring [SESSION-05]", async () => {
    const ada = await person(server);
    await openAs(null, "/");
    const signedIn = await announced(() => db.auth.signInWithPassword(ada));
    expect(signedIn.at(-1)?.[0]).toBe("SIGNED_IN");
    expectHeld(signedIn.at(-1)?.[1]);
    const refreshed = await announced(() => db.auth.refreshSession());
    expect(refreshed.map(([event]) => event)).toContain("TOKEN_REFRESHED");
    expectHeld(refreshed.at(-1)?.[1]);
    expect(refreshed.at(-1)?.[1]?.access_token).not.toBe(signedIn.at(-1)?.[1]?.access_token);
    const changed = await announced(() => db.auth.updateUser({ data: { color: "green" } }));
    expect(changed.at(-1)?.[0]).toBe("USER_UPDATED");
    expectHeld(changed.at(-1)?.[1]);
    expect(readAuth().user?.user_metadata).toMatchObject({ color: "green" });
  });

  test("is emptied by signing out [SESSION-03]", async () => {
    await openAs(await person(server), "/profile");
    expect(readAuth().session).not.toBeNull();
    const events = await announced(() => db.auth.signOut());
    expect(events.map(([event]) => event)).toEqual(["SIGNED_OUT"]);
    expect(readAuth()).toMatchObject({ user: null, session: null, status: "signed_out" });
  });

  test("knows a password recovery and a passed second step from an ordinary sign-in [SESSION-04]", async () => {
    const ada = await person(server);
    await openAs(ada, "/profile");
    expect(readAuth().status).toBe("signed_in");
    const { generate } = await import("otplib");
    const { data } = await db.auth.mfa.enroll({ factorType: "totp" });
    if (data?.type !== "totp") throw new Error("No factor was made.");
    const code = await generate({ secret: data.totp.secret });
    const events = await announced(() => db.auth.mfa.challengeAndVerify({ factorId: data.id, code }));
    expect(events.map(([event]) => event)).toEqual(["MFA_CHALLENGE_VERIFIED"]);
    expect(readAuth()).toMatchObject({ status: "mfa_verified", user: { id: ada.id }, awaitsSecondStep: false });

    const bo = await person(server);
    const link = await fetch("/auth/v1/admin/generate_link", {
      method: "POST",
      headers: { apikey: server.secretKey, authorization: `Bearer ${server.secretKey}`, "content-type": "application/json" },
      body: JSON.stringify({ type: "recovery", email: bo.email }),
    });
    const { hashed_token } = await link.json();
    const recovered = await announced(() => db.auth.verifyOtp({ type: "recovery", token_hash: hashed_token }));
    expect(recovered.at(-1)?.[0]).toBe("PASSWORD_RECOVERY");
    expect(readAuth()).toMatchObject({ status: "password_recovery", user: { id: bo.id } });
  });
});

function expectHeld(session: Session | null | undefined) {
  expect(session).toBeTruthy();
  expect(readAuth().session).toEqual(session);
  expect(readAuth().user).toEqual(session?.user);
}

test("a session in the address counts as stale after 120 seconds [LIMIT-08]", async () => {
  const ada = await person(server);
  const { data } = await ada.db.auth.getSession();
  const land = async (age: number) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const hash = new URLSearchParams({
      access_token: data.session?.access_token ?? "",
      refresh_token: data.session?.refresh_token ?? "",
      token_type: "bearer",
      type: "magiclink",
      expires_in: "3600",
      expires_at: String(Math.floor(Date.now() / 1000) + 3600 - age),
    });
    history.replaceState(null, "", `#${hash}`);
    const client = createClient(location.origin, server.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: true, storageKey: crypto.randomUUID() },
    });
    await client.auth.getSession();
    return warned.mock.calls.filter(([text]) => /issued over 120s ago, URL could be stale/.test(String(text))).length;
  };
  expect(await land(115)).toBe(0);
  expect(await land(121)).toBe(1);
});
