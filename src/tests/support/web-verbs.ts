import type { Db } from "#data/db.ts";
import { addWebEvidence, decideWebEvidence, listProjectEvidence, listWebEvidence } from "#data/web-evidence.ts";
import { endWebRequest, startWebRequest } from "#data/web-requests.ts";
import { addWebToPrd, listWebToPrd } from "#data/web-to-prd.ts";
import { addProjectFromEntry } from "#data/web-to-prd-projects.ts";

const website_url = "https://harbour.example/";
const analysis = {
  name: "Harbour",
  description: "Berths.",
  industry: "Sailing",
  business_model: "Fees",
  features: [{ name: "Lamps", description: "They glow." }],
};

/** What is read of websites, and a project that is made of one. */
export function webVerbs({ organization_id }: { organization_id: string }): Record<string, (db: Db) => PromiseLike<unknown>> {
  const analyzed = async (db: Db) => {
    const entry = await addWebToPrd(db, { organization_id, website_url, analysis });
    const found = [{ kind: "page" as const, name: "Quay", quote: "Our quay", address: website_url, detail: {} }];
    await addWebEvidence(db, { organization_id, entry_id: entry.id, found });
    return entry;
  };
  return {
    "read a website": async (db) => {
      const asked = { organization_id, function: "analyze-website", provider: "built-in" };
      const id = await startWebRequest(db, asked);
      await analyzed(db);
      await endWebRequest(db, { id, finished_at: new Date().toISOString() });
    },
    "evidence of a website": async (db) => {
      const { id: entry_id } = await analyzed(db);
      const evidence = await listWebEvidence(db, { entry_id });
      await decideWebEvidence(db, { ids: evidence.map(({ id }) => id), state: "accepted" });
      await listWebToPrd(db, { organization_id });
    },
    "a project of a website": async (db) => {
      const project = await addProjectFromEntry(db, await analyzed(db));
      await listProjectEvidence(db, { project_id: project.id });
    },
  };
}
