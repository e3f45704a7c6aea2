import { expect, test } from "vitest";
import { mergeWords } from "./merge-words.ts";
import { acceptedTogether, decisionOf, standingOf } from "./proposal-standing.ts";
import type { Proposal } from "./proposals.ts";

const proposal = (more: Partial<Proposal>): Proposal => ({
  ...{ id: "p", kind: "change", table_name: "user_stories", row_id: "r", row_number: 1, row_name: "Book", field: "story" },
  ...{ base_revision: 1, base: "I want a berth for one night.", words: { story: "I want a berth for two nights." }, why: null },
  ...{
    state: "open",
    proposed_by: null,
    key_name: "Agent",
    created_at: "",
    decided_by: null,
    decided_at: null,
    decided_revision: null,
  },
  ...more,
});

test("words that were changed in other places are merged, and in the same place contested", () => {
  expect(mergeWords("one two three four", "one 2 three four", "one two three 4")).toBe("one 2 three 4");
  expect(mergeWords("one two three", "one 2 three", "one zwei three")).toBeNull();
  expect(mergeWords("one two three", "one 2 three", "one 2 three!")).toBe("one 2 three!");
});

test("a proposal stands to its row as fresh, merged, contested, met, or gone, and is decided by what stands there [PROPOSE-9]", () => {
  const kindOf = (story: string) => standingOf(proposal({}), { story, revision: 2 });
  expect(kindOf("I want a berth for one night.").kind).toBe("fresh");
  expect(kindOf("I want a berth for two nights.").kind).toBe("met");
  const merged = kindOf("We want a berth for one night.");
  expect(merged.kind).toBe("merged");
  expect(decisionOf(proposal({}), merged)).toEqual({
    id: "p",
    seen: "We want a berth for one night.",
    value: "We want a berth for two nights.",
  });
  const contested = kindOf("I want a berth for three nights.");
  expect(contested).toMatchObject({ kind: "contested", step: { label: "Story", before: "I want a berth for three nights." } });
  expect(standingOf(proposal({}), null)).toEqual({ kind: "gone" });
  const fresh = { proposal: proposal({}), standing: kindOf("I want a berth for one night.") };
  expect(acceptedTogether([fresh, fresh, { ...fresh, standing: contested }])).toEqual([fresh]);
});
