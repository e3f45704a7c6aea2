import { Complaint } from "#cli/complaint.ts";
import { readProject } from "#cli/repository/project.ts";
import { repositoryRoot } from "#cli/repository/root.ts";
import { readAddress } from "./address.ts";
import { keyFor } from "./kept-keys.ts";

/** Where to, and by which key; `project` is known before anything is asked, but where the environment alone says the key. */
export type Connection = { address: string; key: string; project: string | null };

/** What the environment says, whole or not at all: a key is never sent to an address that a repository names. */
export function connectionOfEnvironment(): { address: string; key: string } | null {
  const { PRODUCT_ARCHITECT_URL: url, PRODUCT_ARCHITECT_KEY: key } = process.env;
  if (!key) return null;
  if (!url) throw new Complaint("PRODUCT_ARCHITECT_KEY is set, but PRODUCT_ARCHITECT_URL does not say which address it is for.");
  return { address: readAddress(url), key: key.trim() };
}

/** How the repository at hand is connected. */
export async function connection(): Promise<Connection & { root: string }> {
  const root = repositoryRoot();
  const named = readProject(root);
  const given = connectionOfEnvironment();
  if (given) return { ...given, project: named?.project ?? null, root };
  if (!named) throw new Complaint("This repository is not connected to a project; run 'product-architect login' in it.");
  const address = readAddress(named.address);
  const key = keyFor(address, named.project);
  if (!key) throw new Complaint(`There is no key for this project at ${address}; run 'product-architect login'.`);
  return { address, key, project: named.project, root };
}
