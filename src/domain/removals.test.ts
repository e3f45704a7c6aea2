import { expect, test } from "vitest";
import { type RemovedFrom, removalsOf } from "./removals.ts";

const from = (id: string, table_name: string, count: number): RemovedFrom => ({
  id,
  table_name,
  count,
  removed_at: "2026-11-21T08:00:00Z",
  removed_by: null,
  row_id: `${id} ${table_name}`,
  number: 3,
  name: "Skipper",
});

test("a deletion is told by what was deleted, and then by how much went along", () => {
  const removals = removalsOf([
    from("one", "user_stories", 1),
    from("many", "test_cases", 1),
    from("many", "user_stories", 1038),
    from("many", "user_classes", 6),
    from("class", "user_stories", 2),
    from("class", "user_classes", 1),
    from("else", "of_later_versions", 1),
  ]);
  expect(removals.map(({ row_id, what }) => [row_id, what])).toEqual([
    ["one user_stories", "US-3 Skipper"],
    ["many user_classes", "6 user classes, 1,038 user stories and 1 test case"],
    ["class user_classes", "UC-3 Skipper and 2 user stories"],
  ]);
});
