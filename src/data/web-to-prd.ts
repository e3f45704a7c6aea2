import * as z from "zod";
import { type UnreadPage, unreadPage } from "#domain/evidence/unread.ts";
import { readFeatures, type WebFeature, type WebsiteAnalysis } from "#domain/web-to-prd.ts";
import { type Db, unwrap, unwrapAll } from "./db.ts";

const COLUMNS =
  "id, organization_id, name, description, industry, business_model, website_url, features, created_at, guesses, addresses, unread";

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
    analysis: { name, description, industry, business_model, features, guesses = [] },
    unread = [],
  }: { organization_id: string; website_url: string; analysis: WebsiteAnalysis; unread?: UnreadPage[] },
) {
  const row = { organization_id, website_url, name, description, industry, business_model, features, guesses, unread };
  return withFeatures(unwrap(await db.from("web_to_prd").insert(row).select(COLUMNS).single()));
}

/** Joins what another address says to an entry; what stands there stays. */
export async function joinWebToPrd(
  db: Db,
  entry: WebToPrd,
  { website_url, features, unread }: { website_url: string; features: readonly WebFeature[]; unread: readonly UnreadPage[] },
) {
  const isKnown = ({ name }: WebFeature) => entry.features.some((known) => known.name === name);
  const row = {
    addresses: [...new Set([...entry.addresses, website_url])].slice(0, 20),
    features: [...entry.features, ...features.filter((one) => !isKnown(one))].slice(0, 120),
    unread: [...entry.unread, ...unread].slice(0, 200),
  };
  return withFeatures(unwrap(await db.from("web_to_prd").update(row).eq("id", entry.id).select(COLUMNS).single()));
}

const unreadPages = z.array(unreadPage).catch([]);

function withFeatures<Row extends { features: unknown; unread: unknown }>(row: Row) {
  return { ...row, features: readFeatures(row.features), unread: unreadPages.parse(row.unread) };
}
