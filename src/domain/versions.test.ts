import { expect, test } from "vitest";
import { newVersionInput, statesOf, versionsOf } from "./versions.ts";

const at = (minute: number) => `2026-11-20T10:0${minute}:00+00:00`;

test("the versions are the stored ones and the project's current one, each once, and '1' alone where there is none [VERS-12]", () => {
  const stored = [
    { version: "0.1", updated_at: at(1) },
    { version: "0.2", updated_at: at(3) },
  ];
  expect(versionsOf("0.2", stored, [{ version: "0.1", created_at: at(2) }])).toEqual([
    { version: "0.2", isCurrent: true, changed_at: at(3) },
    { version: "0.1", isCurrent: false, changed_at: at(2) },
  ]);
  expect(versionsOf("0.3", stored, []).map(({ version }) => version)).toEqual(["0.3", "0.2", "0.1"]);
  expect(versionsOf("0.3", [], [])).toEqual([{ version: "0.3", isCurrent: true, changed_at: null }]);
  for (const nothing of [null, ""]) {
    expect(versionsOf(nothing, [], [])).toEqual([{ version: "1", isCurrent: true, changed_at: null }]);
  }
});

test("a version of which only a snapshot is left is still one", () => {
  expect(versionsOf("0.2", [], [{ version: "0.1", created_at: at(1) }]).map(({ version }) => version)).toEqual(["0.2", "0.1"]);
});

test("a version needs a name of at most 50 characters", () => {
  expect(newVersionInput.safeParse({ version: "  " }).error?.issues[0]?.message).toBe("Version is required");
  expect(newVersionInput.parse({ version: " 2.0 " })).toEqual({ version: "2.0" });
  expect(newVersionInput.safeParse({ version: "x".repeat(51) }).success).toBe(false);
});

test("a version stands for what the next one was made from first, else for what was left last", () => {
  const left = (minute: number, version: string, next_version: string | null) => ({
    version,
    created_at: at(minute),
    next_version,
  });
  const [made, again, looked, other] = [left(1, "0.1", "0.2"), left(3, "0.1", "0.3"), left(5, "0.1", null), left(4, "0.2", null)];
  expect(statesOf("0.1", [looked, other, again, made])).toEqual([made, looked, again]);
  expect(statesOf("0.2", [other, left(2, "0.2", null)])[0]).toBe(other);
  expect(statesOf("9", [made])).toEqual([]);
});
