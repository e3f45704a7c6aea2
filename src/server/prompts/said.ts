import type { Brief } from "#domain/brief.ts";
import type { SourceUnit } from "#domain/source-units/units.ts";
import { tokensIn } from "#domain/tokens.ts";
import { fencedLine } from "./fence.ts";
import { withIds } from "./ids.ts";
import { BRIEF_BUDGET, material, type Needs } from "./material.ts";
import { restingRow } from "./naming.ts";

export const missingTitle = "Said, and in none of these so far";

/** What a question of rows tells of what was said: `units` are the clauses that stand in its prompt, `resting` reads a row with those it names. */
export type Said = { prompt: string; units: readonly SourceUnit[]; resting: ReturnType<typeof restingRow> };
/** `more` stands below the material; of the clauses that are `missing` there is a list. */
type Besides = { more?: string; missing?: readonly SourceUnit[] | undefined };

/** The prompt of a question of rows, told when it is first asked for: the built-in drafter needs none. */
export function saidIn(brief: Brief, needs: Needs, besides: Besides = {}): () => Said {
  let told: Said | undefined;
  return () => {
    told ??= tell(brief, needs, besides);
    return told;
  };
}

function tell(brief: Brief, { budget = BRIEF_BUDGET, ...needs }: Needs, { more = "", missing = [] }: Besides): Said {
  const { brief: marked, units } = withIds(brief, more);
  const keys = new Set(missing.map(({ key }) => key));
  const lines = [...units].flatMap(([id, { key, words }]) => (keys.has(key) ? fencedLine(`[${id}] ${words}`, MOST_CLAUSE) : []));
  const listed = lines.length > 0 ? `## ${missingTitle}\n${lines.join("\n")}` : "";
  const parts = [material(marked, { ...needs, budget: budget - tokensIn(listed) }), more, listed];
  const prompt = parts.filter(Boolean).join("\n\n");
  // of what was left out there is no id
  const ids = new Set([...prompt.matchAll(/\[([a-z]\d+)\]/g)].map(([, id]) => id));
  const shown = new Map([...units].filter(([id]) => ids.has(id)));
  return { prompt, units: [...shown.values()], resting: restingRow(shown) };
}

/** In characters. */
const MOST_CLAUSE = 300;
