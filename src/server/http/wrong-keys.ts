import { Failure } from "#domain/failure.ts";
import type { Backend } from "#server/homes/backend.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import { type Counter, counterFor, countFrom } from "./form-limits.ts";

const MOST = { tries: 30, seconds: 60 };
const MOST_REMEMBERED = 1000;
const KEY = /^srs_[0-9a-f]{64}$/;

/** What whoever shows a key reads where none is taken. */
export const KEY_ELSEWHERE = "A project's key opens what agents are handed at /mcp, and nothing here.";

/** Wrong keys by address, and the hashes of good ones this process has seen; `wasGood` asks what every process has. */
type Seen = { count: Counter; good: Set<string>; wasGood(name: string): Promise<boolean> };
const seenBy = new WeakMap<Backend, Seen>();

/** Whether a bearer token means to be a project's key. */
export function isKey(token: string | undefined): token is string {
  return token?.startsWith("srs_") === true;
}

/**
 * Does what needs a project's key; one network address may show so many wrong ones a minute, and then waits, except with a key that
 * was good before.
 */
export async function withKey<Done>(
  { request, backend, key }: { request: Request; backend: Backend; key: string },
  work: () => Promise<Done>,
): Promise<Done> {
  const { count, good, wasGood } = seenOf(backend);
  const name = sha256(key);
  const tries = (uses: number) => countFrom(count, request, { what: "wrong-key", uses, seconds: MOST.seconds });
  const tried = good.has(name) ? undefined : await tries(0);
  if (tried && tried.used >= MOST.tries && !(await wasGood(name))) {
    throw new Failure("too_many", `Too many keys that are not known came from here. Try again in ${tried.wait} seconds.`, {
      retry_after: tried.wait,
    });
  }
  try {
    // what cannot be one is not worth asking the database
    if (!KEY.test(key))
      throw new Failure("signed_out", "This key is not known. Copy it again, or make a new one in the settings of the project.");
    const done = await work();
    good.add(name);
    for (const oldest of good) if (good.size > MOST_REMEMBERED) good.delete(oldest);
    return done;
  } catch (error) {
    if (error instanceof Failure && error.kind === "signed_out") {
      good.delete(name);
      await tries(1);
    }
    throw error;
  }
}

function seenOf(backend: Backend): Seen {
  const seen = seenBy.get(backend) ?? newlySeen(backend);
  seenBy.set(backend, seen);
  return seen;
}

function newlySeen({ sql }: Backend): Seen {
  const [good, count] = [new Set<string>(), counterFor(sql)];
  if (!sql) return { count, good, wasGood: async () => false };
  const wasGood = async (name: string) => {
    const found = await sql`select from public.project_api_keys where hashed_key = ${name} and last_used_at is not null`;
    return found.length > 0;
  };
  return { count, good, wasGood };
}
