import { expect, test } from "vitest";
import { readingOf } from "./reading.ts";
import type { SourceBlock } from "./source.ts";

test("a text without end, of whatever it consists, is told apart by its beginning and kept whole [ATTACK-125]", () => {
  for (const part of ["漢", "1", "((", "A", "é=", "a=b ", "5 years ", "5 minutes ", "A. ", "1. "]) {
    const text = part.repeat(200_000 / part.length).trim();
    const blocks: SourceBlock[] = [
      { kind: "heading", level: 1, text: "Features" },
      { kind: "item", depth: 0, ordered: false, text },
      { kind: "paragraph", text },
      { kind: "table", columns: ["Title", text], rows: [["Boxes", text]] },
    ];
    const { rows } = readingOf({ kind: "blocks", blocks });
    const kept = rows.reduce((sum, { words }) => sum + Object.values(words).join("").length, 0);
    expect(kept, part).toBeGreaterThan(text.length * 2);
  }
});
