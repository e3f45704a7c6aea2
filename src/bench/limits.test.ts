import { readdirSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { endingCode, verdictOf, withinLimit } from "./limits.ts";

const benches = readdirSync("src/bench").filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
const textOf = (file: string) => readFileSync(`src/bench/${file}`, "utf8");

test("a bench whose figure misses its limit says which one at its end, and ends with 1 [SPEED-15]", () => {
  expect(verdictOf("at most", 8, 8)).toBe(withinLimit);
  expect(verdictOf("less than", 59.9, { under: 60 })).toBe(withinLimit);
  expect(verdictOf("at least", 98, { least: 98 })).toBe(withinLimit);
  expect(endingCode()).toBe(0);
  expect(verdictOf("requests", 9, 8)).toBe("over the limit");
  expect(verdictOf("scripts", 60, { under: 60 })).toBe("over the limit");
  expect(verdictOf("throughput", 0.99, { least: 1 })).toBe("below the limit");
  expect(verdictOf("what could not be measured", Number.NaN, { least: 1 })).toBe("below the limit");
  const printed = vi.spyOn(console, "log").mockReturnValue();
  expect(endingCode()).toBe(1);
  expect(printed).toHaveBeenCalledExactlyOnceWith(
    "\nMissed its limit: requests; scripts; throughput; what could not be measured",
  );
  printed.mockRestore();
});

test("whatever prints a limit is held to it, and the code the benches end with is that of the limits [SPEED-15]", () => {
  const printing = benches.filter((file) => /^[^/*]*\blimit\b/im.test(textOf(file)) && file !== "limits.ts");
  const held = benches.filter((file) => textOf(file).includes("verdictOf("));
  expect(printing.filter((file) => !held.includes(file) && file !== "main.ts")).toEqual([]);
  expect(held.length).toBeGreaterThan(10);
  expect(benches.flatMap((file) => textOf(file).match(/process\.exit(Code)?\b.*/g) ?? [])).toEqual([
    "process.exit(bench ? endingCode() : 1);",
  ]);
});
