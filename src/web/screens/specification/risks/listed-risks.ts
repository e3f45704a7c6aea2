import { cite } from "#domain/citation.ts";
import type { Risk } from "#domain/nouns/risks.ts";
import { byName } from "#web/ui/lists/narrow-list.ts";
import { useList } from "#web/ui/lists/use-list.ts";

const cited = ({ number }: Risk) => (number === undefined ? undefined : cite("risks", number));

export function useRisksListed(risks: readonly Risk[]) {
  return useList({
    rows: risks,
    noun: { one: "risk", many: "risks" },
    name: ({ name }) => name || "Unnamed risk",
    reference: cited,
    text: (risk) => [cited(risk), risk.name, risk.functionality, risk.description].join("\n"),
    sorts: [
      { key: "name", label: "By name", compare: byName },
      { key: "newest", label: "Newest first", compare: (a, b) => (b.number ?? Infinity) - (a.number ?? Infinity) || 0 },
    ],
  });
}
