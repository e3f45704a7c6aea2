import { strikeFigures } from "#data/acceptance.ts";
import { keepSourceTexts } from "#data/coverage.ts";
import type { Db } from "#data/db.ts";
import { decideFact, readFacts, reopenContradiction, settleContradiction } from "#data/facts.ts";
import { addPossible, decidePossible, listPossible } from "#data/possible.ts";
import { reportProgress } from "#data/progress.ts";
import { listRows } from "#data/rows.ts";
import { keepVersionFigures, readVersionFigures } from "#data/version-figures.ts";
import { aDraft } from "./drafting-verbs.ts";

const hash = "0".repeat(64);
const place = (row_id: string) => `user_stories:${row_id}:story`;

/** What is said of the words of rows: facts, contradictions, guesses, numbers, sources and how far they are built. */
export function qualityVerbs({
  project_id,
  story_id,
  last_story_id,
}: Record<"project_id" | "story_id" | "last_story_id", string>): Record<string, (db: Db) => PromiseLike<unknown>> {
  const [a_place, b_place] = [place(story_id), place(last_story_id)];
  return {
    "decide a fact": async (db) => {
      const fact = { table_name: "user_stories", row_id: story_id, field: "story", kind: "quantity" } as const;
      await decideFact(db, { project_id, ...fact, span_hash: hash, sentence_hash: hash, decision: "removed" });
      await readFacts(db, { project_id });
    },
    "settle a contradiction and reopen it": async (db) => {
      const settled = { kind: "quantity", a_place, a_hash: hash, b_place, b_hash: hash, reason: "Both hold." } as const;
      const { id } = await settleContradiction(db, { project_id, ...settled });
      await reopenContradiction(db, { project_id, id });
    },
    "keep and decide what a model believes": async (db) => {
      const sides = { a_place, a_hash: hash, a_quote: "keep berth", b_place, b_hash: hash, b_quote: "keep berth" };
      const found = [{ kind: "duplicate" as const, sentence: "Both keep a berth.", ...sides }];
      const [kept] = await addPossible(db, { project_id, model: "a model", found });
      await decidePossible(db, { project_id, id: kept?.id ?? "", state: "dismissed" });
      await listPossible(db, { project_id });
    },
    "strike a number": async (db) => {
      const pages = [{ name: "Quay", description: "For 30 boats.", features: null, sections: [] }];
      const generation_id = await aDraft(db, project_id, { pages });
      const drafted = await listRows(db, "pages", { project_id });
      const page = drafted.find((one) => one.generation_id === generation_id);
      const figure = { table: "pages" as const, field: "description", figure: "30", at: 4 };
      await strikeFigures(db, { project_id, struck: [{ ...figure, id: page?.id ?? "", revision: 1 }] });
    },
    "keep what documents say": (db) =>
      keepSourceTexts(db, { project_id, texts: [{ reference: `${project_id}/1_plan.txt`, name: "plan.txt", text: "Lamps." }] }),
    "figures of versions": async (db) => {
      await keepVersionFigures(db, { project_id, held_to: hash, shares: {} });
      await readVersionFigures(db, { project_id });
    },
    "report progress": (db) => reportProgress(db, { project_id, report: { cite: "US-1@1", state: "done" } }),
  };
}
