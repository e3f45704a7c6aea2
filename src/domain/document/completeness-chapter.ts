import { nounByPrefix } from "#domain/citation.ts";
import { type CheckedItem, type Completeness, completenessOf } from "#domain/quality/completeness/completeness.ts";
import { standardNames, standards } from "#domain/quality/completeness/decision.ts";
import type { ContentPart } from "#domain/quality/completeness/spoken.ts";
import { paragraph, type Unnumbered } from "./blocks.ts";
import type { Block, Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";

/** What the specification is held against: what applies each item, why others are waived and how many are open. */
export function completenessChapters(input: DocumentInput): Unnumbered[] {
  const { completeness } = input;
  if (!completeness || completeness.decisions.length === 0) return [];
  const checked = completenessOf(input, completeness);
  const rows = standards.map((standard): Inline[][] => {
    const { applied, waived, open } = checked[standard].counts;
    const level = standard === "asvs" ? `, level ${checked.level}` : "";
    return [[standardNames[standard].name + level], [asNumber(applied)], [asNumber(waived)], [asNumber(open)]];
  });
  return [
    {
      title: "Completeness",
      blocks: [
        { kind: "table", columns: ["Held against", "Applied", "Waived", "Open"], rows },
        ...standards.flatMap((standard) => decidedOf(checked, standard)),
      ],
    },
  ];
}

/** A section of ASVS that was decided as one is told once, and its exceptions after it. */
function decidedOf(checked: Completeness, standard: (typeof standards)[number]): Block[] {
  const decided = checked[standard].groups
    .flatMap(({ section, items }) => [...(section ? [section] : []), ...items])
    .filter(({ decision, isInherited }) => decision !== null && !isInherited);
  if (decided.length === 0) return [];
  const rows = decided.map((item): Inline[][] => [
    [standard === "25010" ? item.title : `${item.key} ${item.title}`],
    standingOf(item),
  ]);
  return [
    paragraph(`${standardNames[standard].name}:`),
    { kind: "table", columns: ["Item", "Applied by, or waived because"], rows },
  ];
}

function standingOf({ state, decision, places, reopened }: CheckedItem): Inline[] {
  if (state === "applied") return places.flatMap((place, at): Inline[] => [...(at > 0 ? [", "] : []), inlineOf(place)]);
  if (state === "waived") return [`Waived: ${oneLine(decision?.reason ?? "")}`];
  return [reopened ? `Open: ${reopened}` : "Open"];
}

function inlineOf({ key, label }: ContentPart): Inline {
  return nounByPrefix.has(key.split("-")[0] ?? "") ? { cite: key } : label;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const asNumber = (count: number) => count.toLocaleString("en");
