import { Failure } from "#domain/failure.ts";
import { AuthError } from "#server/auth/errors.ts";
import { createPasswordHasher } from "#server/auth/passwords.ts";

let hasher: ReturnType<typeof createPasswordHasher> | undefined;

/** Hashed as slowly as those of accounts, in a line of their own. */
export async function hashSharePassword(password: string, whose: string): Promise<string> {
  hasher ??= createPasswordHasher();
  return (await hasher).hash(password, [whose]).catch(sayBusy);
}

export async function isSharePassword(password: string, hash: string, whose: string): Promise<boolean> {
  hasher ??= createPasswordHasher();
  return (await hasher).matches(password, hash, [whose]).catch(sayBusy);
}

function sayBusy(cause: unknown): never {
  if (!(cause instanceof AuthError)) throw cause;
  throw new Failure("too_many", "Too many people are opening links right now. Try again in a few seconds.", {
    cause,
    retry_after: 3,
  });
}
