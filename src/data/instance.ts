import { instanceFigures } from "#domain/instance.ts";
import { type Db, unwrap } from "./db.ts";

/** Organizations, in the order of their names; the database answers no more than these at once. */
const PAGE = 25;

/** Whether whoever asks runs the instance. */
export async function isOperator(db: Db): Promise<boolean> {
  return unwrap(await db.rpc("is_operator"));
}

export async function getInstanceFigures(db: Db) {
  return instanceFigures.parse(unwrap(await db.rpc("get_instance_figures")));
}

type Last = { name: string; id: string };

/** Organizations whose name holds what is searched, after `after`, with what they hold; and how many there are in all. */
export async function listInstanceOrganizations(db: Db, { search, after }: { search: string; after: Last | null }) {
  const asked = { search, ...(after ? { after_name: after.name, after_id: after.id } : {}) };
  const organizations = unwrap(await db.rpc("list_instance_organizations", asked));
  const last = organizations.at(-1);
  const next = last && organizations.length === PAGE ? { name: last.name, id: last.id } : null;
  return { organizations, found: organizations[0]?.found ?? 0, next };
}
