import { randomUUID } from "node:crypto";
import { callFunction } from "#data/functions.ts";
import { bringRows } from "#data/imports.ts";
import { acceptInvitation, addOrganizationInvitation } from "#data/organization-invitations.ts";
import { listProjects } from "#data/projects.ts";
import { listRows } from "#data/rows.ts";
import { searchProject } from "#data/search.ts";
import { readShared, shareDocument } from "#domain/project-shares.ts";
import { addPage, namesKnown, newName, type Stay, sayMissing } from "./storm-works.ts";

const DAY_MS = 86_400_000;
const BROUGHT = 20;

/** What somebody does with others, and what comes from elsewhere: each is looked at once it was acknowledged. */
export function worksTogether(stay: Stay, others: readonly Stay[]) {
  const { db, visitor, user_id, organization_id, project_id, ledger, report } = stay;
  const { once } = stay.tries;
  const invited = new Set<string>([user_id]);
  return [invite, find, find, bring, share];

  /** Whoever is invited accepts, and sees the project. */
  async function invite() {
    const other = others.find((one) => !invited.has(one.user_id));
    if (!other) return;
    invited.add(other.user_id);
    const { email } = other;
    const invitation = await once("invite", () =>
      addOrganizationInvitation(db, { organization_id, invited_by: user_id, email, role: "member" }),
    );
    if (!invitation) return;
    if (!(await once("accept", () => acceptInvitation(other.db, invitation)))) return;
    ledger.members.add(other.user_id);
    const seen = await once("look for it", () => listProjects(other.db, { organization_id }));
    if (seen && !seen.some(({ id }) => id === project_id))
      report.wrong.push("who accepted an invitation does not see the project");
  }

  async function find() {
    const page = await addPage(stay);
    if (!page) return;
    const hits = await once("search", () => searchProject(db, { project_id, query: page.name }));
    if (hits && !hits.some(({ row_id }) => row_id === page.id)) report.wrong.push("a search does not find the page just named");
  }

  async function bring() {
    const pages = Array.from({ length: BROUGHT }, () => ({ id: randomUUID(), name: newName(), description: "Brought along." }));
    const nothing = { changed: [], texts: {}, texts_revision: null, kept: "" };
    const file = { name: "pages.md", place: { project_id }, written: { pages } };
    if (!(await once("bring", () => bringRows(db, { ...file, ...nothing })))) return;
    for (const { id, name } of pages) ledger.pages.set(id, [name]);
    const stand = await once("list", () => listRows(db, "pages", { project_id, ids: pages.map(({ id }) => id) }));
    const missing = pages.filter(({ id, name }) => stand && !stand.some((row) => row.id === id && row.name === name));
    if (missing.length > 0) report.wrong.push(`${missing.length} rows of an import are not there`);
  }

  /** Whoever has the link reads the document without signing in. */
  async function share() {
    const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
    const asked = { projectId: project_id, name: "The client", version: null, chapters: null, expiresAt, password: "" };
    const link = await once("share", () => callFunction(db, shareDocument, asked));
    if (!link) return;
    const known = namesKnown(ledger);
    const shared = await once("read it", () => callFunction(visitor, readShared, { token: link.token }));
    if (shared) sayMissing(report, "the shared document", known, JSON.stringify(shared.document));
  }
}
