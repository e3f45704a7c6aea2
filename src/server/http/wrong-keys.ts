import { Failure } from "#domain/failure.ts";
import { clientAddress } from "#server/auth/request.ts";
import type { Backend } from "#server/homes/backend.ts";
import { countInMemory } from "./form-limits.ts";

const MOST = { tries: 30, seconds: 60 };
const KEY = /^srs_[0-9a-f]{64}$/;
/** What each server has seen. */
const counters = new WeakMap<Backend, ReturnType<typeof countInMemory>>();

/** Whether a bearer token means to be a project's key. */
export function isKey(token: string | undefined): token is string {
  return token?.startsWith("srs_") === true;
}

/** Does what needs a project's key; one network address may show so many wrong ones a minute, and then waits. */
export async function withKey<Done>(
  { request, backend, key }: { request: Request; backend: Backend; key: string },
  work: () => Promise<Done>,
): Promise<Done> {
  const count = counters.get(backend) ?? countInMemory();
  counters.set(backend, count);
  const address = `wrong-key:${clientAddress(request)}`;
  const tried = await count(address, 0, MOST.seconds);
  if (tried.used >= MOST.tries) {
    throw new Failure("too_many", `Too many keys that are not known came from here. Try again in ${tried.wait} seconds.`, {
      retry_after: tried.wait,
    });
  }
  try {
    // what cannot be one is not worth asking the database
    if (!KEY.test(key))
      throw new Failure("signed_out", "This key is not known. Copy it again, or make a new one in the settings of the project.");
    return await work();
  } catch (error) {
    if (error instanceof Failure && error.kind === "signed_out") await count(address, 1, MOST.seconds);
    throw error;
  }
}
