import { setTimeout as wait } from "node:timers/promises";
import type { Core } from "./core.ts";
import { hmac } from "./tokens.ts";
import { userJson } from "./user-json.ts";
import type { User } from "./users.ts";

const STEP_MS = 100;

/**
 * What a sign-up answers: an account that waits for its confirmation, whether the address had one before or not. Its ids are those of
 * the account, so that asking twice gives the same ones; its times are those of the asking.
 */
export function signUpAnswer(core: Core, account: { id: string; known: User | undefined; email: string; data: object }) {
  const { id, known, email, data } = account;
  const now = new Date().toISOString();
  const userData = { ...data, email, sub: id };
  const identity = known?.identities.find(({ provider }) => provider === "email");
  return userJson({
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    raw_user_meta_data: userData,
    created_at: now,
    updated_at: now,
    phone: null,
    phone_confirmed_at: null,
    confirmed_at: null,
    banned_until: null,
    reauthentication_sent_at: null,
    is_sso_user: false,
    deleted_at: null,
    is_anonymous: false,
    factors: [],
    identities: [
      {
        id: identity?.id ?? stableId(core, id),
        provider_id: id,
        user_id: id,
        identity_data: { ...userData, email_verified: false, phone_verified: false },
        provider: "email",
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
  });
}

/** An id that is the same each time, for an account whose address came from elsewhere. */
function stableId(core: Core, id: string): string {
  const hex = hmac(core.secretKey, `identity:${id}`).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Answers come in steps, so that what was written on the way cannot be read from the time it took. */
export async function inSteps<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - started;
    await wait(Math.ceil((spent + STEP_MS / 2) / STEP_MS) * STEP_MS - spent);
  }
}
