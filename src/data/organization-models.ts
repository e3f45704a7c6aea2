import * as z from "zod";
import { aiProviders } from "#domain/organization-models.ts";
import { type Db, unwrap } from "./db.ts";

const COLUMNS = "organization_id, provider, model, base_url, key_hint, updated_by, updated_at";

/** The organization's own model without its key, or null; for admins. */
export async function getOrganizationModel(db: Db, { organization_id }: { organization_id: string }) {
  return unwrap(await db.from("organization_models").select(COLUMNS).eq("organization_id", organization_id).maybeSingle());
}
export type OrganizationModel = NonNullable<Awaited<ReturnType<typeof getOrganizationModel>>>;

export async function removeOrganizationModel(db: Db, { organization_id }: { organization_id: string }) {
  return unwrap(
    await db.from("organization_models").delete().eq("organization_id", organization_id).select("organization_id").single(),
  );
}

export type SealedModel = {
  organization_id: string;
  provider: string;
  model: string;
  base_url: string | null;
  /** Null keeps the one that is stored, an empty one is none. */
  sealed_key: string | null;
  key_hint: string | null;
  proof_hash: string;
};

export async function storeOrganizationModel(db: Db, { base_url, sealed_key, key_hint, ...rest }: SealedModel) {
  const given = {
    ...(base_url === null ? {} : { base_url }),
    ...(sealed_key === null ? {} : { sealed_key }),
    ...(key_hint === null ? {} : { key_hint }),
  };
  unwrap(await db.rpc("save_organization_model", { ...rest, ...given }));
}

/** Refuses whoever is no admin, and whoever had it tested too often. */
export async function countModelTrial(db: Db, { organization_id }: { organization_id: string }) {
  unwrap(await db.rpc("count_model_trial", { organization_id }));
}

const opened = z.object({
  provider: z.enum(aiProviders),
  model: z.string(),
  base_url: z.string().nullable(),
  sealed_key: z.string().nullable(),
  readable: z.boolean(),
});
export type OpenedModel = z.output<typeof opened>;

/** The organization's own model as its members draft with it; the sealed key only for the server whose proof is given. */
export async function openOrganizationModel(db: Db, asked: { organization_id: string; proof: string }) {
  const [row] = unwrap(await db.rpc("open_organization_model", asked));
  return row === undefined ? null : opened.parse(row);
}
