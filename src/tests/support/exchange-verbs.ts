import { exportAuditEvents, listAuditEvents, recordExport } from "#data/audit-events.ts";
import type { Db } from "#data/db.ts";
import { readDocumentBeginning } from "#data/document-beginning.ts";
import { removeProjectDocument } from "#data/files.ts";
import { bringRows, listImports, undoImport } from "#data/imports.ts";
import { addProjectApiKey, listProjectApiKeys, revokeProjectApiKey } from "#data/project-api-keys.ts";
import { getLogo, removeLogo, saveLogo } from "#data/project-logos.ts";
import { addProjectShare, listProjectShares, revokeProjectShare } from "#data/project-shares.ts";
import {
  acceptProposals,
  declineProposals,
  listDecided,
  listWork,
  propose,
  proposeTogether,
  reopenProposals,
} from "#data/proposals.ts";
import { pngOf } from "./picture.ts";

type ExchangeIds = { organization_id: string; project_id: string; story_id: string; page_id: string };
const aHash = () => crypto.randomUUID().replaceAll("-", "").repeat(2);
const later = () => new Date(Date.now() + 86_400_000).toISOString();
const design = { name: "quay.png", url: "https://files.example/quay.png", path: "", size: 9, uploadedAt: "2026-11-27T00:00:00Z" };

async function proposed(db: Db, project_id: string) {
  const proposals = [1, 2].map((number) => ({ cite: `US-${number}@1`, field: "name", value: `Keep berth ${number} lit` }));
  return proposeTogether(db, { project_id, proposals, idempotency_key: crypto.randomUUID() });
}

async function brought(db: Db, project_id: string) {
  const pages = Array.from({ length: 20 }, (_, at) => ({ id: crypto.randomUUID(), name: `Brought ${at}` }));
  const nothing = { changed: [], texts: {}, texts_revision: null, kept: "Berths are lit." };
  return bringRows(db, { name: "pages.md", place: { project_id }, written: { pages }, ...nothing });
}

/** What is proposed, brought along, shared, stored beside rows, and written down of it. */
export function exchangeVerbs({
  organization_id,
  project_id,
  page_id,
}: ExchangeIds): Record<string, (db: Db) => PromiseLike<unknown>> {
  return {
    "propose and accept": async (db) => {
      const made = await proposed(db, project_id);
      await listWork(db, { project_id });
      await acceptProposals(db, { project_id, decisions: made.map(({ id }) => ({ id })) });
      await listDecided(db, { project_id });
    },
    "propose, decline and reopen": async (db) => {
      const ids = (await proposed(db, project_id)).map(({ id }) => id);
      await declineProposals(db, { project_id, ids });
      await reopenProposals(db, { project_id, ids });
    },
    "propose one change": (db) =>
      propose(db, { project_id, proposal: { cite: "US-1@1", field: "name", value: "Keep a berth lit" } }),
    import: (db) => brought(db, project_id),
    "undo an import": async (db) => {
      const { import_id } = await brought(db, project_id);
      await listImports(db, { project_id });
      await undoImport(db, { id: import_id });
    },
    "share a document": async (db) => {
      const hashes = { hashed_token: aHash(), proof_hash: aHash(), password_hash: null };
      const said = { project_id, name: "The client", version: null, chapters: null, expires_at: later() };
      const { id } = await addProjectShare(db, { ...said, ...hashes });
      await revokeProjectShare(db, { id });
      await listProjectShares(db, { project_id });
    },
    "keys of a project": async (db) => {
      const trace = { hashed_key: aHash(), prefix: "pa_12345", last_four: "6789" };
      const { id } = await addProjectApiKey(db, { project_id, name: "Agent", ...trace, scope: "read_write", expires_at: null });
      await listProjectApiKeys(db, { project_id });
      await revokeProjectApiKey(db, { id, revoked_at: new Date().toISOString() });
    },
    "the logo": async (db) => {
      await saveLogo(db, { project_id, png: pngOf({ width: 8, height: 8 }) });
      await getLogo(db, { project_id });
      await removeLogo(db, { project_id });
    },
    "list files": async (db) => {
      const { error } = await db.storage.from("project_documents").list(project_id);
      if (error) throw error;
    },
    "let go of a file": (db) => removeProjectDocument(db, { project_id, path: `${project_id}/1_plan.txt` }),
    "designs of a page": async (db) => {
      await db.rpc("add_page_design", { page_id, design }).throwOnError();
      await db.rpc("remove_page_design", { page_id, design }).throwOnError();
    },
    "audit log": (db) => listAuditEvents(db, { organization_id, filter: {}, after: null }),
    "take the audit log along": (db) => exportAuditEvents(db, { organization_id, filter: { area: "member" }, format: "csv" }),
    "write down an export": (db) => recordExport(db, { project_id, what: "document", format: "markdown" }),
    "beginning of a document": (db) => readDocumentBeginning(db, { project_id }),
  };
}
