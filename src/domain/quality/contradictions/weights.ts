import type { Evidence } from "./evidence.ts";
import weights from "./weights.json" with { type: "json" };

const byName: ReadonlyMap<string, number> = new Map(Object.entries(weights));

/** How much all evidence together speaks for two facts being at odds; 0 is as likely as not. */
export function weightOf(evidence: Evidence): number {
  let sum = 0;
  for (const [name, value] of evidence) sum += value * (byName.get(name) ?? 0);
  return sum;
}
