import { availableParallelism } from "node:os";
import { hash as argonHash, verify as argonVerify } from "@node-rs/argon2";
import { verify as bcryptVerify } from "@node-rs/bcrypt";
import { AuthError } from "./errors.ts";
import { MAX_PASSWORD_LENGTH } from "./password-strength.ts";

const MAX_WAITING = 200;
// 2 is argon2id; the library's enum is ambient and cannot be imported.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Without a hash it works as long and answers false, so that a missing account takes the same time. */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
};

export async function createPasswordHasher(): Promise<PasswordHasher> {
  const turn = inTurns(Math.max(1, Math.min(3, availableParallelism() - 1)));
  const nobody = await argonHash(crypto.randomUUID(), COST);
  return {
    hash: (password) => turn(() => argonHash(password, COST)),
    matches: (password, hash) =>
      turn(async () => {
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

/** Lets a few run at once, so that a storm of sign-ins leaves processors and threads to everybody else. */
function inTurns(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= MAX_WAITING) {
        throw new AuthError(429, "over_request_rate_limit", "Too many people are signing in: try again in a few seconds", {
          retryAfter: 3,
        });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
