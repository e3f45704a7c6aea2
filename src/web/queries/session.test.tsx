import type { Session } from "@supabase/supabase-js";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { openChannel } from "#data/channels.ts";
import { claimsOf, recoverPassword, signOut } from "#data/session.ts";
import { intercept } from "#tests/support/intercept.ts";
import { author, person } from "#tests/support/people.ts";
import { cleanup } from "#tests/support/render.ts";
import { db, openAs } from "#tests/support/screen.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { leaveBy } from "./follow-auth.ts";
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

  test("knows that somebody signed out by choice, also where a token is renewed at the same moment [SESSION-03]", async () => {
    const ada = await person(server);
    await openAs(ada, "/profile");
    await leaveBy(async () => {
      await db.auth.refreshSession();
      await signOut(db);
    });
    expect(readAuth()).toMatchObject({ status: "signed_out", user: null, byChoice: true });
    await openAs(ada, "/profile");
    await signOut(db);
    expect(readAuth()).toMatchObject({ status: "signed_out", user: null, byChoice: false });
  });

  test("knows that somebody signed out by choice in another window before its storage is heard of [SESSION-03]", async () => {
    await openAs(await person(server), "/profile");
    const held = readAuth().session;
    if (!held) throw new Error("Nobody is signed in.");
    const other = new BroadcastChannel("pa:left");
    const heard = new BroadcastChannel("pa:left");
    await new Promise((resolve) => {
      heard.onmessage = resolve;
      other.postMessage(claimsOf(held).session_id);
    });
    await signOut(db);
    expect(readAuth()).toMatchObject({ status: "signed_out", user: null, byChoice: true });
    other.close();
    heard.close();
  });

  test("knows a password recovery and a passed second step from an ordinary sign-in [SESSION-04]", async () => {
    const ada = await author(server);
    await openAs(ada, "/profile");
    expect(readAuth().status).toBe("signed_in");
    const { generate } = await import("otplib");
    const { data } = await db.auth.mfa.enroll({ factorType: "totp" });
    if (data?.type !== "totp") throw new Error("No factor was made.");
    const code = await generate({ secret: data.totp.secret });
    const events = await announced(() => db.auth.mfa.challengeAndVerify({ factorId: data.id, code }));
    expect(events.map(([event]) => event)).toEqual(["MFA_CHALLENGE_VERIFIED"]);
    expect(readAuth()).toMatchObject({ status: "mfa_verified", user: { id: ada.id }, awaitsSecondStep: false });

    // what listens is let in with the session of now
    const joined = await new Promise<boolean>((done) => {
      const channel = openChannel(db, `project:${ada.project_id}`, {
        self: undefined,
        since: Date.now(),
        onChange: () => {},
        onPresent: () => {},
        onJoined: () => void channel.close().then(() => done(true)),
        onEnded: () => done(false),
      });
    });
    expect(joined).toBe(true);

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

test("a token that is about to end is renewed before it does, and what fails meanwhile is tried again after 200, 400 and 800 ms [SESSION-19, LIMIT-07]", async () => {
  await openAs(await person(server), "/cookies");
  const before = readAuth().session;
  const soon = Math.floor(Date.now() / 1000) + 60;
  localStorage.setItem("pa:session", JSON.stringify({ ...before, expires_at: soon, expires_in: 60 }));
  const timers = vi.spyOn(globalThis, "setTimeout");
  const asked: number[] = [];
  const bodies: unknown[] = [];
  const stop = intercept("POST", "/auth/v1/token?grant_type=refresh_token", async (pass, request) => {
    asked.push(timers.mock.calls.length);
    bodies.push(await request.clone().json());
    return asked.length <= 3 ? new Response("down", { status: 503 }) : pass();
  });
  const heard = await announced(async () => {
    window.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => readAuth().session?.access_token).not.toBe(before?.access_token);
  });
  stop();
  expect(Date.now() / 1000).toBeLessThan(soon);
  expect(heard.map(([event]) => event)).toContain("TOKEN_REFRESHED");
  expect(readAuth().session?.expires_at).toBeGreaterThan(soon + 3000);
  expect((await db.auth.getUser()).data.user?.id).toBe(before?.user.id);
  expect(bodies).toEqual(Array(4).fill({ refresh_token: before?.refresh_token }));
  const delays = timers.mock.calls.map(([, delay]) => delay);
  for (const [failures, wait] of [200, 400, 800].entries()) {
    expect(delays.slice(asked[failures], asked[failures + 1])).toContain(wait);
  }
});

test("what is asked of the sign-in service is worth nothing in another browser, and codes for telephones go by SMS [LIMIT-09]", async () => {
  const bodies: unknown[] = [];
  const stop = intercept("POST", "/auth/v1/", async (_pass, request) => {
    bodies.push(await request.json());
    return Response.json({});
  });
  await recoverPassword(db, { email: "ada@example.com", return_to: location.origin });
  await db.auth.signInWithOtp({ phone: "+491701234567" });
  stop();
  const pkce = { code_challenge: expect.stringMatching(/^[\w-]{43}$/), code_challenge_method: "s256" };
  expect(bodies).toMatchObject([
    { email: "ada@example.com", ...pkce },
    { phone: "+491701234567", channel: "sms" },
  ]);
});
