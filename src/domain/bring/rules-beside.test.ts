import { expect, test } from "vitest";
import { placeBlocks } from "./place-blocks.ts";
import type { SourceBlock } from "./source.ts";

const paragraph = (text: string): SourceBlock => ({ kind: "paragraph", text });
const item = (text: string): SourceBlock => ({ kind: "item", depth: 0, ordered: false, text });

test.each(["What it has to do:", "Features:"])(
  "below a list of needs (%s) what must never be, and what holds at most, are rows of their own, and a question is none [BRING-52]",
  (lead) => {
    const blocks = [
      paragraph(lead),
      item("let neighbours lend a drill"),
      item("remind them on the day it is due"),
      paragraph("The list must never name somebody who moved away.\nAt most three tools per house. Two for newcomers."),
      paragraph("Only the caretaker can delete a tool."),
      paragraph("My sister liked the last one. It should be as good."),
      paragraph("Should it ever be sold?"),
    ];
    const { rows, rest } = placeBlocks(blocks);
    const said = rows.map(({ words }) => [words.name, words.description, words.measure].filter(Boolean).join(" | "));
    expect(said).toHaveLength(6);
    for (const words of [
      "The list must never name somebody who moved away.",
      "At most three tools per house. Two for newcomers.",
      "Only the caretaker can delete a tool.",
      "My sister liked the last one. It should be as good.",
    ])
      expect(said.filter((one) => one.includes(words))).toHaveLength(1);
    expect(rows.flatMap(({ sources }) => sources)).not.toContain("6");
    expect(rest.size).toBe(0);
  },
);
