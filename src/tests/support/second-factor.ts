import { generate } from "otplib";
import type { Db } from "#data/db.ts";

/** Sets up an authenticator app and shows its code, so that the session is one with a second factor. */
export async function passSecondFactor(db: Db): Promise<{ secret: string; token: string }> {
  const enrolled = await db.auth.mfa.enroll({ factorType: "totp", issuer: "Test" });
  if (enrolled.error) throw enrolled.error;
  const { secret } = enrolled.data.totp;
  const verified = await db.auth.mfa.challengeAndVerify({ factorId: enrolled.data.id, code: await generate({ secret }) });
  if (verified.error) throw verified.error;
  return { secret, token: verified.data.access_token };
}
