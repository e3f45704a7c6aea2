import type { Db } from "#data/db.ts";
import { listOrganizations } from "#data/organizations.ts";
import { endWebRequest, type NewWebRequest, startWebRequest } from "#data/web-requests.ts";
import { Failure } from "#domain/failure.ts";

type Usage = { input_tokens?: number; output_tokens?: number };

/** Does something on the web for an organization, as a recorded and counted request. */
export async function runWebRequest<Value>(
  db: Db,
  request: NewWebRequest,
  work: () => Promise<{ value: Value; usage: Usage }>,
): Promise<Value> {
  const id = await begin(db, request);
  const ended = () => new Date().toISOString();
  try {
    const { value, usage } = await work();
    await endWebRequest(db, { id, finished_at: ended(), ...usage });
    return value;
  } catch (error) {
    const reason = error instanceof Failure ? error.message : "Something went wrong on our side.";
    await endWebRequest(db, { id, finished_at: ended(), error: reason }).catch(() => {});
    throw error;
  }
}

async function begin(db: Db, request: NewWebRequest): Promise<string> {
  try {
    return await startWebRequest(db, request);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== "forbidden") throw error;
    throw new Failure("forbidden", "You can read this organization's projects but not add to them. Ask an admin of it.", {
      code: error.code,
    });
  }
}

/** The organization that is asked for, or the caller's newest one. */
export async function organizationFor(db: Db, asked: string | undefined): Promise<string> {
  if (asked !== undefined) return asked;
  const [newest] = await listOrganizations(db);
  if (!newest) throw new Failure("conflict", "Create an organization first: the results are saved there.");
  return newest.id;
}
