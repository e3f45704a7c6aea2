import { strFromU8 } from "fflate";
import type { SourceBlock } from "#domain/bring/source.ts";
import { type Element, elementsOf } from "./xml.ts";

type Parts = Readonly<Record<string, Uint8Array>>;

/** What people remarked on the cells of a workbook, and where its links lead, unless its `cells` say so. */
export function remarkBlocks(parts: Parts, cells: string): SourceBlock[] {
  const comments = elementsIn(parts, /^xl\/(?:.*\/)?(?:comments?|threadedComment)\d*\.xml$/, ["comment", "threadedComment"]);
  const links = elementsIn(parts, /^xl\/worksheets\/_rels\/.*\.rels$/, ["Relationship"]);
  const said = [
    ...comments.map(({ attributes, children }) => `${attributes.ref ?? ""}: ${children.map(wordsIn).join("").trim()}`),
    ...links.flatMap(({ attributes: { TargetMode, Target = "" } }) =>
      TargetMode === "External" && !cells.includes(Target) ? [Target] : [],
    ),
  ];
  return [...new Set(said)].map((text): SourceBlock => ({ kind: "item", depth: 0, ordered: false, text }));
}

function elementsIn(parts: Parts, named: RegExp, names: readonly string[]): Element[] {
  return Object.keys(parts)
    .filter((name) => named.test(name))
    .toSorted()
    .flatMap((name) => {
      const part = parts[name];
      return part ? elementsOf(strFromU8(part), names) : [];
    });
}

const wordsIn = ({ text, children }: Element): string => (children.length > 0 ? children.map(wordsIn).join("") : text);
