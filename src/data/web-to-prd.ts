import { readFeatures, type WebsiteAnalysis, type WebToPrdEntry } from "#domain/web-to-prd.ts";
import { type Db, unwrap, unwrapAll } from "./db.ts";

const COLUMNS = "id, organization_id, name, description, industry, business_model, website_url, features, created_at";

/** The organization's analyzed websites, newest first. */
export async function listWebToPrd(db: Db, { organization_id }: { organization_id: string }) {
  const rows = await unwrapAll((from, to) =>
    db
      .from("web_to_prd")
      .select(COLUMNS)
      .eq("organization_id", organization_id)
      .order("created_at", { ascending: false })
      .order("id")
      .range(from, to),
  );
  return rows.map(withFeatures);
}

export type WebToPrd = Awaited<ReturnType<typeof listWebToPrd>>[number];

/** One analyzed website, or null where there is none or it may not be seen. */
export async function getWebToPrd(db: Db, { id }: { id: string }) {
  const row = unwrap(await db.from("web_to_prd").select(COLUMNS).eq("id", id).maybeSingle());
  return row && withFeatures(row);
}

export async function addWebToPrd(
  db: Db,
  {
    organization_id,
    website_url,
    analysis: { name, description, industry, business_model, features },
  }: { organization_id: string; website_url: string; analysis: WebsiteAnalysis },
) {
  const row = { organization_id, website_url, name, description, industry, business_model, features };
  return withFeatures(unwrap(await db.from("web_to_prd").insert(row).select(COLUMNS).single()));
}

function withFeatures<Row extends Omit<WebToPrdEntry, "features"> & { features: unknown }>(row: Row) {
  return { ...row, features: readFeatures(row.features) };
}
