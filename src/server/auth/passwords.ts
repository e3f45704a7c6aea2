import { availableParallelism } from "node:os";
import { hash as argonHash, verify as argonVerify } from "@node-rs/argon2";
import { verify as bcryptVerify } from "@node-rs/bcrypt";
import { Failure } from "#domain/failure.ts";
import { createTurns } from "#server/reading/turns.ts";
import { AuthError } from "./errors.ts";
import { MAX_PASSWORD_LENGTH } from "./password-strength.ts";

/** As many of an address wait as may come from it within five minutes. */
const TURNS = { each: 1, waiting: 60, room: 1_000, patience: 30_000 };
// 2 is argon2id; the library's enum is ambient and cannot be imported.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type PasswordHasher = {
  /** `whose` turn it is: a network address, an account, or both. */
  hash(password: string, whose: readonly string[]): Promise<string>;
  /** Without a hash it works as long and answers false, so that a missing account takes the same time. */
  matches(password: string, hash: string | null | undefined, whose: readonly string[]): Promise<boolean>;
};

export async function createPasswordHasher(): Promise<PasswordHasher> {
  // a few at once, so that a storm of sign-ins leaves processors and threads to everybody else
  const turns = createTurns({ ...TURNS, at_once: Math.max(1, Math.min(3, availableParallelism() - 1)) });
  const turn = <T>(whose: readonly string[], work: () => Promise<T>) =>
    turns.take(whose, work).catch((error: unknown) => {
      throw error instanceof Failure ? tooMany() : error;
    });
  const nobody = await argonHash(crypto.randomUUID(), COST);
  return {
    hash: (password, whose) => turn(whose, () => argonHash(password, COST)),
    matches: (password, hash, whose) =>
      turn(whose, async () => {
        if (password.length > MAX_PASSWORD_LENGTH) return false;
        if (hash && isBcrypt(hash)) return bcryptVerify(password, hash);
        const ours = hash?.startsWith("$argon2") ? hash : undefined;
        const right = await argonVerify(ours ?? nobody, password);
        return right && ours !== undefined;
      }),
  };
}

/** Hashes that other systems made still sign in, and are replaced by ours when they do. */
export function needsUpgrade(hash: string): boolean {
  return !hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
}

function isBcrypt(hash: string): boolean {
  return /^\$2[aby]\$\d\d\$/.test(hash);
}

function tooMany(): AuthError {
  return new AuthError(429, "over_request_rate_limit", "Too many people are signing in: try again in a few seconds", {
    retryAfter: 3,
  });
}
